import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths, profilePath } from '#facts/paths.ts';
import { claimPath } from '#facts/vendor-paths.ts';
import type { Api } from '#contract/client.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { claimBeginCall } from '#features/claims/claim-calls.ts';
import { ClaimBeginForm } from '#features/claims/claim-begin-form.tsx';
import type { Route } from './+types/claim-page';

const load = (api: Api, { params }: LoadArgs<{ vendorId: string }>) => ({
  vendor: api.vendorGet({ params }),
});
export const loader = serverLoad(load, 'vendor');
export const clientLoader = browserLoad(load);
export const action = formAction(claimBeginCall);
export const handle = { contactBar: 'none' };

const title = t('Claim the page of your business');

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title,
    description: t('For the owner of a business whose page nobody manages yet.'),
    path: claimPath(params.vendorId),
    hidden: true,
  });

/** Where the page of a business without an account is claimed. */
export default function ClaimPage({ loaderData: { vendor } }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={vendor}
      loading={<p className="wrap py-14">{messages.loading}</p>}
      failed={({ status, message }) => (
        <StatePage
          heading={title}
          lead={status === 404 ? t('This page is not on our site.') : message}
          scene="door"
        >
          <ButtonLink to={paths.vendors}>{t('All vendors')}</ButtonLink>
        </StatePage>
      )}
    >
      {(found) => (
        <StatePage
          heading={title}
          lead={t(
            '{vendor}: we check that it is yours, and nothing changes until our team has approved it.',
            {
              vendor: found.companyName,
            },
          )}
          scene="door"
        >
          <div className="mt-8">
            {found.claimable ? (
              <ClaimBeginForm vendor={found} />
            ) : (
              <>
                <Notice>{t('Somebody manages this page already.')}</Notice>
                <ButtonLink to={profilePath(found._id)} className="mt-4">
                  {t('See the page')}
                </ButtonLink>
              </>
            )}
          </div>
        </StatePage>
      )}
    </AsyncSection>
  );
}
