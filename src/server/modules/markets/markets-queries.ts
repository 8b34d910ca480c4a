import { asc, eq } from '#platform/db/drizzle.ts';
import type { MarketCard } from '#contract/markets.ts';
import type { Database } from '#platform/db/handle.ts';
import { spoken } from '#platform/content/published-sides.ts';
import { markets } from '#platform/db/tables.ts';

const listMax = 200;

type Row = typeof markets.$inferSelect;

const cardOf = ({ id, name, route, latitude, longitude, phone, facts, checkedOn }: Row): MarketCard => ({
  id,
  name,
  center: { latitude, longitude },
  route,
  phone,
  closedOn: facts.closedOn ?? null,
  metro: facts.metro ?? null,
  known: facts.known ?? [],
  bestHours: facts.bestHours ?? null,
  gettingThere: facts.gettingThere ?? null,
  checkedOn,
});

/** Returns all markets in their order. */
export async function listMarkets(db: Database): Promise<MarketCard[]> {
  const rows = await db.select().from(markets).orderBy(asc(markets.position), asc(markets.id)).limit(listMax);
  return spoken(db, 'market', rows.map(cardOf), ({ id }) => id);
}

/** Returns one market, or null. */
export async function findMarket(db: Database, id: string): Promise<MarketCard | null> {
  const [row] = await db.select().from(markets).where(eq(markets.id, id));
  return row ? ((await spoken(db, 'market', [cardOf(row)], () => id))[0] ?? null) : null;
}
