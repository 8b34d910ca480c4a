import { paths } from '#facts/paths.ts';
import type { ContentLink } from '../types.ts';
import { t } from '#words/t.ts';

/** The text of the home page's upper part. */
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
  brandsHeading: t('Some of the vendors you will meet'),
  /** Note on the demonstration's invented brands. */
  brandsNote: t('Sample names'),
} as const;
