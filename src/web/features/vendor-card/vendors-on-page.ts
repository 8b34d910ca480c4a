import type { VendorCard } from '#contract/vendors.ts';

/** The vendors of a page, as far as they travel with it. */
export type VendorsOnPage = {
  cards: readonly VendorCard[];
  /** The next ones, by name alone. */
  named: readonly Pick<VendorCard, '_id' | 'companyName'>[];
  total: number;
  /** Address of the search that finds all of them. */
  all: string;
};
