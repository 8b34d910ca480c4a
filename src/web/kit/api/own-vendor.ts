/** @file The vendor of the signed-in person, in the owner's view. */
import { checked } from '#contract/reply.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { api } from './api.ts';
import { signed } from './authenticated.ts';
import { isWhole } from './shape-reply.ts';

/** Accepts only a vendor with all fields of the contract, from any server. */
export const isPublicVendor = isWhole<PublicVendor>('PublicVendor');

/** Props of a part of the workshop. */
export type OwnVendor = {
  vendor: PublicVendor;
  /** Fetches the vendor anew. */
  refetch: () => Promise<void>;
};

/** Fetches the vendor of the signed-in person. */
export const askOwnVendor = (): Promise<PublicVendor> =>
  checked(
    isPublicVendor,
    signed((options) => api.vendorOwnProfile({}, options)),
  );

/** Fetches the vendor with the owner's fields; null when it belongs to somebody else. */
export async function loadOwnVendor(vendorId: string): Promise<PublicVendor | null> {
  const params = { vendorId };
  const vendor = await checked(
    isPublicVendor,
    signed((options) => api.vendorGet({ params }, options)),
  );
  if (vendor.email !== undefined) return vendor;
  // Without the owner's fields the profile is another's, or the session is over; only this call tells which.
  const own = await askOwnVendor();
  return own._id === vendorId ? own : null;
}
