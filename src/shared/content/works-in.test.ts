import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeNodes, placesNamed, pathOf } from './place-tree.ts';
import {
  basedAround,
  baseOf,
  placeTerms,
  placesInText,
  placesNamedBy,
  placesOfTerms,
  searchedPlace,
  tieTo,
  unknownPlaces,
  worksIn,
  type VendorPlaces,
} from './works-in.ts';

const vendor = (given: Partial<VendorPlaces>): VendorPlaces => ({
  area: null,
  region: null,
  areasServed: [],
  marketId: null,
  address: '',
  ...given,
});

describe('the own place of a vendor', () => {
  it.each([
    [{ area: 'Saket' }, 'saket'],
    [{ area: 'GK 1' }, 'greater-kailash-1'],
    [{ area: 'Sector 15', region: 'Faridabad' }, 'sector-15-faridabad'],
    [{ area: 'Sector 15', address: 'Plot 2, Sector 15, 201301' }, 'sector-15-noida'],
    [{ area: 'Noida' }, 'noida'],
    [{ area: 'Ghaziabad' }, 'ghaziabad'],
    [{ area: 'Gandhi Vihar', region: 'Delhi' }, '=Gandhi_Vihar'],
    [{ marketId: 'khan-market' }, 'khan-market'],
    [{ address: '1 Ring Road, New Delhi 110 075' }, 'dwarka'],
    // Nine localities share it.
    [{ address: 'Vikas Marg, 110092' }, 'east-delhi'],
    [{ region: 'Gurgaon' }, 'gurgaon'],
    [{ address: 'Mumbai 400001' }, undefined],
  ])('of %j is %s', (given, id) => expect(baseOf(vendor(given))?.id).toBe(id));
});

describe('the tie to a place', () => {
  const mayurVihar = placeTerms(
    vendor({ area: 'Mayur Vihar', region: 'Delhi', areasServed: ['Noida', 'South Delhi', 'Vaishali'] }),
  );
  it.each([
    ['Mayur Vihar', 'based'],
    ['East Delhi', 'based'],
    ['Delhi', 'based'],
    ['NCR', 'based'],
    ['Noida', 'serves'],
    ['Gautam Buddha Nagar', 'serves'],
    ['Sector 62', 'serves more'],
    ['Saket', 'serves more'],
    ['Sector 78', null],
    ['Ghaziabad', 'serves a part'],
    ['Indirapuram', null],
    ['Rohini', null],
    ['Gurgaon', null],
  ])('%s is %s', (place, tie) => expect(tieTo(searchedPlace(place), mayurVihar)).toBe(tie));

  it('that the tree does not have are told as they were typed, each once', () => {
    const given = {
      area: 'Gandhi Vihar',
      region: 'Delhi',
      areasServed: ['Saket', 'Nowhere Nagar', 'Gandhi Vihar'],
    };
    expect(unknownPlaces(given)).toEqual(['Gandhi Vihar', 'Nowhere Nagar']);
    expect(
      unknownPlaces({ area: null, region: null, areasServed: ['Saket, Noida', '110017', 'साकेत', ' '] }),
    ).toEqual([]);
  });

  it('of a part that the tree does not have goes by its city', () => {
    expect(tieTo(searchedPlace('Sector 78', 'Noida'), mayurVihar)).toBe('serves more');
    expect(tieTo(searchedPlace('Gandhi Vihar'), placeTerms(vendor({ areasServed: ['Delhi NCR'] })))).toBe(
      'serves more',
    );
  });

  it('reads a line that names several areas', () => {
    expect(
      placesNamedBy(placeTerms(vendor({ areasServed: ['Saket, Noida and Gurugram'] }))).map(({ id }) => id),
    ).toEqual(['saket', 'noida', 'gurgaon']);
  });
});

describe('for every vendor and place', () => {
  const names = placeNodes.map(({ name }) => name);
  const vendors = fc.record({
    area: fc.option(fc.constantFrom(...names, 'Gandhi Vihar')),
    areasServed: fc.array(fc.constantFrom(...names, 'Nowhere Nagar'), { maxLength: 4 }),
  });

  it('working in a place is working in all that contains it', () => {
    fc.assert(
      fc.property(vendors, fc.constantFrom(...placeNodes), (given, node) => {
        const terms = placeTerms(vendor(given));
        const works = (one: typeof node) =>
          worksIn({ ...one, nodes: [one], isKnown: true }).some((term) => terms.includes(term));
        if (works(node)) for (const larger of pathOf(node)) expect(works(larger), larger.id).toBe(true);
      }),
    );
  });

  it('the places of its terms are those in which the search finds it', () => {
    fc.assert(
      fc.property(vendors, (given) => {
        const terms = placeTerms(vendor(given));
        const found = placeNodes.filter(
          (one) => tieTo({ ...one, nodes: [one], isKnown: true }, terms) !== null,
        );
        const known = placesOfTerms(terms).filter(({ id }) => !id.startsWith('='));
        expect(new Set(known.map(({ id }) => id))).toEqual(new Set(found.map(({ id }) => id)));
      }),
    );
  });

  it('each place is found by its own name and id', () => {
    for (const node of placeNodes) {
      expect(placesNamed(node.name)).toContain(node);
      expect(placesNamed(node.id)).toContain(node);
    }
  });
});

describe('places in a text', () => {
  it.each([
    ['A caterer near Rajouri Garden, Delhi please', ['Rajouri Garden']],
    ['we live in sector 62, noida', ['Sector 62']],
    ['Noida or Gurugram', ['Noida', 'Gurgaon']],
    ['110092', ['Laxmi Nagar', 'Preet Vihar', 'Nirman Vihar', 'Anand Vihar', 'Karkardooma', 'Mandawali']],
    ['nothing here', []],
    ['', []],
  ])('of “%s” are %j', (text, places) =>
    expect(placesInText(text, text.includes('sector') ? 'Noida' : null).map(({ name }) => name)).toEqual(
      places,
    ),
  );
});

it('around a place are its neighbours by distance', () => {
  expect(basedAround(searchedPlace('DLF Phase 3')).slice(0, 3)).toEqual([
    'at:cyber-city',
    'at:dlf-phase-2',
    'at:udyog-vihar',
  ]);
  const around110092 = basedAround(searchedPlace('110092'));
  expect(around110092.indexOf('at:krishna-nagar')).toBeLessThan(3);
  expect(around110092).not.toContain('at:dwarka');
});
