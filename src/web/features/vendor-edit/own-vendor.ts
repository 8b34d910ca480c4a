/** @file The vendor that is edited, as its owner sees it. */
import { checked } from '#contract/reply.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { api } from '#kit/api.ts';
import { signed } from '#kit/authenticated.ts';
import { isEditableVendor } from './editable-vendor.ts';

/** The vendor with what only its owner is shown; null when it belongs to somebody else. */
export async function loadOwnVendor(vendorId: string): Promise<PublicVendor | null> {
  const params = { vendorId };
  const vendor = await checked(
    isEditableVendor,
    signed((options) => api.vendorGet({ params }, options)),
  );
  if (vendor.email !== undefined) return vendor;
  // Without the owner's fields the profile is another's, or the session is over; only this call can tell.
  const own = await checked(
    isEditableVendor,
    signed((options) => api.vendorOwnProfile({}, options)),
  );
  return own._id === vendorId ? own : null;
}
