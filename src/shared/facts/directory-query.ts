/** The names that an address of the directory may carry, in the order in which they are written. */
export const directoryQuery = [
  'q',
  'category',
  'area',
  'market',
  'region',
  'open',
  'on',
  'guests',
  'price',
  'with',
  'lat',
  'lng',
  'within',
  'box',
  'sort',
  'page',
] as const;
