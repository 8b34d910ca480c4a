/** @file The staff's changes to the facts that a visitor needs before going to a market. */
import { dayInDelhi } from '#facts/time.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { MarketCard } from '#contract/markets.ts';
import type { MarketFacts } from '#contract/staff.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { findMarket } from './markets-queries.ts';

type MarketChange = { type: 'market'; key: string; changes: ContentData };
export type MarketFactDependencies = {
  db: Database;
  clock: Clock;
  /** Publishes changed fields of a market, as the desk's editor does. @throws Problem not_found */
  changePublished: (tx: Tx, change: MarketChange, by: Actor) => Promise<void>;
};

/**
 * Writes the given facts; the others stay. `closedOn` null means that there is no closing day.
 * @throws Problem not_found, or invalid_input for a day of checking in the future
 */
export async function changeMarketFacts(
  { db, clock, changePublished }: MarketFactDependencies,
  marketId: string,
  facts: MarketFacts,
  by: Actor,
): Promise<MarketCard> {
  if (facts.checkedOn > dayInDelhi(clock()))
    throw new Problem('invalid_input', { fieldErrors: { checkedOn: 'This day has not come yet.' } });
  await db.transaction(async (tx) => {
    await changePublished(tx, { type: 'market', key: marketId, changes: { ...facts } }, by);
    await recordEvent(tx, { type: 'market.changed', by, on: { kind: 'market', id: marketId }, at: clock() });
  });
  return (await findMarket(db, marketId))!;
}
