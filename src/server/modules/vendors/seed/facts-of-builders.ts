import { price, said, withTax, type Said } from './said.ts';

const hi = ['hindi', 'english'] as const;

/** Builders, architects, tradesmen. */
export const builderFacts: Readonly<Record<string, Said>> = {
  'Pakka Foundations': said(
    {
      work: ['house', 'flat'],
      material: 'either',
      travel: 'ncr',
      years: 19,
      teamSize: 45,
      languages: [...hi],
      includes: ['Weekly photos', 'Test reports of the concrete'],
    },
    price('civil-construction', 'sqft', 1750, 2400),
  ),
  'Chhat and Deewar Builders': said(
    {
      work: ['house', 'flat', 'office'],
      material: 'included',
      travel: 'city',
      years: 23,
      teamSize: 30,
      languages: ['hindi', 'punjabi'],
    },
    price('civil-construction', 'sqft', 1600, 2200),
    price('renovation', 'sqft', 900, 1800),
  ),
  'Eent Gaara Contractors': said(
    {
      work: ['house', 'office'],
      material: 'separate',
      travel: 'ncr',
      years: 27,
      teamSize: 50,
      languages: ['hindi'],
    },
    price('civil-construction', 'sqft', 280, 420),
  ),
  'Neem Tree Architects': said(
    { work: ['house', 'flat', 'office'], travel: 'ncr', years: 12, teamSize: 9, languages: [...hi] },
    price('architecture', 'sqft', 90, 180),
  ),
  'Naksha Nagar Design Cell': said(
    {
      work: ['house', 'office'],
      material: 'either',
      travel: 'ncr',
      years: 9,
      teamSize: 14,
      languages: [...hi],
    },
    price('architecture', 'sqft', 70, 140),
    price('interiors', 'sqft', 1200, 2600),
  ),
  'Jaali Studio': said(
    {
      work: ['flat', 'house', 'office'],
      material: 'either',
      travel: 'ncr',
      years: 11,
      teamSize: 8,
      languages: [...hi],
    },
    price('architecture', 'sqft', 120, 220),
    price('interiors', 'sqft', 1600, 3500),
  ),
  'Rasoi and Robe Interiors': said(
    {
      work: ['flat', 'house'],
      material: 'included',
      travel: 'ncr',
      years: 8,
      teamSize: 22,
      languages: [...hi],
      includes: ['Drawings', 'Five years on hinges'],
    },
    price('interiors', 'sqft', 1100, 2200),
  ),
  'Baithak Interiors': said(
    {
      work: ['flat', 'house'],
      material: 'either',
      travel: 'city',
      years: 15,
      teamSize: 7,
      languages: [...hi],
    },
    price('interiors', 'sqft', 1500, 3200),
  ),
  'Sangemarmar Stone and Tile': said(
    {
      work: ['house', 'flat', 'office'],
      material: 'included',
      travel: 'ncr',
      years: 20,
      teamSize: 16,
      languages: ['hindi'],
    },
    price('interiors', 'sqft', 140, 650),
  ),
  'Parda Palace Furnishings': said(
    {
      work: ['flat', 'house'],
      material: 'included',
      travel: 'city',
      years: 26,
      teamSize: 9,
      languages: ['hindi', 'punjabi'],
    },
    withTax(price('interiors', 'visit', 500)),
  ),
  'Babu Market Furnishings': said(
    { work: ['flat'], material: 'included', travel: 'city', years: 33, teamSize: 5, languages: ['hindi'] },
    withTax(price('interiors', 'visit', 300)),
  ),
  'Sahi Current Electricals': said(
    {
      work: ['flat', 'house', 'repair', 'emergency'],
      material: 'either',
      travel: 'city',
      years: 14,
      teamSize: 8,
      languages: ['hindi'],
    },
    withTax(price('electrical', 'visit', 300, 900)),
    price('electrical', 'sqft', 75, 140),
  ),
  'Roshan Bijli Bhandar': said(
    {
      work: ['repair', 'office'],
      material: 'included',
      travel: 'city',
      years: 36,
      teamSize: 6,
      languages: ['hindi', 'urdu'],
    },
    withTax(price('electrical', 'visit', 250, 600)),
  ),
  'Nal Jal Plumbing': said(
    {
      work: ['flat', 'house', 'repair', 'emergency'],
      material: 'either',
      travel: 'city',
      years: 16,
      teamSize: 7,
      languages: ['hindi', 'punjabi'],
      includes: ['Old parts shown', '30 days on the joint'],
    },
    withTax(price('plumbing', 'visit', 350, 900)),
  ),
  'Dwarka Plumbing Point': said(
    {
      work: ['repair', 'flat', 'emergency'],
      material: 'separate',
      travel: 'city',
      years: 9,
      teamSize: 4,
      languages: ['hindi'],
    },
    withTax(price('plumbing', 'visit', 249, 700)),
    withTax(price('plumbing', 'day', 1200, 1800)),
  ),
  'Mistri on Call': said(
    {
      work: ['repair', 'emergency', 'flat'],
      material: 'separate',
      travel: 'city',
      years: 5,
      teamSize: 24,
      languages: [...hi],
    },
    withTax(price('plumbing', 'visit', 299, 799)),
    withTax(price('electrical', 'visit', 299, 799)),
    withTax(price('painting', 'sqft', 14, 30)),
  ),
  'Rang Kaamgaar Painters': said(
    {
      work: ['flat', 'house', 'office'],
      material: 'either',
      travel: 'ncr',
      years: 12,
      teamSize: 18,
      languages: ['hindi'],
      includes: ['Covering and cleaning'],
    },
    price('painting', 'sqft', 12, 34),
  ),
  'Purana Ghar Naya Ghar': said(
    {
      work: ['house', 'flat'],
      material: 'included',
      travel: 'ncr',
      years: 17,
      teamSize: 26,
      languages: [...hi],
    },
    price('renovation', 'sqft', 1100, 2400),
    price('interiors', 'sqft', 1300, 2400),
  ),
};
