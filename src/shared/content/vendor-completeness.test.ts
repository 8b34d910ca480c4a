import { expect, it } from 'vitest';
import type { PublicVendor } from '#contract/vendors.ts';
import { completenessSteps, percentDone } from './vendor-completeness.ts';

/** A vendor with the ten fields of the registration alone. */
const registered = {
  companyName: 'Amaltas Farm',
  address: '12 Satbari Road',
  phone: '9876500701',
  instagram: 'https://www.instagram.com/amaltas.farm',
  facebook: 'https://www.facebook.com/amaltas.farm',
  categories: [] as string[],
  area: null as string | null,
  pictures: {},
  priceLines: [],
  factLines: [],
  openingHours: null,
  description: null,
  services: [],
  latitude: null,
  areasServed: [],
  linkedin: null,
  youtube: null,
  website: null,
} as unknown as PublicVendor;

it('counts what the registration has asked for, and then says the most useful step first', () => {
  const steps = completenessSteps(registered);
  expect(percentDone(steps)).toBe(25);
  expect(
    steps
      .filter(({ done }) => !done)
      .map(({ anchor }) => anchor)
      .slice(0, 3),
  ).toEqual(['categories', 'categories', 'media']);
  const found = { ...registered, categories: ['photographer'], area: 'Dwarka' } as unknown as PublicVendor;
  expect(percentDone(completenessSteps(found))).toBe(45);
});

it('has a hundred percent', () => {
  const all = completenessSteps(registered).map((step) => ({ ...step, done: true }));
  expect(percentDone(all)).toBe(100);
  expect(percentDone(all.map((step) => ({ ...step, done: false })))).toBe(0);
});
