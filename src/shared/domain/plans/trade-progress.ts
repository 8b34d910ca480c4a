/** @file What this device knows of each trade (vendors saved, enquiries sent, quotes accepted), and the tasks and sums that follow. */
import { tradeSteps, type Task, type TradeStep } from './plan-entry.ts';
import { planEntry, type PlanKind } from './plan-kinds.ts';

/** An accepted quote. */
export type AcceptedQuote = { name: string; trades: readonly string[]; rupees: number };
export type TradeFacts = {
  /** Trades of the saved vendors, one entry a vendor. */
  saved: readonly string[];
  /** Trades of sent enquiries. */
  asked: readonly string[];
  accepted: readonly AcceptedQuote[];
};
export const nothingKnown: TradeFacts = { saved: [], asked: [], accepted: [] };

/** Music, DJ and choreography are asked together, as are photography and film: an act for one is one for the others. */
const together: readonly (readonly string[])[] = [
  ['music', 'dj', 'choreography'],
  ['photography', 'videography'],
  ['civil-construction', 'renovation'],
];
const same = (one: string, other: string) =>
  one === other || together.some((trades) => trades.includes(one) && trades.includes(other));

/** Returns how far the device is with a trade: vendors saved, asked, booked. */
export function progressOf(trade: string, { saved, asked, accepted }: TradeFacts) {
  const hits = (trades: readonly string[]) => trades.filter((one) => same(one, trade)).length;
  return {
    saved: hits(saved),
    asked: hits(asked),
    booked: accepted.filter(({ trades }) => hits(trades) > 0).length,
  };
}

/** A later step includes the earlier ones: who booked has asked. */
const reached = (facts: TradeFacts, trade: string, step: TradeStep) => {
  const progress = progressOf(trade, facts);
  return tradeSteps.slice(tradeSteps.indexOf(step)).some((one) => progress[one] > 0);
};

/** Returns the keys of the tasks that were done on this device. */
export const knownDone = (kind: PlanKind, facts: TradeFacts): string[] =>
  planEntry(kind).tasks.flatMap(({ key, trade, doneBy }: Task) =>
    trade && doneBy && reached(facts, trade, doneBy) ? [key] : [],
  );

/** Returns the rupees of accepted quotes by heading; a quote counts once, under the first heading of its trades. */
export function acceptedBy(kind: PlanKind, accepted: readonly AcceptedQuote[]): Record<string, number> {
  const { headings } = planEntry(kind);
  const sums: Record<string, number> = {};
  for (const { trades, rupees } of accepted) {
    const found = headings.find((heading) => heading.trades.some((trade) => trades.includes(trade)));
    const key = found?.key ?? otherHeading;
    sums[key] = (sums[key] ?? 0) + rupees;
  }
  return sums;
}
/** Where a quote of no heading's trade counts. */
export const otherHeading = 'other';
