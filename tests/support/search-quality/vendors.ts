/** @file Vendors in addition to those of the demonstration, for trades, places and facts that it lacks. */
import { factTokens, type VendorFacts } from '#domain/vendors/vendor-facts.ts';
import type { Region, VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { searchKey } from '#platform/db/search-key.ts';
import type { vendors } from '#platform/db/tables.ts';
import { factLines } from '#content/vendor-fact-words.ts';
import { placesOfRow } from '#support/vendor-places.ts';
import { soundsOf } from '#platform/search/word-keys.ts';

type Row = readonly [
  name: string,
  category: VendorCategory,
  area: string,
  region: Region,
  description: string,
  facts?: VendorFacts,
];

const rows: readonly Row[] = [
  [
    'Aahaar Caterers',
    'catering',
    'Rajouri Garden',
    'Delhi',
    'Wedding food, live counters',
    { food: ['veg', 'nonveg'] },
  ],
  [
    'Ahimsa Bhojan',
    'catering',
    'Pitampura',
    'Delhi',
    'Food without onion and garlic',
    { food: ['veg', 'jain'] },
  ],
  [
    'Gulmohar Banquets',
    'venue',
    'Sector 62',
    'Noida',
    'A hall with parking',
    { capacity: { from: 200, to: 600 }, venueType: ['banquet'], setting: ['indoor'] },
  ],
  [
    'Kothi Lawns',
    'venue',
    'Sector 56',
    'Gurgaon',
    'Open lawn',
    { capacity: { from: 300, to: 1500 }, venueType: ['farmhouse'], setting: ['outdoor'] },
  ],
  [
    'Roop Bridal Studio',
    'makeup',
    'Rajouri Garden',
    'Delhi',
    'Brides and their sisters',
    { beauty: ['bridal', 'hair'] },
  ],
  ['Hathon Ki Mehendi', 'makeup', 'Dwarka', 'Delhi', 'Mehendi at home', { beauty: ['mehendi'] }],
  [
    'Shubh Muhurat Seva',
    'priest',
    'Janakpuri',
    'Delhi',
    'Weddings, havan and katha',
    { ritual: ['hindu', 'housewarming'] },
  ],
  ['Mangal Path', 'priest', 'Shahdara', 'Delhi', 'Jain ceremonies', { ritual: ['jain'] }],
  [
    'Dwarka Pipe Works',
    'plumbing',
    'Dwarka',
    'Delhi',
    'Taps, tanks and leaks',
    { work: ['flat', 'emergency'] },
  ],
  ['Cantt Taxi Service', 'car-rentals', 'Delhi Cantt', 'Delhi', 'Cars with drivers'],
  [
    'Lakshya Tax Desk',
    'accounting',
    'Karol Bagh',
    'Delhi',
    'Returns and registrations',
    { advice: ['gst', 'incometax'] },
  ],
  ['Drishti Drone Films', 'photography', 'Saket', 'Delhi', 'From above', { photoStyle: ['drone', 'film'] }],
];

/** The vendors as stored. */
export const qualityVendors: readonly (typeof vendors.$inferInsert)[] = rows.map(
  ([companyName, category, area, region, description, facts = {}]) => {
    const search = searchKey(companyName, area, description, category);
    return {
      companyName,
      ownerName: 'Asha Rao',
      address: `1 Main Road, ${area}`,
      categories: [category],
      area,
      region,
      description,
      facts,
      factTokens: factTokens(facts),
      capacityFrom: facts.capacity?.from,
      capacityTo: facts.capacity?.to,
      sortName: searchKey(companyName),
      search,
      sounds: soundsOf(search),
      offered: searchKey(...factLines([category], facts).map(({ value }) => value)),
      places: placesOfRow({ area, region }),
    };
  },
);
