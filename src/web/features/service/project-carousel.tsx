import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import type { Project } from '#contract/overviews.ts';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { isDrawn } from '#ui/is-drawn.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Photo } from '#ui/photo.tsx';
import { Section } from '#ui/section.tsx';

const steps = { kind: 'steps', everyMs: limits.projectCarouselMs } as const;
const none = () => null;

/** "Previous Projects": one step every three seconds, the middle slide 60 percent wide. Renders nothing without projects. */
export function ProjectCarousel({ projects }: { projects: Async<readonly Project[]> }) {
  return (
    <AsyncSection data={projects} loading={null} failed={none}>
      {(list) => list.length > 0 && <Projects projects={list} />}
    </AsyncSection>
  );
}

function Projects({ projects }: { projects: readonly Project[] }) {
  const lead = projects.every(({ picture }) => isDrawn(picture))
    ? t('Drawn for show, after the kind of work we arrange.')
    : undefined;
  return (
    <Section heading={messages.previousProjects} lead={lead}>
      <Carousel
        label={messages.previousProjects}
        motion={steps}
        slideClass="basis-[60%] px-2 md:px-3"
        slides={projects.map((project) => ({
          id: project.id,
          content: (
            <PageLink
              to={project.href}
              className="group block overflow-hidden rounded-xl border border-line bg-paper"
              draggable={false}
            >
              <Photo
                picture={project.picture}
                sizes="(min-width: 76rem) 42rem, 52vw"
                className="aspect-3/2 md:aspect-5/2"
              />
              <span className="block p-4">
                <span lang={project.lang} className="block text-sm text-ink-soft">
                  {project.city}
                </span>
                <span lang={project.lang} className="block font-semibold group-hover:text-teal">
                  {project.title}
                </span>
              </span>
            </PageLink>
          ),
        }))}
      />
    </Section>
  );
}
