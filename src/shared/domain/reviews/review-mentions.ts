/** @file Chips for things mentioned in a review: some for every vendor, some by category. */
import { t } from '#words/t.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';

export const reviewMentions = {
  onTime: t('On time'),
  priceAsAgreed: t('Price as agreed'),
  goodWork: t('Good work'),
  politePeople: t('Polite people'),
  easyToReach: t('Easy to reach'),
  cleanedUp: t('Cleaned up after'),
  food: t('Food'),
  hygiene: t('Clean kitchen'),
  service: t('Service at the table'),
  photos: t('Pictures'),
  delivery: t('Delivered when promised'),
  music: t('Music'),
  flowers: t('Flowers and lights'),
  space: t('Room for everybody'),
  paperwork: t('Paperwork'),
} as const;
export type ReviewMention = keyof typeof reviewMentions;
export const reviewMentionNames = Object.keys(reviewMentions) as [ReviewMention, ...ReviewMention[]];

const common: readonly ReviewMention[] = [
  'onTime',
  'priceAsAgreed',
  'goodWork',
  'politePeople',
  'easyToReach',
  'cleanedUp',
];
const byCategory: Partial<Record<VendorCategory, readonly ReviewMention[]>> = {
  catering: ['food', 'hygiene', 'service'],
  venue: ['space', 'food', 'hygiene'],
  photography: ['photos', 'delivery'],
  videography: ['delivery'],
  decoration: ['flowers'],
  music: ['music'],
  dj: ['music'],
  fashion: ['delivery'],
  gifts: ['delivery'],
  legal: ['paperwork'],
  accounting: ['paperwork'],
  investment: ['paperwork'],
  'civil-construction': ['delivery'],
  renovation: ['delivery'],
};

/** Returns the chips offered for a vendor of these categories. */
export const mentionsFor = (categories: readonly string[]): ReviewMention[] => [
  ...new Set([...common, ...categories.flatMap((one) => byCategory[one as VendorCategory] ?? [])]),
];
