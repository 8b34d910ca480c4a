/** @file GST by trade and day. The staff's table (`gst_rates`) replaces these defaults as a whole. Free of the validator. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { addedTax, type QuoteTax } from './quote-tax.ts';

export type GstRate = {
  category: VendorCategory;
  /** YYYY-MM-DD, the first day on which it holds. */
  fromDay: string;
  /** Hundredths of a percent. */
  percent: number;
  /** Where it is written, and what it leaves out. */
  note: string;
};

export const gstRateLimits = { rates: 300, note: 300 } as const;

/** The day on which GST began, and the day of its two slabs. */
const begin = '2017-07-01';
const twoSlabs = '2025-09-22';
const rate = (
  category: VendorCategory,
  percent: number,
  note = 'Notification 11/2017 Central Tax (Rate): services without a rate of their own.',
  fromDay = begin,
): GstRate => ({ category, fromDay, percent: percent * 100, note });
const works =
  'Works contracts, SAC 9954. Labour alone for one house may be exempt: notification 12/2017, no. 11.';

/** The rates of November 2026, and the one before where it changed. */
export const defaultGstRates: readonly GstRate[] = [
  rate('venue', 18, 'Halls and banquets, SAC 9972 and 9963. Hotel rooms up to ₹7,500 a night: 5%.'),
  rate('catering', 18, 'Outdoor catering, SAC 9963.'),
  rate(
    'catering',
    5,
    'Outdoor catering without input credit, 20/2019; in a hotel with rooms above ₹7,500: 18%.',
    '2019-10-01',
  ),
  rate('decoration', 18),
  rate('music', 18, 'SAC 9996. Folk and classical artists up to ₹1.5 lakh are exempt: 12/2017, no. 78.'),
  rate('dj', 18),
  rate('photography', 18, 'SAC 9983.'),
  rate('videography', 18, 'SAC 9983.'),
  rate('makeup', 18, 'Beauty services, SAC 9997.'),
  rate(
    'makeup',
    5,
    'Beauty services without input credit, SAC 9997: 56th meeting of the GST Council.',
    twoSlabs,
  ),
  rate('priest', 0, 'Conduct of a religious ceremony is exempt: 12/2017, no. 13.'),
  rate('fashion', 18, 'Garments above ₹2,500 a piece; up to that price 5%.', twoSlabs),
  rate(
    'jewellery',
    3,
    'Gold, silver and set stones, chapter 71; imitation 3%, making charges billed alone 5%.',
  ),
  rate('choreography', 18),
  rate('car-rentals', 5, 'Cars with driver and fuel, credit only of the same trade; 18% with full credit.'),
  rate('gifts', 18, 'The rate of the goods: some cards and sweets have 5%.'),
  rate('crew', 18, 'Manpower, SAC 9985.'),
  rate('planner', 18, 'Event management, SAC 9985.'),
  rate('civil-construction', 18, works),
  rate('architecture', 18, 'SAC 9983.'),
  rate('interiors', 18, works),
  rate('electrical', 18, works),
  rate('plumbing', 18, works),
  rate('painting', 18, works),
  rate('renovation', 18, works),
  rate('investment', 18),
  rate('legal', 18, 'Advocates do not add it: a business client pays it (13/2017).'),
  rate('accounting', 18),
  rate('consulting', 18),
  rate('strategy', 18),
  rate('marketing', 18),
  rate('retail', 18, 'The rate of the goods: many have 5%.'),
];

/** The preset of a trade without a rate. */
const otherwise: QuoteTax = 'gst-18';

/** Returns the rate of a trade on a day; null before the first. */
export const rateOn = (rates: readonly GstRate[], category: string, day: string): GstRate | null =>
  rates
    .filter((one) => one.category === category && one.fromDay <= day)
    .reduce<GstRate | null>((last, one) => (last && last.fromDay > one.fromDay ? last : one), null);

/**
 * Returns the preset of a line's GST: the rate of the first of these trades that has one on the day.
 * @where Which GST is preset in a quote?
 */
export function presetTax(rates: readonly GstRate[], trades: readonly string[], day: string): QuoteTax {
  const found = trades.map((trade) => rateOn(rates, trade, day)).find((one) => one !== null);
  return found ? addedTax(found.percent) : otherwise;
}
