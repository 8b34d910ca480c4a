/** Returns the cache tag of a vendor's own pages. */
export const vendorTag = (vendorId: string): string => `vendor:${vendorId}`;

/**
 * Returns the cache tags of all pages that show a vendor: its own, and every list of vendors.
 * @where Which pages are dropped when a vendor changes its profile?
 */
export const vendorTags = (vendorId: string): string[] => [vendorTag(vendorId), 'vendors'];
