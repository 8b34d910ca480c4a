/**
 * @file The small fields that improve a brief, as data: one entry for each kind with a free-text field. Chosen values are written
 * into that field as readable lines (`brief-text.ts`), so the payload does not change.
 */
import { t } from '#words/t.ts';
import type { EnquiryKindName } from './enquiry-kinds.ts';

/** A line's prefix and values. No option contains a comma or a colon, which separate them. */
export type BriefPart = {
  readonly key: string;
  readonly label: string;
  /** Shown at once where a form leads with what every quote depends on; the others are folded there. */
  readonly early?: true;
} & (
  | { readonly type: 'number'; readonly max: number }
  /** One option, or several. */
  | { readonly type: 'one' | 'many'; readonly options: Readonly<Record<string, string>> }
);

const number = (key: string, label: string, max: number) => ({ key, label, type: 'number', max }) as const;
const one = (key: string, label: string, options: Readonly<Record<string, string>>) =>
  ({ key, label, type: 'one', options }) as const;
const many = (key: string, label: string, options: Readonly<Record<string, string>>) =>
  ({ key, label, type: 'many', options }) as const;

/** Also used where a family changes the number on its private page. */
export const guestsKey = 'guests';
const guests = { ...number(guestsKey, t('Guests'), 100_000), early: true } as const;
const food = many('food', t('Food'), {
  veg: t('Vegetarian'),
  jain: t('Jain'),
  mixed: t('Non-vegetarian too'),
});
const budgetOf = (options: Readonly<Record<string, string>>) =>
  ({ ...one('budget', t('Budget'), options), early: true }) as const;
const budget = budgetOf({
  to1: t('Up to ₹1 lakh'),
  to3: t('₹1-3 lakh'),
  to7: t('₹3-7 lakh'),
  to15: t('₹7-15 lakh'),
  over: t('Over ₹15 lakh'),
});
const plate = budgetOf({
  to600: t('Up to ₹600 a plate'),
  to1000: t('₹600-1000 a plate'),
  to1600: t('₹1000-1600 a plate'),
  over: t('Over ₹1600 a plate'),
});
const piece = budgetOf({
  to200: t('Up to ₹200 each'),
  to500: t('₹200-500 each'),
  to1500: t('₹500-1500 each'),
  over: t('Over ₹1500 each'),
});
const work = budgetOf({
  to2: t('Up to ₹2 lakh'),
  to5: t('₹2-5 lakh'),
  to10: t('₹5-10 lakh'),
  to25: t('₹10-25 lakh'),
  over: t('Over ₹25 lakh'),
});
const dates = many('dates', t('Dates'), {
  flexible: t('Flexible by a few days'),
  weekday: t('A weekday suits us too'),
});
/** The things that belong into a quote. */
export const thingsKey = 'quote';
const quoteLabel = t('Quote with');
const quote = (options: Readonly<Record<string, string>>) => many(thingsKey, quoteLabel, options);
const tax = { tax: t('Tax') };
const travel = { travel: t('Travel') };

const building = [
  one('flat', t('Flat or house'), {
    bhk1: t('1 BHK'),
    bhk2: t('2 BHK'),
    bhk3: t('3 BHK'),
    bhk4: t('4 BHK or more'),
    floor: t('Builder floor or house'),
    shop: t('Shop or office'),
  }),
  number('area', t('Square feet'), 1_000_000),
  one('condition', t('Condition'), {
    shell: t('Bare shell'),
    empty: t('Empty'),
    lived: t('We live there meanwhile'),
  }),
  one('material', t('Material'), {
    included: t('Included'),
    labour: t('Labour alone'),
    both: t('Both prices please'),
  }),
  work,
  quote({
    rates: t('Rates by item'),
    drawings: t('Drawings'),
    debris: t('Debris taken away'),
    days: t('Days of work'),
    ...tax,
  }),
] as const;

/**
 * The parts by kind; a kind without an entry has no free text.
 * @where Which small fields does an enquiry form have, and how are they written into its text?
 */
export const briefParts: Readonly<Partial<Record<EnquiryKindName, readonly BriefPart[]>>> = {
  catering: [
    guests,
    food,
    plate,
    dates,
    quote({ crockery: t('Crockery'), staff: t('Service staff'), counters: t('Live counters'), ...tax }),
  ],
  entertainment: [
    guests,
    budget,
    dates,
    quote({ sound: t('Sound'), lights: t('Lights'), ...travel, ...tax }),
  ],
  crew: [
    number('hours', t('Hours'), 72),
    dates,
    quote({ uniform: t('Uniform'), meals: t('Meals of the crew'), ...travel, ...tax }),
  ],
  gift: [
    number('pieces', t('Pieces'), 100_000),
    piece,
    quote({ printing: t('Printing'), sample: t('A sample first'), delivery: t('Delivery'), ...tax }),
  ],
  decoration: [
    guests,
    one('place', t('Place'), {
      home: t('At home'),
      hall: t('Banquet hall'),
      farm: t('Farmhouse'),
      outdoors: t('Park or street'),
    }),
    budget,
    dates,
    quote({
      flowers: t('Fresh flowers'),
      lights: t('Lights'),
      removal: t('Setting up and taking down'),
      ...tax,
    }),
  ],
  venue: [
    food,
    budget,
    dates,
    quote({
      rooms: t('Rooms'),
      decor: t('Decoration'),
      power: t('Generator'),
      parking: t('Parking'),
      ...tax,
    }),
  ],
  construction: building,
  constructionWork: building,
  eventManagement: [
    guests,
    budget,
    dates,
    quote({ separate: t('A price for each part'), staff: t('Staff on the day'), ...travel, ...tax }),
  ],
  business: [
    one('stage', t('Stage'), {
      idea: t('An idea'),
      starting: t('Starting now'),
      running: t('Running already'),
    }),
    quote({
      fees: t('Government fees'),
      time: t('How long it takes'),
      later: t('Costs of later years'),
      ...tax,
    }),
  ],
  ask: [guests, budget, dates, quote({ excluded: t('What is not included'), ...travel, ...tax })],
};
