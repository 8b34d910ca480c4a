/** Where the pages of a market lead. */
export const marketLinks = {
  map: 'All vendors on one map',
  walk: 'Plan a walk',
} as const;
