import { t } from '#words/t.ts';
import { errorWith, messages } from '#facts/messages.ts';
import { profilePath, projectPath } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf } from '#kit/page/page-meta.ts';
import { useSite } from '#kit/page/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { projectLd } from '#features/projects/project-ld.ts';
import { ProjectView } from '#features/projects/project-view.tsx';
import type { Route } from './+types/project';

type Params = { vendorId: string; projectId: string };

const load = (api: Api, { params }: LoadArgs<Params>) => ({ project: api.vendorProject({ params }) });
export const loader = serverLoad(load, 'project');
export const clientLoader = browserLoad(load);

const headOf = (title: string, companyName: string) => t('{title}, by {name}', { title, name: companyName });

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const otherwise = {
    title: t('Our work'),
    description: t('This project could not be shown.'),
    path: projectPath(params.vendorId, params.projectId),
  };
  return pageMetaOf(matches, loaderData?.project, otherwise, (project) => {
    const { title, line, words, pictures, vendor } = project;
    return {
      title: headOf(title, vendor.companyName),
      description: shorten([line, words].filter(Boolean).join('. ') || title, 200),
      picture: pictures[0]?.picture ?? null,
      type: 'article',
    };
  });
};

type FailedProps = { vendorId: string; status: number; message: string };

function Failed({ vendorId, status, message }: FailedProps) {
  const missing = status === 404;
  return (
    <StatePage
      role="alert"
      heading={errorWith(message)}
      lead={
        missing
          ? t('The vendor may have taken it off its page, or the address is mistyped.')
          : t('It may work again in a minute.')
      }
      scene={missing ? 'nothing-here' : 'error'}
      actions={
        <>
          {!missing && <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>}
          <ButtonLink to={profilePath(vendorId)} look="secondary">
            {messages.viewProfile}
          </ButtonLink>
        </>
      }
    />
  );
}

/** One project of a vendor. */
export default function Project({ loaderData: { project }, params }: Route.ComponentProps) {
  const site = useSite();
  return (
    <AsyncSection
      key={params.projectId}
      data={project}
      loading={<p className="wrap py-14">{messages.loading}</p>}
      failed={({ status, message }) => (
        <Failed vendorId={params.vendorId} status={status} message={message} />
      )}
    >
      {(found) => (
        <>
          {project instanceof Promise && (
            <title>{`${headOf(found.title, found.vendor.companyName)} | ${site.company.brand}`}</title>
          )}
          <JsonLd data={import.meta.env.SSR && projectLd(site, found)} />
          <ProjectView project={found} />
        </>
      )}
    </AsyncSection>
  );
}
