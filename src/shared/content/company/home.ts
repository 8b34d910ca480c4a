import { paths } from '#facts/paths.ts';
import type { ContentLink, Fact, SceneName } from '../types.ts';

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
  metaDescription:
    'Wedding, construction and start-up services across Delhi-NCR. Tell us once what you need; a person reads it and calls you back. Free to ask.',
  hero: {
    heading: 'Plan the wedding. Build the house. Start the shop.',
    sentence:
      'Caterers, contractors, advisers and market vendors from all over Delhi-NCR, in one place. Tell us what you need, and a person from our team calls you back.',
    action: { label: 'Ask for a call back', href: paths.contact },
    second: { label: 'See what we help with', href: '#what-we-help-with' },
  },
  /** Six short reasons beside the search box. */
  whyTags: [
    'Only Delhi-NCR',
    'Free to ask',
    'Read by a person',
    'A number to follow it',
    'Shared if you agree',
    'Samples are marked',
  ],
  /** The six shortcuts of the search box, in the order of the specification. */
  shortcuts: [
    { label: 'About Us', href: paths.about },
    { label: 'Contact Us', href: paths.contact },
    { label: 'Read Our Blogs', href: paths.blogs },
    { label: 'Plan Your Event with Us', href: paths.weddingVendors },
    { label: 'Hire Crew', href: paths.crew },
    { label: 'Construction Work', href: paths.constructionVendors },
  ] satisfies readonly ContentLink[],
  entryPointsHeading: 'What are you planning?',
  entryPoints: [
    {
      id: 'events',
      heading: 'A celebration',
      sentence:
        'A wedding, a sangeet, a fiftieth birthday. Venue, food, flowers, music and helping hands, one by one or all together.',
      picture: 'home/need-events',
      pictureAlt:
        'Through a garlanded arch: a couple under a marigold mandap at sunset, lamps along the floor',
      action: { label: 'Plan an event', href: paths.weddingVendors },
      links: [
        { label: 'Venue', href: paths.location },
        { label: 'Catering', href: paths.catering },
        { label: 'Decoration', href: paths.decoration },
        { label: 'Entertainment', href: paths.entertainment },
        { label: 'Invites and gifts', href: paths.gifts },
        { label: 'Crew', href: paths.crew },
      ],
    },
    {
      id: 'construction',
      heading: 'A home to build or repair',
      sentence:
        'A new floor, an old flat, a roof before the rains. Architects, contractors and tradesmen, with quotes that you can compare.',
      picture: 'home/need-construction',
      pictureAlt:
        'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets',
      action: { label: 'Plan the work', href: paths.constructionVendors },
      links: [
        { label: 'Book a site visit', href: paths.construction },
        { label: 'All construction services', href: paths.constructionVendors },
        { label: 'Construction blogs', href: paths.constructionBlogs },
      ],
    },
    {
      id: 'business',
      heading: 'A business to begin',
      sentence:
        'A shop, a studio, a company. Registration, accounts, money and the first customers, explained in plain words.',
      picture: 'home/need-business',
      pictureAlt:
        'A small corner shop on its opening day: striped awning, mango-leaf garland, full shelves and the owner at the door',
      action: { label: 'Start a business', href: paths.businessStartup },
      links: [
        { label: 'Investment', href: paths.investment },
        { label: 'Marketing', href: paths.marketing },
        { label: 'Markets of Delhi', href: paths.markets },
      ],
    },
  ] satisfies readonly Door[],
  brandsHeading: 'Some of the vendors you will meet',
  /** Of the invented ones of the demonstration. */
  brandsNote: 'Sample names',
  assurancesHeading: 'What you can count on',
  assurances: [
    {
      title: 'A person reads it',
      sentence: 'Our team in Delhi reads every enquiry, and usually replies on the same working day.',
    },
    {
      title: 'You get a reference',
      sentence: 'A number and a private page show what you sent and where it stands.',
    },
    {
      title: 'You decide who sees it',
      sentence: 'Your details go to a vendor only if you tick that box. You may change your mind later.',
    },
    {
      title: 'Nothing is sold here',
      sentence:
        'Asking costs nothing. You deal with the vendor directly, and no payment is taken on this site.',
    },
  ] satisfies readonly Fact[],
  socialHeading: 'Follow our work',
  socialSentence: 'Weddings on their day, houses as they rise and walks through the markets, in pictures.',
} as const;
