/** Returns the tags of all that shows the days of a vendor: its page, and the searches for a day. */
export const daysTags = (vendorId: string): string[] => [`days:${vendorId}`, 'vendor-days'];
