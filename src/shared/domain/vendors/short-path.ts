/** What a short address begins with. */
export const shortPrefix = '/v/';

/** Returns the path of a vendor's short address, without a language. */
export const shortPath = (name: string): string => shortPrefix + encodeURIComponent(name);
