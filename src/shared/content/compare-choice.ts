/** @file Labels for choosing vendors of a list for a comparison. */
import { t } from '#words/t.ts';
export const compareChoice = {
  title: t('Compare vendors'),
  tick: t('Compare'),
  full: t('Four at most'),
  oneMore: t('Tick one more vendor to compare.'),
  these: (count: number): string => t('Compare {count} vendors', { count }),
  clear: t('Clear'),
  cleared: t('Nothing is marked to compare any more.'),
} as const;
