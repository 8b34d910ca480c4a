/** @file Published markets, as rows of their table. */
import { eq } from '#platform/db/drizzle.ts';
import { marketPath } from '#facts/paths.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { ContentTarget } from '#platform/content-target.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { marketSides } from './seed/markets.hi.ts';
import type { MarketFacts } from '#platform/db/tables/markets.ts';
import { Problem } from '#platform/problem.ts';

type MarketData = MarketFacts & {
  name: string;
  place: { lat: number; lng: number };
  phone?: string;
  checkedOn?: string;
};

const tenDigits = /^[0-9]{10}$/;

/** Returns the cache tags of a market: of lists, and of its own page. */
export const marketTags = (key: string): string[] => ['market', `market:${key}`];

/** Publishes markets. A market whose address the specification states keeps it. */
export const marketTarget: ContentTarget = {
  async publish(tx, { key, data, position, updatedAt }) {
    const { name, place, phone, checkedOn, ...facts } = data as MarketData;
    const row = {
      name,
      latitude: place.lat,
      longitude: place.lng,
      facts,
      phone: phone ?? null,
      checkedOn: checkedOn ?? null,
      position,
      updatedAt,
    };
    await tx
      .insert(markets)
      .values({ id: key, route: marketPath(key), ...row })
      .onConflictDoUpdate({ target: markets.id, set: row });
  },
  async unpublish(tx, { key }) {
    const [market] = await tx.select().from(markets).where(eq(markets.id, key)).for('update');
    if (market && market.route !== marketPath(key))
      throw new Problem('conflict', {
        message: 'The site always shows this market: other pages lead to it.',
      });
    const standing = await tx.$count(vendors, eq(vendors.marketId, key));
    if (standing > 0)
      throw new Problem('conflict', {
        message: `Vendors stand in this market: ${standing}. Move them first.`,
      });
    await tx.delete(markets).where(eq(markets.id, key));
  },
  // Lists show all of it; of the markets' own pages only this one does.
  tags: ({ key }) => marketTags(key),
  problems: ({ phone, checkedOn }, now) => [
    ...(typeof phone === 'string' && !tenDigits.test(phone)
      ? [{ field: 'phone', message: 'Phone has ten digits, without +91.' }]
      : []),
    ...(typeof checkedOn === 'string' && checkedOn > dayInDelhi(now)
      ? [{ field: 'checkedOn', message: 'This day has not come yet.' }]
      : []),
  ],
  initialSides: () => marketSides,
  async existing(db) {
    const rows = await db.select().from(markets);
    return rows.map(({ id, name, latitude, longitude, facts, phone, checkedOn, ...row }) => ({
      id: newId(),
      key: id,
      data: {
        name,
        place: { lat: latitude, lng: longitude },
        ...facts,
        ...(phone && { phone }),
        ...(checkedOn && { checkedOn }),
      },
      publishedAt: row.createdAt,
      updatedAt: row.updatedAt,
      position: row.position,
    }));
  },
};
