/**
 * @file Facts by which a family chooses a vendor: those of each category and the units of its prices, as data. The vendor's form,
 * the validation, the filters, the cards, the page and the structured data are made from it. Free of the validator.
 */
import { checkedToken } from './checked-token.ts';
import { t, translated } from '#words/t.ts';
import type { VendorCategory } from './vendor-categories.ts';

type Options = Readonly<Record<string, string>>;
type Named = { readonly label: string; readonly hint?: string };
type Counted = {
  readonly min: number;
  readonly max: number;
  /** The counted unit, as a field labels it. */
  readonly unit: string;
  /** Label of zero; without it a number begins at one. */
  readonly none?: string;
};

/** One fact, by the kind of its value. `filter`: the directory can filter by it. */
export type Fact = Named &
  (
    | ({ readonly kind: 'span' } & Counted)
    | ({ readonly kind: 'number' } & Counted)
    | { readonly kind: 'choice'; readonly options: Options; readonly filter: boolean }
    | { readonly kind: 'choices'; readonly options: Options; readonly filter: boolean }
    | { readonly kind: 'digits'; readonly length: number }
    | { readonly kind: 'lines'; readonly maxItems: number; readonly maxLength: number }
  );

/** Every fact, by its stored name. */
export const vendorFacts = {
  capacity: { kind: 'span', label: t('Guests'), min: 1, max: 20_000, unit: t('guests') },
  food: {
    kind: 'choices',
    label: t('Food'),
    filter: true,
    options: { veg: t('Vegetarian'), nonveg: t('Non-vegetarian'), jain: t('Jain') },
  },
  setting: {
    kind: 'choices',
    label: t('Setting'),
    filter: true,
    options: { indoor: t('Indoor'), outdoor: t('Outdoor') },
  },
  venueType: {
    kind: 'choices',
    label: t('Kind of venue'),
    filter: true,
    options: {
      hotel: t('Hotel'),
      resort: t('Resort'),
      farmhouse: t('Farmhouse'),
      banquet: t('Banquet hall'),
      community: t('Community hall'),
    },
  },
  rooms: {
    kind: 'number',
    label: t('Rooms to stay'),
    min: 0,
    max: 2000,
    unit: t('rooms'),
    none: t('None'),
  },
  parking: {
    kind: 'number',
    label: t('Parking'),
    min: 0,
    max: 5000,
    unit: t('cars'),
    none: t('None'),
  },
  photoStyle: {
    kind: 'choices',
    label: t('Kinds of work'),
    filter: true,
    options: {
      candid: t('Candid'),
      traditional: t('Traditional'),
      film: t('Wedding film'),
      drone: t('Drone'),
      prewedding: t('Pre-wedding'),
      product: t('Products and shops'),
    },
  },
  musicStyle: {
    kind: 'choices',
    label: t('Music'),
    filter: true,
    options: {
      bollywood: t('Bollywood'),
      punjabi: t('Punjabi'),
      sufi: t('Sufi and ghazal'),
      classical: t('Classical'),
      western: t('Western'),
      dhol: t('Dhol and band'),
    },
  },
  wear: {
    kind: 'choices',
    label: t('Clothes'),
    filter: true,
    options: {
      bridal: t('Bridal'),
      groom: t('Groom'),
      family: t('Family'),
      rent: t('On rent'),
      stitched: t('Made to measure'),
    },
  },
  ritual: {
    kind: 'choices',
    label: t('Ceremonies'),
    filter: true,
    options: {
      hindu: t('Hindu'),
      sikh: t('Sikh'),
      jain: t('Jain'),
      muslim: t('Muslim'),
      christian: t('Christian'),
      housewarming: t('House-warming'),
    },
  },
  beauty: {
    kind: 'choices',
    label: t('Services'),
    filter: true,
    options: {
      bridal: t('Bridal make-up'),
      party: t('Party make-up'),
      hair: t('Hair'),
      mehendi: t('Mehendi'),
    },
  },
  work: {
    kind: 'choices',
    label: t('Kinds of work'),
    filter: true,
    options: {
      house: t('Houses'),
      flat: t('Flats'),
      office: t('Offices and shops'),
      repair: t('Small repairs'),
      emergency: t('Same-day calls'),
    },
  },
  material: {
    kind: 'choice',
    label: t('Material'),
    filter: true,
    options: { included: t('Included'), separate: t('Bought by you'), either: t('Either way') },
  },
  advice: {
    kind: 'choices',
    label: t('Help with'),
    filter: true,
    options: {
      gst: t('GST'),
      incometax: t('Income tax'),
      company: t('Company registration'),
      audit: t('Audit'),
      trademark: t('Trade marks'),
      contracts: t('Contracts'),
      loans: t('Loans'),
      funding: t('Investors'),
      fssai: t('Food licences'),
    },
  },
  promotion: {
    kind: 'choices',
    label: t('Help with'),
    filter: true,
    options: {
      social: t('Social media'),
      seo: t('Search engines'),
      print: t('Print and boards'),
      film: t('Films and photos'),
      website: t('Websites'),
    },
  },
  years: {
    kind: 'number',
    label: t('In business for'),
    min: 0,
    max: 150,
    unit: t('years'),
    none: t('Less than a year'),
  },
  teamSize: { kind: 'number', label: t('Team'), min: 1, max: 2000, unit: t('people') },
  languages: {
    kind: 'choices',
    label: t('Languages'),
    filter: true,
    options: {
      hindi: t('Hindi'),
      english: t('English'),
      punjabi: t('Punjabi'),
      urdu: t('Urdu'),
      bengali: t('Bengali'),
      tamil: t('Tamil'),
      malayalam: t('Malayalam'),
    },
  },
  travel: {
    kind: 'choice',
    label: t('Travels'),
    filter: true,
    options: { city: t('Within the city'), ncr: t('All of Delhi-NCR'), india: t('All over India') },
  },
  includes: {
    kind: 'lines',
    label: t('What is included'),
    hint: t('One thing a line, such as: Tables and chairs.'),
    maxItems: 12,
    maxLength: 80,
  },
  fssai: {
    kind: 'digits',
    label: t('FSSAI licence'),
    hint: t('The 14 digits of your food licence.'),
    length: 14,
  },
} as const satisfies Readonly<Record<string, Fact>>;
export type FactName = keyof typeof vendorFacts;
/** All fact names. */
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

