import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { t } from '#words/t.ts';
import { eventGuides } from './events.ts';
import type { GuideWords } from './guide-words.ts';
import { moreEventGuides } from './more-events.ts';
import { buildingGuides, businessGuides } from './work.ts';

/**
 * The words of the price guide of each category.
 * @where Where are the words of the price guides?
 */
export const priceGuides: Readonly<Record<VendorCategory, GuideWords>> = {
  ...eventGuides,
  ...moreEventGuides,
  ...buildingGuides,
  ...businessGuides,
};

/** What to ask every vendor. */
export const asksOfAll: readonly string[] = [
  t('Is GST in the price, and do we get a bill?'),
  t('How much is paid in advance, and what comes back if we cancel or move the date?'),
];
