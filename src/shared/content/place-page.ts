/** @file The headings and links of a list that has an address of its own. */
import type { VendorPlace } from '#contract/vendor-places.ts';
import { vendorCategories } from '#contract/vendor-categories.ts';

type Named = Pick<VendorPlace, 'category' | 'area'>;

export const placePage = {
  missing: 'There is no such list of vendors.',
  missingLead: 'The address may be mistyped, or nobody is listed in that area yet.',
  failed: 'This list could not be loaded.',
  all: 'All vendors',
  areas: ({ category, area }: Named) =>
    area === null ? `${vendorCategories[category]} by area` : `${vendorCategories[category]} near ${area}`,
  categories: ({ area }: Named) => (area === null ? 'Other vendors' : `Others in ${area}`),
  posts: 'Worth reading first',
} as const;
