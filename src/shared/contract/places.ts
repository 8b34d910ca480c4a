/** @file Places on the earth and the way to them. */

/** A search for an address on an outside map; opened in a new tab, only when asked for. */
export const mapSearchHref = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
