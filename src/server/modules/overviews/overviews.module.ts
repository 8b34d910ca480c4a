import type { overviewEndpoints } from '#contract/overviews.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import type { Module } from '#platform/module.ts';
import { cardsOf, cardTarget } from './cards.ts';
import { projectsOf, projectTarget } from './projects.ts';

type Asked = { published: PublishedItems; picturesOf: PicturesOf };

/** What the staff says on the pages of six service cards. */
export const createOverviews = ({ published, picturesOf }: Asked): Module<typeof overviewEndpoints> => ({
  handlers: {
    serviceCardList: async ({ params: { page } }, { addTags }) =>
      cardsOf(page, await published('card'), (sources) => picturesOf(sources, addTags)),
    projectList: async ({ params: { page } }, { addTags }) =>
      projectsOf(page, await published('project'), (sources) => picturesOf(sources, addTags)),
  },
  content: { card: cardTarget, project: projectTarget },
});
