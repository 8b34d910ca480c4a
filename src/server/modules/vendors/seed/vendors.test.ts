import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { markets } from '#content/markets.ts';
import { pricesOf } from '#content/vendor-fact-words.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { factNamesOf } from '#domain/vendors/vendor-facts.ts';
import { PriceCue, VendorFacts } from '#contract/vendor-facts-schema.ts';
import { samplePicture } from '#modules/vendors/sample-pictures.ts';
import { factsOfSample, sampleFacts } from './sample-facts.ts';
import type { VendorSeed } from './vendor-seed.ts';
import { vendorSeeds } from './vendors.ts';

const metresPerDegree = 111_320;
const farthestFromCentreMetres = 250;

/** Computes a distance as on a plane, which is exact enough over the 250 metres of a market. */
function metresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) {
  const north = (a.latitude - b.latitude) * metresPerDegree;
  const east = (a.longitude - b.longitude) * metresPerDegree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

const isPlaced = (seed: VendorSeed): seed is VendorSeed & { latitude: number; longitude: number } =>
  seed.latitude !== null && seed.longitude !== null;
const inCategory = (category: string) =>
  vendorSeeds.filter(({ categories }) => categories.some((one) => one === category));
const asked = (categories: readonly string[], fact: string) =>
  factNamesOf(categories).some((name) => name === fact);
const repeated = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the vendors of the demonstration', () => {
  it('are at least 66, and nobody is there twice', () => {
    expect(vendorSeeds.length).toBeGreaterThanOrEqual(66);
    expect(repeated(vendorSeeds.map(({ companyName }) => companyName))).toEqual([]);
    expect(repeated(vendorSeeds.map(({ ownerName }) => ownerName))).toEqual([]);
    expect(repeated(vendorSeeds.flatMap(({ phone }) => phone ?? []))).toEqual([]);
    expect(
      repeated(vendorSeeds.filter(isPlaced).map(({ latitude, longitude }) => `${latitude},${longitude}`)),
    ).toEqual([]);
  });

  it.each(markets)(
    'are five or more in $name, all within 250 metres of its centre',
    ({ slug, center, pin }) => {
      const here = vendorSeeds.filter(({ marketId }) => marketId === slug);
      expect(here.length).toBeGreaterThanOrEqual(5);
      expect(here.every(isPlaced)).toBe(true);
      const far = here
        .filter(isPlaced)
        .filter((seed) => metresBetween(center, seed) > farthestFromCentreMetres);
      expect(far.map(({ companyName }) => companyName)).toEqual([]);
      expect(here.filter(({ address }) => !address.endsWith(pin))).toEqual([]);
    },
  );

  it.each(vendorCategoryNames)('of the trade %s show a drawing each', (category) => {
    const first = vendorSeeds.filter(({ categories }) => categories[0] === category);
    expect(repeated(first.map((seed) => samplePicture(seed).src))).toEqual([]);
  });

  it('stand in markets that exist', () => {
    const slugs = new Set<string | null>([null, ...markets.map(({ slug }) => slug)]);
    expect(vendorSeeds.filter(({ marketId }) => !slugs.has(marketId))).toEqual([]);
  });

  it('fill every category, investment and marketing with six or more', () => {
    expect(vendorCategoryNames.filter((category) => inCategory(category).length === 0)).toEqual([]);
    expect(inCategory('investment').length).toBeGreaterThanOrEqual(6);
    expect(inCategory('marketing').length).toBeGreaterThanOrEqual(6);
  });

  it('lie in Delhi-NCR, both degrees or neither', () => {
    for (const { companyName, latitude, longitude } of vendorSeeds) {
      expect([companyName, latitude === null]).toEqual([companyName, longitude === null]);
      if (latitude === null || longitude === null) continue;
      expect(latitude).toBeGreaterThan(28.3);
      expect(latitude).toBeLessThan(28.9);
      expect(longitude).toBeGreaterThan(76.9);
      expect(longitude).toBeLessThan(77.5);
    }
  });

  it('have mobiles of ten digits that are plainly made up', () => {
    const wrong = vendorSeeds.filter(({ phone }) => phone !== null && !/^98(765|100)0[01]\d{3}$/.test(phone));
    expect(wrong.map(({ companyName }) => companyName)).toEqual([]);
  });

  it('have addresses with a PIN of their region', () => {
    const pins = {
      Delhi: /\b1100\d\d$/,
      Gurgaon: /\b1220\d\d$/,
      Faridabad: /\b1210\d\d$/,
      Noida: /\b2013\d\d$/,
    };
    const wrong = vendorSeeds.filter(({ address, region }) => address !== '' && !pins[region].test(address));
    expect(wrong.map(({ companyName }) => companyName)).toEqual([]);
  });

  it('keep hours that a clock knows', () => {
    const hours = vendorSeeds.flatMap(({ openingHours }) => Object.values(openingHours ?? {}));
    const isHours = (text: string) => {
      const [from = '', to = ''] = text.split('-');
      return [from, to].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) && from < to;
    };
    expect(hours.length).toBeGreaterThan(300);
    expect(hours.filter((text) => !isHours(text))).toEqual([]);
  });

  it('rest when their market rests, unless they say otherwise', () => {
    const closed = { Sunday: 'sun', Monday: 'mon', Tuesday: 'tue', Wednesday: 'wed' } as const;
    for (const { slug, closedOn } of markets) {
      const here = vendorSeeds.filter(({ marketId, openingHours }) => marketId === slug && openingHours);
      const resting = here.filter(({ openingHours }) => openingHours?.[closed[closedOn]] === undefined);
      expect(resting.length).toBeGreaterThanOrEqual(here.length / 2);
    }
  });

  it('leave enough unsaid to show each fallback', () => {
    expect(vendorSeeds.some(({ address }) => address === '')).toBe(true);
    for (const key of ['phone', 'description', 'latitude', 'openingHours'] as const)
      expect(vendorSeeds.some((seed) => seed[key] === null)).toBe(true);
    expect(vendorSeeds.some(({ services }) => services.length === 0)).toBe(true);
    expect(vendorSeeds.filter(({ services }) => services.length > 5)).toEqual([]);
  });

  it('stand in every category at least twice', () => {
    expect(vendorCategoryNames.filter((category) => inCategory(category).length < 2)).toEqual([]);
  });

  it('say what the schema allows, of their own categories alone, and a few say nothing', () => {
    const names = new Set(vendorSeeds.map(({ companyName }) => companyName));
    expect(Object.keys(sampleFacts).filter((name) => !names.has(name))).toEqual([]);
    for (const { companyName, categories } of vendorSeeds) {
      const { facts, prices } = factsOfSample(companyName);
      expect([companyName, VendorFacts.safeParse(facts).error?.issues]).toEqual([companyName, undefined]);
      expect([companyName, z.array(PriceCue).safeParse(prices).error?.issues]).toEqual([
        companyName,
        undefined,
      ]);
      expect([companyName, Object.keys(facts).filter((name) => !asked(categories, name))]).toEqual([
        companyName,
        [],
      ]);
      expect([companyName, pricesOf(categories, prices).length]).toEqual([companyName, prices.length]);
    }
    const silent = vendorSeeds.filter(({ companyName }) => !(companyName in sampleFacts));
    expect(silent.length).toBeLessThanOrEqual(2);
  });

  it('do not shout', () => {
    expect(JSON.stringify(vendorSeeds)).not.toContain('!');
  });
});
