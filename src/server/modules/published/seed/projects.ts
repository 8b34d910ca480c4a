import { paths } from '#facts/paths.ts';
import type { OverviewName } from '#domain/pages/service-cards.ts';
import type { SceneName } from '#content/types.ts';

type ProjectSeed = {
  readonly page: OverviewName;
  readonly image: SceneName;
  readonly city: string;
  readonly title: string;
  readonly link: string;
};

/**
 * Previous projects of the demonstration. Their links lead to pages of this site: the projects are invented, and a link to another site
 * would claim work that nobody did.
 */
export const projectSeeds: readonly ProjectSeed[] = [
  {
    page: 'events',
    image: 'project/marigold-courtyard',
    city: 'Delhi',
    title: 'A marigold courtyard in Civil Lines',
    link: paths.gallery,
  },
  {
    page: 'events',
    image: 'project/winter-lawn',
    city: 'Gurgaon',
    title: 'A winter lawn with warm walls',
    link: paths.gallery,
  },
  {
    page: 'events',
    image: 'project/sangeet-before-ten',
    city: 'Noida',
    title: 'A sangeet that ended at ten',
    link: paths.gallery,
  },
  {
    page: 'events',
    image: 'project/langar-for-six-hundred',
    city: 'Faridabad',
    title: 'Lunch for six hundred, on leaf plates',
    link: paths.gallery,
  },
  {
    page: 'construction',
    image: 'project/janakpuri-floor',
    city: 'Delhi',
    title: 'A second floor in Janakpuri',
    link: paths.constructionBlogs,
  },
  {
    page: 'construction',
    image: 'project/vasant-kunj-flat',
    city: 'Delhi',
    title: 'An old flat in Vasant Kunj, pipes first',
    link: paths.constructionBlogs,
  },
  {
    page: 'construction',
    image: 'project/sector-fifty-kitchen',
    city: 'Noida',
    title: 'A kitchen that two people can use',
    link: paths.constructionBlogs,
  },
  {
    page: 'construction',
    image: 'project/courtyard-house',
    city: 'Gurgaon',
    title: 'A small house around a courtyard',
    link: paths.constructionBlogs,
  },
  {
    page: 'business',
    image: 'project/tiffin-kitchen',
    city: 'Delhi',
    title: 'Books for a tiffin kitchen in Nehru Place',
    link: paths.homeBlogs,
  },
  {
    page: 'business',
    image: 'project/block-print-label',
    city: 'Noida',
    title: 'First customers for a block-print label',
    link: paths.homeBlogs,
  },
  {
    page: 'business',
    image: 'project/repair-cooperative',
    city: 'Faridabad',
    title: 'A plan for a repair cooperative',
    link: paths.homeBlogs,
  },
];
