/** @file How a project of a vendor reads, and what its pages say. */
import { t, translated } from '#words/t.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { monthWords } from './vendor-fact-words.ts';

const isCategory = (name: string): name is VendorCategory => Object.hasOwn(vendorCategories, name);

/** `Photography · Dwarka · Nov 2026`: as much of it as is known. */
export const projectLine = ({
  category,
  area,
  month,
}: {
  category: string | null;
  area: string | null;
  month: string | null;
}): string =>
  [
    category && isCategory(category) && translated(vendorCategories[category]),
    area && translated(area),
    month && monthWords(month),
  ]
    .filter(Boolean)
    .join(' · ');

/** What a picture without a caption is to those who cannot see it. */
export const projectPictureAlt = (number: number, title: string): string =>
  t('Picture {number} of {title}', { number: String(number), title });
