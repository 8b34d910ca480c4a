/** @file Addresses of a vendor that few pages name. Every page loads `paths.ts`, and only those load these. */

/** What a vendor's short address begins with. */
export const shortPrefix = '/v/';
/** Returns the path of a vendor's short address. */
export const shortPath = (name: string) => shortPrefix + encodeURIComponent(name);
/** Returns the address on which the page of a vendor without an account is claimed. */
export const claimPath = (vendorId: string) => `/claim/${encodeURIComponent(vendorId)}`;
/** Returns the address of a claim; `secret` is mailed to its claimant. */
export const claimLinkPath = (secret: string) => `/claims/${encodeURIComponent(secret)}`;
