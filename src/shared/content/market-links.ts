import { t } from '#words/t.ts';
/** Where the pages of a market lead. */
export const marketLinks = {
  map: t('All vendors on one map'),
  walk: t('Plan a walk'),
} as const;
