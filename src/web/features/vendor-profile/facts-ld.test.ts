import { expect, it } from 'vitest';
import type { PublicVendor } from '#contract/vendors.ts';
import { factLines } from '#content/vendor-fact-words.ts';
import type { PriceCue, VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { factsLd } from './facts-ld.ts';

const ldOf = (facts: VendorFacts, prices: PriceCue[] = [], areasServed: string[] = []) =>
  factsLd({
    categories: ['catering', 'venue'],
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
        itemOffered: { '@type': 'Service', serviceType: 'Catering' },
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
  // The usual price of the first trade leads, whatever came first; a trade given up has none.
  const ofHall: PriceCue = { ...price, category: 'venue', from: 1150, to: 1600 };
  const ofShop: PriceCue = { ...price, category: 'retail', unit: 'piece', from: 5, to: 9 };
  const several = ldOf({}, [ofShop, ofHall, price]);
  expect(several.priceRange).toBe('₹850-1200');
  expect(several.makesOffer).toMatchObject([
    { itemOffered: { serviceType: 'Catering' }, priceSpecification: { minPrice: 850 } },
    { itemOffered: { serviceType: 'Venue' }, priceSpecification: { minPrice: 1150 } },
  ]);
  expect(ldOf({})).toEqual({});
  expect(ldOf({}, [{ ...price, to: null }]).priceRange).toBe('₹850 and more');
});
