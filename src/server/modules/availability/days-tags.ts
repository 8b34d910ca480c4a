/** Returns the cache tags of all pages with a vendor's days: its profile, and the searches for a day. */
export const daysTags = (vendorId: string): string[] => [`days:${vendorId}`, 'vendor-days'];
