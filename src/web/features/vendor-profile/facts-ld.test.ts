import { expect, it } from 'vitest';
import type { PublicVendor } from '#contract/vendors.ts';
import { factLines } from '#content/vendor-fact-words.ts';
import type { PriceCue, VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { factsLd } from './facts-ld.ts';

const ldOf = (facts: VendorFacts, prices: PriceCue[] = [], areasServed: string[] = []) =>
  factsLd({
    facts,
    prices,
    areasServed,
    factLines: factLines(['catering'], facts),
  } as unknown as PublicVendor);

it('says what the page shows', () => {
  const price: PriceCue = {
    category: 'catering',
    unit: 'plate-veg',
    from: 850,
    to: 1200,
    taxIncluded: false,
    asOf: '2026-11',
  };
  const facts: VendorFacts = {
    capacity: { from: 50, to: 400 },
    food: ['jain'],
    languages: ['hindi', 'punjabi'],
    promotion: ['print'],
  };
  expect(ldOf(facts, [price], ['Rajouri Garden'])).toEqual({
    priceRange: '₹850-1200',
    makesOffer: [
      {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: 850,
          maxPrice: 1200,
          priceCurrency: 'INR',
          unitText: 'plate (veg)',
          valueAddedTaxIncluded: false,
        },
      },
    ],
    maximumAttendeeCapacity: 400,
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Food', value: 'Jain' }],
    areaServed: ['Rajouri Garden'],
    knowsLanguage: ['hi', 'pa'],
  });
  expect(ldOf({})).toEqual({});
  expect(ldOf({}, [{ ...price, to: null }]).priceRange).toBe('₹850 and more');
});