/** Units of prices, as displayed after the amount. */
export const priceUnits = {
  'plate-veg': t('a plate (veg)'),
  'plate-nonveg': t('a plate (non-veg)'),
  event: t('an event'),
  day: t('a day'),
  hour: t('an hour'),
  sqft: t('a square foot'),
  visit: t('a visit'),
  month: t('a month'),
  piece: t('a piece'),
} as const;
export type PriceUnit = keyof typeof priceUnits;

type CategoryFacts = {
  /** In the order of the form and the page; a card shows the first two given ones. */
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

/**
 * Facts and price units of each category.
 * @where Which facts and price units does each category of vendors have?
 */
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
  videography: { facts: ['photoStyle', 'travel', ...everybody], units: ['day', 'event', 'hour'] },
  makeup: { facts: ['beauty', 'travel', ...everybody], units: ['event', 'visit', 'hour'] },
  priest: { facts: ['ritual', 'travel', ...everybody], units: ['event', 'visit'] },
  fashion: { facts: ['wear', ...everybody], units: ['piece', 'day'] },
  jewellery: { facts: ['wear', ...everybody], units: ['piece', 'day'] },
  choreography: { facts: performer, units: ['event', 'hour'] },
  'car-rentals': { facts: ['travel', ...everybody], units: ['day', 'event', 'hour'] },
  gifts: { facts: everybody, units: ['piece', 'event'] },
  crew: { facts: ['travel', ...everybody], units: ['day', 'event', 'hour'] },
  planner: { facts: ['travel', ...everybody], units: ['event', 'day', 'visit'] },
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

/** A range; either end may be open. */
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
/** A vendor's facts; unknown ones are absent. */
export type VendorFacts = { [Name in FactName]?: ValueOf<(typeof vendorFacts)[Name]> };

/** A guide price, in whole rupees. */
export type PriceCue = {
  category: VendorCategory;
  unit: PriceUnit;
  from: number;
  /** Null: `from` upwards. */
  to: number | null;
  taxIncluded: boolean;
  /** Month of the vendor's statement, `YYYY-MM`. */
  asOf: string;
};

const isCategory = (name: string): name is VendorCategory => Object.hasOwn(categoryFacts, name);
/** Facts common to every trade, which follow its own. */
const last: ReadonlySet<FactName> = new Set([...everybody, 'fssai']);

/** Returns the facts of these categories, each once, in the order of the form and the page. */
export function factNamesOf(categories: readonly string[]): FactName[] {
  const named: FactName[] = categories.filter(isCategory).flatMap((name) => categoryFacts[name].facts);
  return [...new Set([...named.filter((name) => !last.has(name)), ...named])];
}

/** Returns category and unit of every price of these categories, the usual one first. */
export const priceKindsOf = (categories: readonly string[]): Pick<PriceCue, 'category' | 'unit'>[] =>
  categories
    .filter(isCategory)
    .flatMap((category) => categoryFacts[category].units.map((unit) => ({ category, unit })));

/** Returns the filter tokens of facts, such as `food:jain`. Stored with the vendor, so that one index serves all. */
export const factTokens = (facts: VendorFacts, names: readonly FactName[] = factNames): string[] =>
  names.flatMap((name) => {
    const fact: Fact = vendorFacts[name];
    if ((fact.kind !== 'choice' && fact.kind !== 'choices') || !fact.filter) return [];
    return [facts[name] ?? []]
      .flat()
      .flatMap((value) => (typeof value === 'string' ? `${name}:${value}` : []));
  });

/** Every filter token, for validation. */
export const knownFactTokens: readonly string[] = [
  checkedToken,
  ...factNames.flatMap((name) => {
    const fact: Fact = vendorFacts[name];
    return (fact.kind === 'choice' || fact.kind === 'choices') && fact.filter
      ? Object.keys(fact.options).map((value) => `${name}:${value}`)
      : [];
  }),
];

/** Returns a token's label and its fact: `food:jain` as `Jain` of `Food`. */
export function factTokenWords(token: string): { label: string; group: string } {
  if (token === checkedToken) return { label: t('Checked by us'), group: t('Checks') };
  const [name = '', value = ''] = token.split(':');
  const fact: Fact = vendorFacts[name as FactName];
  return {
    label: translated('options' in fact ? (fact.options[value] ?? value) : value),
    group: translated(fact.label),
  };
}
