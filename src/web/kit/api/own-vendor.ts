/** @file The vendor of whoever is signed in, as its owner sees it. */
import { checked } from '#contract/reply.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { api } from './api.ts';
import { signed } from './authenticated.ts';
import { isWhole } from './shape-reply.ts';

/** Accepts a vendor with everything that the contract states, whoever answered. */
export const isPublicVendor = isWhole<PublicVendor>('PublicVendor');

/** What a part of the workshop works with. */
export type OwnVendor = {
  vendor: PublicVendor;
  /** Fetches the vendor anew. */
  refetch: () => Promise<void>;
};

/** Returns the vendor of whoever is signed in. */
export const askOwnVendor = (): Promise<PublicVendor> =>
  checked(
    isPublicVendor,
    signed((options) => api.vendorOwnProfile({}, options)),
  );

/** The vendor with what only its owner is shown; null when it belongs to somebody else. */
export async function loadOwnVendor(vendorId: string): Promise<PublicVendor | null> {
  const params = { vendorId };
  const vendor = await checked(
    isPublicVendor,
    signed((options) => api.vendorGet({ params }, options)),
  );
  if (vendor.email !== undefined) return vendor;
  // Without the owner's fields the profile is another's, or the session is over; only this call can tell.
  const own = await askOwnVendor();
  return own._id === vendorId ? own : null;
}
