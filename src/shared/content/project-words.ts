/** @file Texts of vendors' projects and their pages. */
import { t, translated } from '#words/t.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { monthWords } from './vendor-fact-words.ts';

const isCategory = (name: string): name is VendorCategory => Object.hasOwn(vendorCategories, name);

/** Returns the known parts of a project's summary: `Photography · Dwarka · Nov 2026`. */
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

/** Returns the alternative text of a picture without a caption. */
export const projectPictureAlt = (number: number, title: string): string =>
  t('Picture {number} of {title}', { number: String(number), title });
