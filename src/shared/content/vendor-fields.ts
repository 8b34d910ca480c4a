/** @file What the fields of a vendor's page are called: in the staff's form, and in the mail about what the staff changed. */
import type { VendorUpdate } from '#contract/vendor-input.ts';

export const vendorFieldWords: Readonly<Record<keyof VendorUpdate, string>> = {
  companyName: 'Company name',
  ownerName: 'Owner’s name',
  address: 'Address',
  description: 'Description',
  services: 'Services',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  linkedIn: 'LinkedIn',
  youtube: 'YouTube',
  categories: 'Categories',
  area: 'Part of town',
  region: 'Region',
  market: 'Market',
  openingHours: 'Opening hours',
  areasServed: 'Areas served',
  facts: 'Facts',
  prices: 'Prices',
  latitude: 'Place on the map',
  longitude: 'Place on the map',
};

/** The names of fields, each once. */
export const namesOfFields = (fields: readonly (keyof VendorUpdate)[]): string[] => [
  ...new Set(fields.map((field) => vendorFieldWords[field])),
];
