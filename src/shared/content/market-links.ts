import { t } from '#words/t.ts';
/** Links of the market pages. */
export const marketLinks = {
  map: t('All vendors on one map'),
  walk: t('Plan a walk'),
} as const;
