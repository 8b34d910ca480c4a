/** @file Which vendors stand on which service page: data that the pages read. */
import type { VendorCategory } from '#contract/vendor-categories.ts';
import type { ServicePageName } from './services.ts';

/** The lists of the API that a page may show, by the name of their call. */
export type VendorSource =
  | 'vendorsEntertainment'
  | 'vendorsConstruction'
  | 'vendorsInvestment'
  | 'vendorsMarketing';

/** The vendors of a page. Without `categories` the whole list stands there. */
export type PageVendors = {
  readonly source: VendorSource;
  readonly categories?: readonly VendorCategory[];
  readonly heading: string;
  /** How the consent box names them. */
  readonly shareWith: string;
};

const here = 'the vendors named on this page';

/** The vendors of each page; a page without an entry lists none. */
export const pageVendors: Readonly<Partial<Record<ServicePageName, PageVendors>>> = {
  catering: {
    source: 'vendorsEntertainment',
    categories: ['catering'],
    heading: 'Caterers near you',
    shareWith: here,
  },
  entertainment: {
    source: 'vendorsEntertainment',
    categories: ['dj', 'music', 'choreography'],
    heading: 'DJs, bands and artists',
    shareWith: here,
  },
  gifts: {
    source: 'vendorsEntertainment',
    categories: ['gifts'],
    heading: 'Cards, gifts and packing',
    shareWith: here,
  },
  decoration: {
    source: 'vendorsEntertainment',
    categories: ['decoration'],
    heading: 'Decorators near you',
    shareWith: here,
  },
  venue: {
    source: 'vendorsEntertainment',
    categories: ['venue'],
    heading: 'Venues in Delhi-NCR',
    shareWith: here,
  },
  crew: {
    source: 'vendorsEntertainment',
    categories: ['crew'],
    heading: 'Agencies with larger teams',
    shareWith: here,
  },
  construction: {
    source: 'vendorsConstruction',
    heading: 'Builders and trades near you',
    shareWith: here,
  },
  eventManagement: {
    source: 'vendorsEntertainment',
    categories: ['venue', 'catering', 'decoration', 'dj', 'gifts'],
    heading: 'Vendors for your event',
    shareWith: here,
  },
  constructionVendors: {
    source: 'vendorsConstruction',
    heading: 'Builders and trades near you',
    shareWith: here,
  },
  investment: {
    source: 'vendorsInvestment',
    heading: 'People who help with money',
    shareWith: here,
  },
  marketing: { source: 'vendorsMarketing', heading: 'Marketing vendors', shareWith: here },
};

/** Cards that a page shows at first. */
export const vendorsShown = 6;
