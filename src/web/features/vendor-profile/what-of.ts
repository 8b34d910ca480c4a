import { selectionName, vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';

/** Returns the vendor's trade, in words: its first category, or the registered one while none is chosen. */
export const whatOf = ({ category, productSelection }: PublicVendor): string | null =>
  category ? (vendorCategories[category as VendorCategory] ?? category) : selectionName(productSelection);
