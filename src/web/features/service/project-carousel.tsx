import { limits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import type { ProjectItem } from '#content/types.ts';
import { Carousel } from '#ui/carousel.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';

const steps = { kind: 'steps', everyMs: limits.projectCarouselMs } as const;

/** "Previous Projects": one step every three seconds, the middle slide 60 percent wide. */
export function ProjectCarousel({ projects }: { projects: readonly ProjectItem[] }) {
  return (
    <Section heading={messages.previousProjects} lead="Drawn for show, after the kind of work we arrange.">
      <Carousel
        label={messages.previousProjects}
        motion={steps}
        slideClass="basis-[60%] px-2 md:px-3"
        slides={projects.map(({ id, image, city, title, url }) => ({
          id,
          content: (
            <PageLink
              to={url}
              className="group block overflow-hidden rounded-xl border border-line bg-paper"
              draggable={false}
            >
              <Picture name={image} alt="" sizes="(min-width: 76rem) 42rem, 52vw" className="aspect-3/2" />
              <span className="block p-4">
                <span className="block text-sm text-ink-soft">{city}</span>
                <span className="block font-semibold group-hover:text-teal">{title}</span>
              </span>
            </PageLink>
          ),
        }))}
      />
    </Section>
  );
}
