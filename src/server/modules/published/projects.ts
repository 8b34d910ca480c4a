/** @file Previous projects as content, and as pages show them. */
import type { Project } from '#contract/overviews.ts';
import type { OverviewName } from '#domain/pages/service-cards.ts';
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { focusedPicture } from '#platform/focused-picture.ts';
import type { ShownPictures } from '#platform/library-pictures.ts';
import { listedTarget } from '#platform/listed-content.ts';
import { projectSides } from './seed/projects.hi.ts';
import { projectSeeds } from './seed/projects.ts';

type ProjectContent = { page: OverviewName; title: string; city: string; picture: string; link: string };
const written = ({ data }: PublishedContent) => data as ProjectContent;

/** Returns the projects of a page whose picture exists. */
export async function projectsOf(
  page: OverviewName,
  items: readonly PublishedContent[],
  picturesOf: ShownPictures,
): Promise<Project[]> {
  const projects = items.filter((item) => written(item).page === page);
  const shown = await picturesOf(projects.map((item) => written(item).picture));
  return projects.flatMap((item) => {
    const { title, city, picture, link } = written(item);
    const found = shown.get(picture);
    if (!found) return [];
    const shownProject = { id: item.id, city, title, href: link, picture: focusedPicture(found, '') };
    return [{ ...shownProject, ...(item.lang && { lang: item.lang }) }];
  });
}

export const projectTarget: ContentTarget = listedTarget({
  tags: (item, before) => [
    ...new Set([item, ...(before ? [before] : [])].map((one) => `projects:${written(one).page}`)),
  ],
  initialSides: (demo) => (demo ? projectSides : []),
  initial: (demo) =>
    demo ? projectSeeds.map(({ image, ...words }) => ({ data: { ...words, picture: `/art/${image}` } })) : [],
});
