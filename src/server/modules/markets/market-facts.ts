/** @file The staff's changes to what a visitor wants to know before going to a market. */
import { eq } from 'drizzle-orm';
import { dayInDelhi } from '#facts/time.ts';
import type { MarketCard } from '#contract/markets.ts';
import type { MarketFacts } from '#contract/staff.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { markets } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { findMarket } from './markets.queries.ts';

export type MarketFactDependencies = { db: Database; clock: Clock };

/**
 * Writes the facts that are given; the others stay. `closedOn` null means that there is no closing day.
 * @throws Problem not_found, or invalid_input for a day of checking that has not come yet
 */
export async function changeMarketFacts(
  { db, clock }: MarketFactDependencies,
  marketId: string,
  { checkedOn, phone, closedOn, ...facts }: MarketFacts,
  by: Actor,
): Promise<MarketCard> {
  if (checkedOn > dayInDelhi(clock()))
    throw new Problem('invalid_input', { fieldErrors: { checkedOn: 'This day has not come yet.' } });
  await db.transaction(async (tx) => {
    const [market] = await tx.select().from(markets).where(eq(markets.id, marketId)).for('update');
    if (!market) throw new Problem('not_found');
    const { closedOn: before, ...kept } = market.facts;
    const closing = closedOn === undefined ? before : (closedOn ?? undefined);
    await tx
      .update(markets)
      .set({
        facts: { ...kept, ...facts, ...(closing && { closedOn: closing }) },
        checkedOn,
        ...(phone !== undefined && { phone }),
      })
      .where(eq(markets.id, marketId));
    await recordEvent(tx, { type: 'market.changed', by, on: { kind: 'market', id: marketId }, at: clock() });
  });
  return (await findMarket(db, marketId))!;
}
