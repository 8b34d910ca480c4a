/** @file Names of a vendor page's fields: for the staff's form, and for the mail about the staff's changes. */
import { t, translated } from '#words/t.ts';
import type { VendorUpdate } from '#contract/vendor-input.ts';

export const vendorFieldWords: Readonly<Record<keyof VendorUpdate, string>> = {
  companyName: t('Company name'),
  ownerName: t('Owner’s name'),
  address: t('Address'),
  shortName: t('Short address'),
  description: t('Description'),
  services: t('Services'),
  instagram: t('Instagram'),
  facebook: t('Facebook'),
  linkedin: t('LinkedIn'),
  linkedIn: t('LinkedIn'),
  youtube: t('YouTube'),
  categories: t('Categories'),
  area: t('Part of town'),
  region: t('Region'),
  market: t('Market'),
  openingHours: t('Opening hours'),
  areasServed: t('Areas served'),
  facts: t('Facts'),
  prices: t('Prices'),
  packages: t('Packages'),
  questions: t('Questions and answers'),
  policies: t('Terms'),
  latitude: t('Place on the map'),
  longitude: t('Place on the map'),
};

/** Returns the names of fields, each once. */
export const namesOfFields = (fields: readonly (keyof VendorUpdate)[]): string[] => [
  ...new Set(fields.map((field) => translated(vendorFieldWords[field]))),
];
