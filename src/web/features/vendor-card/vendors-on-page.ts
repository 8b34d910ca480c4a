import type { VendorCard } from '#contract/vendor-card.ts';
import type { CardVendor } from './vendor-card.tsx';

/** The part of a page's vendors that comes with it. */
export type VendorsOnPage = {
  cards: readonly (VendorCard & Pick<CardVendor, 'trade'>)[];
  /** The next vendors, by name alone. */
  named: readonly Pick<VendorCard, '_id' | 'companyName'>[];
  total: number;
  /** Address of the search that finds all of them. */
  all: string;
};
