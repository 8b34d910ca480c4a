/**
 * @file What a family chooses a vendor by: the facts of each category and the units of its prices, as data. The vendor's form, the
 * validation, the filters, the cards, the page and the structured data are made from it. Free of the validator.
 */
import type { VendorCategory } from './vendor-categories.ts';

type Options = Readonly<Record<string, string>>;
type Named = { readonly label: string; readonly hint?: string };
type Counted = {
  readonly min: number;
  readonly max: number;
  /** The unit of several, and of one. */
  readonly units: readonly [several: string, one: string];
  /** What stands for none; without it a number begins at one. */
  readonly none?: string;
};

/** One fact, by the kind of its value. `filter` says that the directory can be narrowed by it. */
export type Fact = Named &
  (
    | ({ readonly kind: 'span' } & Counted)
    | ({ readonly kind: 'number' } & Counted)
    | { readonly kind: 'choice'; readonly options: Options; readonly filter: boolean }
    | { readonly kind: 'choices'; readonly options: Options; readonly filter: boolean }
    | { readonly kind: 'digits'; readonly length: number }
    | { readonly kind: 'lines'; readonly maxItems: number; readonly maxLength: number }
  );

/** Every fact once, by the name under which it is stored. */
export const vendorFacts = {
  capacity: { kind: 'span', label: 'Guests', min: 1, max: 20_000, units: ['guests', 'guest'] },
  food: {
    kind: 'choices',
    label: 'Food',
    filter: true,
    options: { veg: 'Vegetarian', nonveg: 'Non-vegetarian', jain: 'Jain' },
  },
  setting: {
    kind: 'choices',
    label: 'Setting',
    filter: true,
    options: { indoor: 'Indoor', outdoor: 'Outdoor' },
  },
  venueType: {
    kind: 'choices',
    label: 'Kind of venue',
    filter: true,
    options: {
      hotel: 'Hotel',
      resort: 'Resort',
      farmhouse: 'Farmhouse',
      banquet: 'Banquet hall',
      community: 'Community hall',
    },
  },
  rooms: {
    kind: 'number',
    label: 'Rooms to stay',
    min: 0,
    max: 2000,
    units: ['rooms', 'room'],
    none: 'None',
  },
  parking: { kind: 'number', label: 'Parking', min: 0, max: 5000, units: ['cars', 'car'], none: 'None' },
  photoStyle: {
    kind: 'choices',
    label: 'Kinds of work',
    filter: true,
    options: {
      candid: 'Candid',
      traditional: 'Traditional',
      film: 'Wedding film',
      drone: 'Drone',
      prewedding: 'Pre-wedding',
      product: 'Products and shops',
    },
  },
  musicStyle: {
    kind: 'choices',
    label: 'Music',
    filter: true,
    options: {
      bollywood: 'Bollywood',
      punjabi: 'Punjabi',
      sufi: 'Sufi and ghazal',
      classical: 'Classical',
      western: 'Western',
      dhol: 'Dhol and band',
    },
  },
  wear: {
    kind: 'choices',
    label: 'Clothes',
    filter: true,
    options: {
      bridal: 'Bridal',
      groom: 'Groom',
      family: 'Family',
      rent: 'On rent',
      stitched: 'Made to measure',
    },
  },
  ritual: {
    kind: 'choices',
    label: 'Ceremonies',
    filter: true,
    options: {
      hindu: 'Hindu',
      sikh: 'Sikh',
      jain: 'Jain',
      muslim: 'Muslim',
      christian: 'Christian',
      housewarming: 'House-warming',
    },
  },
  beauty: {
    kind: 'choices',
    label: 'Services',
    filter: true,
    options: { bridal: 'Bridal make-up', party: 'Party make-up', hair: 'Hair', mehendi: 'Mehendi' },
  },
  work: {
    kind: 'choices',
    label: 'Kinds of work',
    filter: true,
    options: {
      house: 'Houses',
      flat: 'Flats',
      office: 'Offices and shops',
      repair: 'Small repairs',
      emergency: 'Same-day calls',
    },
  },
  material: {
    kind: 'choice',
    label: 'Material',
    filter: true,
    options: { included: 'Included', separate: 'Bought by you', either: 'Either way' },
  },
  advice: {
    kind: 'choices',
    label: 'Help with',
    filter: true,
    options: {
      gst: 'GST',
      incometax: 'Income tax',
      company: 'Company registration',
      audit: 'Audit',
      trademark: 'Trade marks',
      contracts: 'Contracts',
      loans: 'Loans',
      funding: 'Investors',
      fssai: 'Food licences',
    },
  },
  promotion: {
    kind: 'choices',
    label: 'Help with',
    filter: true,
    options: {
      social: 'Social media',
      seo: 'Search engines',
      print: 'Print and boards',
      film: 'Films and photos',
      website: 'Websites',
    },
  },
  years: {
    kind: 'number',
    label: 'In business for',
    min: 0,
    max: 150,
    units: ['years', 'year'],
    none: 'Less than a year',
  },
  teamSize: { kind: 'number', label: 'Team', min: 1, max: 2000, units: ['people', 'person'] },
  languages: {
    kind: 'choices',
    label: 'Languages',
    filter: true,
    options: {
      hindi: 'Hindi',
      english: 'English',
      punjabi: 'Punjabi',
      urdu: 'Urdu',
      bengali: 'Bengali',
      tamil: 'Tamil',
      malayalam: 'Malayalam',
    },
  },
  travel: {
    kind: 'choice',
    label: 'Travels',
    filter: true,
    options: { city: 'Within the city', ncr: 'All of Delhi-NCR', india: 'All over India' },
  },
  includes: {
    kind: 'lines',
    label: 'What is included',
    hint: 'One thing a line, such as: Tables and chairs.',
    maxItems: 12,
    maxLength: 80,
  },
  fssai: {
    kind: 'digits',
    label: 'FSSAI licence',
    hint: 'The 14 digits of your food licence.',
    length: 14,
  },
} as const satisfies Readonly<Record<string, Fact>>;
export type FactName = keyof typeof vendorFacts;
/** All of them. */
export const factNames = Object.keys(vendorFacts) as FactName[];

