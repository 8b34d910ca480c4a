/** @file What visitors do on a vendor's page, as it is counted: without cookies and without persons. */

/** In the order in which they are shown. */
export const vendorActs = ['view', 'save', 'call', 'whatsapp', 'directions'] as const;
export type VendorAct = (typeof vendorActs)[number];

/** Where an act on a vendor's page is counted. */
export const vendorActPath = (vendorId: string): string => `/api/vendor/${encodeURIComponent(vendorId)}/acts`;
