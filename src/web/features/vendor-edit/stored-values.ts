import type { PublicVendor } from '#contract/vendors.ts';
import type { VendorChange } from './use-vendor-editor.ts';

type Stored = { [K in keyof VendorChange]?: (vendor: PublicVendor) => VendorChange[K] };

/** The fields whose stored form is not what a change sends. */
const stored: Stored = {
  prices: ({ prices }) => prices.map(({ asOf: _, ...price }) => price),
  packages: ({ packages }) => packages.map(({ priceWords: _, ...one }) => one),
};

/** Returns a field of a vendor as a change would send it. */
export const storedValue = <K extends keyof VendorChange>(vendor: PublicVendor, key: K): VendorChange[K] =>
  stored[key]?.(vendor) ?? ((vendor as Partial<Record<K, unknown>>)[key] as VendorChange[K]);