/** The languages as BCP 47 writes them. */
export const languageTags: Readonly<Record<keyof typeof vendorFacts.languages.options, string>> = {
  hindi: 'hi',
  english: 'en',
  punjabi: 'pa',
  urdu: 'ur',
  bengali: 'bn',
  tamil: 'ta',
  malayalam: 'ml',
};

/** What a price is for, as it stands behind the amount. */
export const priceUnits = {
  'plate-veg': 'a plate (veg)',
  'plate-nonveg': 'a plate (non-veg)',
  event: 'an event',
  day: 'a day',
  hour: 'an hour',
  sqft: 'a square foot',
  visit: 'a visit',
  month: 'a month',
  piece: 'a piece',
} as const;
export type PriceUnit = keyof typeof priceUnits;

type CategoryFacts = {
  /** In the order of the form and the page; the first two that a vendor has given stand on its card. */
  readonly facts: readonly FactName[];
  /** The first is the usual one, by which lists are sorted. */
  readonly units: readonly [PriceUnit, ...PriceUnit[]];
};

const everybody = ['years', 'teamSize', 'languages', 'includes'] as const;
const performer = ['musicStyle', 'setting', 'travel', ...everybody] as const;
const builder = {
  facts: ['work', 'material', 'travel', ...everybody],
  units: ['sqft', 'day', 'visit'],
} as const;
const tradesman = {
  facts: ['work', 'material', 'travel', ...everybody],
  units: ['visit', 'day', 'sqft'],
} as const;
const adviser = { facts: ['advice', ...everybody], units: ['month', 'visit', 'hour'] } as const;

