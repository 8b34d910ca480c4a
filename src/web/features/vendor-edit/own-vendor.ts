/** @file The vendor that is edited, as its owner sees it. */
import { checked } from '#contract/reply.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { api } from '#kit/api.ts';
import { signed } from '#kit/authenticated.ts';
import { isWhole } from '#kit/shape-reply.ts';

/** Accepts a vendor with everything that the contract states, whoever answered. */
export const isPublicVendor = isWhole<PublicVendor>('PublicVendor');

/** The vendor with what only its owner is shown; null when it belongs to somebody else. */
export async function loadOwnVendor(vendorId: string): Promise<PublicVendor | null> {
  const params = { vendorId };
  const vendor = await checked(
    isPublicVendor,
    signed((options) => api.vendorGet({ params }, options)),
  );
  if (vendor.email !== undefined) return vendor;
  // Without the owner's fields the profile is another's, or the session is over; only this call can tell.
  const own = await checked(
    isPublicVendor,
    signed((options) => api.vendorOwnProfile({}, options)),
  );
  return own._id === vendorId ? own : null;
}
