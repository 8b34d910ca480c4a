import { t } from '#words/t.ts';
import type { ProjectCard } from '#contract/projects.ts';
import type { Async } from '#contract/settled.ts';
import { projectPath } from '#facts/paths.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Photo } from '#ui/photo.tsx';
import { writtenLang } from '#ui/written-lang.ts';

type Props = { vendorId: string; projects: Async<ProjectCard[]> };

function Tile({ vendorId, project }: { vendorId: string; project: ProjectCard }) {
  const { _id, title, line, picture, pictureCount } = project;
  return (
    <PageLink
      to={projectPath(vendorId, _id)}
      className="group block h-full overflow-hidden rounded-lg border border-line bg-paper hover:border-teal"
    >
      {picture && (
        <Photo
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 64rem) 22rem, 92vw"
          className="aspect-2/1 sm:aspect-3/2"
        />
      )}
      <span className="block px-3 py-2">
        <strong lang={writtenLang} className="block wrap-anywhere group-hover:text-teal">
          {title}
        </strong>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {[line, t('{count, plural, one {# picture} other {# pictures}}', { count: pictureCount })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </PageLink>
  );
}

/** The projects of a vendor on its page; renders nothing without any, or when they cannot be loaded. */
export function OurWork({ vendorId, projects }: Props) {
  return (
    <AsyncSection data={projects} loading={null} failed={() => null}>
      {(list) =>
        list.length > 0 && (
          <section aria-labelledby="work">
            <h2 id="work" className="text-xl">
              {t('Our work')}
            </h2>
            <ul className={`mt-3 gap-3 sm:grid-cols-2 ${list.length > 1 ? 'rail xs:grid' : 'grid'}`}>
              {list.map((project) => (
                <li key={project._id}>
                  <Tile vendorId={vendorId} project={project} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </AsyncSection>
  );
}
