import { paths } from '#facts/paths.ts';
import type { ContentLink, Fact, SceneName } from '../types.ts';
import { t } from '#words/t.ts';

/** One of the three ways into the site. */
export type Door = {
  readonly id: 'events' | 'construction' | 'business';
  readonly heading: string;
  readonly sentence: string;
  readonly picture: SceneName;
  readonly pictureAlt: string;
  readonly action: ContentLink;
  readonly links: readonly ContentLink[];
};

/** The words of the first page. */
export const home = {
  metaDescription: t(
    'Wedding, construction and start-up services across Delhi-NCR. Tell us once what you need; a person reads it and calls you back. Free to ask.',
  ),
  hero: {
    heading: t('Plan the wedding. Build the house. Start the shop.'),
    sentence: t(
      'Caterers, contractors, advisers and market vendors from all over Delhi-NCR, in one place. Tell us what you need, and a person from our team calls you back.',
    ),
    action: { label: t('Ask for a call back'), href: paths.contact },
    second: { label: t('See what we help with'), href: '#what-we-help-with' },
  },
  /** Six short reasons beside the search box. */
  whyTags: [
    t('Only Delhi-NCR'),
    t('Free to ask'),
    t('Read by a person'),
    t('A number to follow it'),
    t('Shared if you agree'),
    t('Samples are marked'),
  ],
  /** The six shortcuts of the search box, in the order of the specification. */
  shortcuts: [
    { label: t('About Us'), href: paths.about },
    { label: t('Contact Us'), href: paths.contact },
    { label: t('Read Our Blogs'), href: paths.blogs },
    { label: t('Plan Your Event with Us'), href: paths.weddingVendors },
    { label: t('Hire Crew'), href: paths.crew },
    { label: t('Construction Work'), href: paths.constructionVendors },
  ] satisfies readonly ContentLink[],
  entryPointsHeading: t('What are you planning?'),
  entryPoints: [
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
  ] satisfies readonly Door[],
  brandsHeading: t('Some of the vendors you will meet'),
  /** Of the invented ones of the demonstration. */
  brandsNote: t('Sample names'),
  assurancesHeading: t('What you can count on'),
  assurances: [
    {
      title: t('A person reads it'),
      sentence: t('Our team in Delhi reads every enquiry, and usually replies on the same working day.'),
    },
    {
      title: t('You get a reference'),
      sentence: t('A number and a private page show what you sent and where it stands.'),
    },
    {
      title: t('You decide who sees it'),
      sentence: t('Your details go to a vendor only if you tick that box. You may change your mind later.'),
    },
    {
      title: t('Nothing is sold here'),
      sentence: t(
        'Asking costs nothing. You deal with the vendor directly, and no payment is taken on this site.',
      ),
    },
  ] satisfies readonly Fact[],
  socialHeading: t('Follow our work'),
  socialSentence: t('Weddings on their day, houses as they rise and walks through the markets, in pictures.'),
} as const;
