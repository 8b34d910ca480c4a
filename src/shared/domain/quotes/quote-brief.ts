/**
 * @file Quotes brought to one brief: the same number of guests, with tax, and the same things in the price. The rule computes nothing that
 * a vendor has not said; what it cannot compute is named instead.
 */
import type { QuoteChip } from './quote-chips.ts';
import type { QuoteContent } from './quote-content.ts';
import { quoteTotals, type QuoteTotals } from './quote-money.ts';
import { addedTax } from './quote-tax.ts';

export type Compared = Pick<
  QuoteContent,
  'lines' | 'discount' | 'guests' | 'advance' | 'included' | 'excluded'
>;

/** The measure of a comparison. */
export type QuoteBrief = {
  /** Null where the price depends on no number of guests. */
  guests: number | null;
  /** Things that belong into the price. */
  things: readonly QuoteChip[];
};

export type BroughtQuote = {
  /** At the guests of the brief; null where they cannot be computed. */
  totals: QuoteTotals | null;
  /** Computed from another number of guests. */
  isScaled: boolean;
  /** What the totals do not know: the tax, the number of guests, or plates for all of them. */
  faults: readonly ('tax' | 'guestsUnsaid' | 'guestsOther' | 'plates')[];
  /** Items that no guest counts stay as they were sent. */
  keepsRest: boolean;
  /** Of the brief's things: those that the price excludes, and those of which nothing is said. */
  extra: readonly QuoteChip[];
  unsaid: readonly QuoteChip[];
};

const isPlate = ({ unit, quantity }: QuoteContent['lines'][number]) =>
  unit.startsWith('plate') && quantity > 0;

/** Returns the counted plates, in hundredths. */
export const platesOf = ({ lines }: Pick<QuoteContent, 'lines'>): number =>
  lines.filter(isPlate).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Returns the brief by which quotes are compared: the family's guests, or else the most that a quote names; the things that the family asked
 * for, and those that any of the quotes includes.
 */
export function measureOf(asked: QuoteBrief, quotes: readonly Compared[]): QuoteBrief {
  const named = quotes.flatMap(({ guests }) => guests ?? []);
  const counts = named.length > 0 || quotes.some((one) => platesOf(one) > 0);
  const most = named.length > 0 ? Math.max(...named) : null;
  return {
    guests: counts ? (asked.guests ?? most) : null,
    things: [...new Set([...asked.things, ...quotes.flatMap(({ included }) => included)])],
  };
}

/** Returns the quote with its plates counted for other guests. */
const scaled = (quote: Compared, from: number, to: number): Compared => ({
  ...quote,
  guests: to,
  lines: quote.lines.map((line) =>
    isPlate(line) ? { ...line, quantity: Math.ceil((line.quantity * to) / from) } : line,
  ),
});

/** Returns the quote at the guests of the brief; null where its price does not tell it. */
function atGuests(quote: Compared, wanted: number | null): Compared | null {
  if (wanted === null || quote.guests === wanted) return quote;
  return quote.guests === null || platesOf(quote) === 0 ? null : scaled(quote, quote.guests, wanted);
}

/**
 * Brings a quote to a brief.
 * @where How is a quote brought to the family's number of guests?
 */
export function broughtTo(quote: Compared, { guests, things }: QuoteBrief): BroughtQuote {
  const there = atGuests(quote, guests);
  const isScaled = there !== null && there !== quote;
  const { price, taxMissing } = quoteTotals(quote);
  const isShort = quote.guests !== null && platesOf(quote) > 0 && platesOf(quote) < quote.guests * 100;
  const others = quoteTotals({ ...quote, lines: quote.lines.filter((line) => !isPlate(line)) });
  return {
    totals: there && quoteTotals(there),
    isScaled,
    faults: [
      ...(taxMissing && price > 0 ? (['tax'] as const) : []),
      ...(there === null
        ? [quote.guests === null ? ('guestsUnsaid' as const) : ('guestsOther' as const)]
        : []),
      ...(isShort ? (['plates'] as const) : []),
    ],
    keepsRest: isScaled && (others.price > 0 || quote.discount?.kind === 'amount'),
    extra: things.filter((one) => quote.excluded.includes(one)),
    unsaid: things.filter((one) => !quote.included.includes(one) && !quote.excluded.includes(one)),
  };
}

/** The highest rate of GST: a price without its tax is never ordered below the same price with it. */
const highestTax = addedTax(4000);

/** Returns the amount by which a quote is ordered, in paise: an unnamed tax counts as the highest. */
const orderAmount = (quote: Compared): number =>
  quoteTotals({
    ...quote,
    lines: quote.lines.map((line) => (line.tax === 'unsaid' ? { ...line, tax: highestTax } : line)),
  }).total;

/** Returns the place of a quote in the order, from the weightiest difference on; less comes first. */
function placeOf(quote: Compared, brief: QuoteBrief): number[] {
  const { totals, faults, keepsRest, extra, unsaid } = broughtTo(quote, brief);
  return [
    totals === null ? 1 : 0,
    faults.length,
    unsaid.length + (keepsRest ? 1 : 0),
    extra.length,
    orderAmount(atGuests(quote, brief.guests) ?? quote),
  ];
}

/**
 * Compares two quotes for their order: first the one that leaves less open, and among equals the cheaper. So no quote gains by silence.
 * @where Which quote does a family see first?
 */
export function compareQuotes(a: Compared, b: Compared, brief: QuoteBrief): number {
  const other = placeOf(b, brief);
  const difference = placeOf(a, brief)
    .map((value, index) => value - other[index]!)
    .find((value) => value !== 0);
  return difference ?? 0;
}
