import { selectionName, vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';

/** Returns what a vendor does, in words: its first category, or what it registered for while it has chosen none. */
export const whatOf = ({ category, productSelection }: PublicVendor): string | null =>
  category ? (vendorCategories[category as VendorCategory] ?? category) : selectionName(productSelection);
