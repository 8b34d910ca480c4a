import { paths } from '#facts/paths.ts';
import type { ContentLink, SceneName } from '../types.ts';
import { t } from '#words/t.ts';

/** One of the three entry points of the site. */
export type EntryPoint = {
  readonly id: 'events' | 'construction' | 'business';
  readonly heading: string;
  readonly sentence: string;
  readonly picture: SceneName;
  readonly pictureAlt: string;
  readonly action: ContentLink;
  readonly links: readonly ContentLink[];
};

/** Entry points for first-time visitors. */
export const homeEntryPoints = {
  heading: t('What are you planning?'),
  list: [
    {
      id: 'events',
      heading: t('A celebration'),
      sentence: t(
        'A wedding, a sangeet, a fiftieth birthday. Venue, food, flowers, music and helping hands, one by one or all together.',
      ),
      picture: 'home/need-events',
      pictureAlt: t(
        'Through a garlanded arch: a couple under a marigold mandap at sunset, lamps along the floor',
      ),
      action: { label: t('Plan an event'), href: paths.weddingVendors },
      links: [
        { label: t('Venue'), href: paths.location },
        { label: t('Catering'), href: paths.catering },
        { label: t('Decoration'), href: paths.decoration },
        { label: t('Entertainment'), href: paths.entertainment },
        { label: t('Invites and gifts'), href: paths.gifts },
        { label: t('Crew'), href: paths.crew },
      ],
    },
    {
      id: 'construction',
      heading: t('A home to build or repair'),
      sentence: t(
        'A new floor, an old flat, a roof before the rains. Architects, contractors and tradesmen, with quotes that you can compare.',
      ),
      picture: 'home/need-construction',
      pictureAlt: t(
        'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets',
      ),
      action: { label: t('Plan the work'), href: paths.constructionVendors },
      links: [
        { label: t('Book a site visit'), href: paths.construction },
        { label: t('All construction services'), href: paths.constructionVendors },
        { label: t('Construction blogs'), href: paths.constructionBlogs },
      ],
    },
    {
      id: 'business',
      heading: t('A business to begin'),
      sentence: t(
        'A shop, a studio, a company. Registration, accounts, money and the first customers, explained in plain words.',
      ),
      picture: 'home/need-business',
      pictureAlt: t(
        'A small corner shop on its opening day: striped awning, mango-leaf garland, full shelves and the owner at the door',
      ),
      action: { label: t('Start a business'), href: paths.businessStartup },
      links: [
        { label: t('Investment'), href: paths.investment },
        { label: t('Marketing'), href: paths.marketing },
        { label: t('Markets of Delhi'), href: paths.markets },
      ],
    },
  ] satisfies readonly EntryPoint[],
} as const;