/** What is asked of each category. */
export const categoryFacts = {
  venue: {
    facts: ['capacity', 'setting', 'venueType', 'food', 'rooms', 'parking', ...everybody, 'fssai'],
    units: ['plate-veg', 'plate-nonveg', 'day', 'event'],
  },
  catering: {
    facts: ['food', 'capacity', 'setting', 'travel', ...everybody, 'fssai'],
    units: ['plate-veg', 'plate-nonveg'],
  },
  decoration: { facts: ['setting', 'travel', ...everybody], units: ['event', 'day'] },
  music: { facts: performer, units: ['event', 'hour'] },
  dj: { facts: performer, units: ['event', 'hour'] },
  photography: { facts: ['photoStyle', 'travel', ...everybody], units: ['day', 'event', 'hour'] },
  makeup: { facts: ['beauty', 'travel', ...everybody], units: ['event', 'visit', 'hour'] },
  priest: { facts: ['ritual', 'travel', ...everybody], units: ['event', 'visit'] },
  fashion: { facts: ['wear', ...everybody], units: ['piece', 'day'] },
  choreography: { facts: performer, units: ['event', 'hour'] },
  'car-rentals': { facts: ['travel', ...everybody], units: ['day', 'event', 'hour'] },
  gifts: { facts: everybody, units: ['piece', 'event'] },
  crew: { facts: ['travel', ...everybody], units: ['day', 'event', 'hour'] },
  'civil-construction': builder,
  architecture: { facts: ['work', 'travel', ...everybody], units: ['sqft', 'visit'] },
  interiors: builder,
  electrical: tradesman,
  plumbing: tradesman,
  painting: builder,
  renovation: builder,
  investment: adviser,
  legal: adviser,
  accounting: adviser,
  consulting: adviser,
  strategy: adviser,
  marketing: { facts: ['promotion', ...everybody], units: ['month', 'event'] },
  retail: { facts: ['wear', 'languages', 'years'], units: ['piece'] },
} as const satisfies Readonly<Record<VendorCategory, CategoryFacts>>;

/** From and to; either may be open. */
export type Span = { from: number | null; to: number | null };

type ValueOf<F extends Fact> = F extends { kind: 'span' }
  ? Span
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'choice'; options: infer O }
      ? keyof O
      : F extends { kind: 'choices'; options: infer O }
        ? (keyof O)[]
        : F extends { kind: 'lines' }
          ? string[]
          : string;
/** What a vendor has said of itself; what it has not said is absent. */
export type VendorFacts = { [Name in FactName]?: ValueOf<(typeof vendorFacts)[Name]> };

/** What somebody may expect to pay. Whole rupees. */
export type PriceCue = {
  category: VendorCategory;
  unit: PriceUnit;
  from: number;
  /** Null: `from` upwards. */
  to: number | null;
  taxIncluded: boolean;
  /** `YYYY-MM`, when the vendor said so. */
  asOf: string;
};

const isCategory = (name: string): name is VendorCategory => Object.hasOwn(categoryFacts, name);
/** What every trade says comes after what is its own. */
const last: ReadonlySet<FactName> = new Set([...everybody, 'fssai']);

/** Returns the facts that these categories are asked for, each once, in the order of the form and the page. */
export function factNamesOf(categories: readonly string[]): FactName[] {
  const named: FactName[] = categories.filter(isCategory).flatMap((name) => categoryFacts[name].facts);
  return [...new Set([...named.filter((name) => !last.has(name)), ...named])];
}

/** Returns category and unit of every price that these categories are asked for, the usual one first. */
export const priceKindsOf = (categories: readonly string[]): Pick<PriceCue, 'category' | 'unit'>[] =>
  categories
    .filter(isCategory)
    .flatMap((category) => categoryFacts[category].units.map((unit) => ({ category, unit })));

/** What the directory is narrowed by, as one word each: `food:jain`. Stored with the vendor, so that one index answers all. */
export const factTokens = (facts: VendorFacts, names: readonly FactName[] = factNames): string[] =>
  names.flatMap((name) => {
    const fact: Fact = vendorFacts[name];
    if ((fact.kind !== 'choice' && fact.kind !== 'choices') || !fact.filter) return [];
    return [facts[name] ?? []]
      .flat()
      .flatMap((value) => (typeof value === 'string' ? `${name}:${value}` : []));
  });

/** Every such word, for validation. */
export const knownFactTokens: readonly string[] = factNames.flatMap((name) => {
  const fact: Fact = vendorFacts[name];
  return (fact.kind === 'choice' || fact.kind === 'choices') && fact.filter
    ? Object.keys(fact.options).map((value) => `${name}:${value}`)
    : [];
});

/** Returns a token in words, with the fact that it belongs to: `food:jain` as `Jain` of `Food`. */
export function factTokenWords(token: string): { label: string; group: string } {
  const [name = '', value = ''] = token.split(':');
  const fact: Fact = vendorFacts[name as FactName];
  return { label: 'options' in fact ? (fact.options[value] ?? value) : value, group: fact.label };
}
