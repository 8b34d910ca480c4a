/** Query names of a directory address, in the order in which they are written. */
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
