/** @file Headings and links of a list with its own address. */
import type { VendorPlace } from '#contract/vendor-places.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { t } from '#words/t.ts';

type Named = Pick<VendorPlace, 'category' | 'area' | 'areaName'>;

export const placePage = {
  missing: t('There is no such list of vendors.'),
  missingLead: t('The address may be mistyped, or nobody is listed in that area yet.'),
  failed: t('This list could not be loaded.'),
  all: t('All vendors'),
  areas: ({ category, area, areaName }: Named) =>
    area === null
      ? t('{trade} by area', { trade: vendorCategories[category] })
      : t('{trade} near {area}', { trade: vendorCategories[category], area: areaName ?? area }),
  categories: ({ area, areaName }: Named) =>
    area === null ? t('Other vendors') : t('Others in {area}', { area: areaName ?? area }),
  posts: t('Worth reading first'),
} as const;
