/** @file Visitors' acts on a vendor's page, counted without cookies and without identifying anybody. */

/** In display order. */
export const vendorActs = ['view', 'save', 'call', 'whatsapp', 'directions'] as const;
export type VendorAct = (typeof vendorActs)[number];

/** Returns the address of the endpoint that counts acts on a vendor's page. */
export const vendorActPath = (vendorId: string): string => `/api/vendor/${encodeURIComponent(vendorId)}/acts`;
