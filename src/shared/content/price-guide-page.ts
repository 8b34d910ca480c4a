/** @file Headings of a price guide's page, which are the same for each category. */
import { t } from '#words/t.ts';

export const priceGuidePage = {
  missing: t('There is no such price guide.'),
  missingLead: t('The address may be mistyped. Each category of vendors has a guide.'),
  failed: t('This price guide could not be loaded.'),
  allVendors: t('All vendors'),
  trail: t('Prices'),
  prices: t('Prices that vendors state'),
  cities: t('By city'),
  areas: t('By part of town'),
  sizes: t('By size'),
  span: t('Lowest to highest'),
  median: t('Middle price'),
  of: t('For'),
  moves: t('What moves the price'),
  asks: t('Ask before you agree'),
  others: t('Other price guides'),
  byPrice: t('Lowest price first'),
} as const;
