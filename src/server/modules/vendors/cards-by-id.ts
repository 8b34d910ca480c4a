/** @file Cards of known vendors. Each search ends with them, so rows that were read before are not assembled again. */
import { and, sql } from '#platform/db/drizzle.ts';
import { LRUCache } from 'lru-cache';
import { maxItems } from '#facts/limits.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { localeNow } from '#words/t.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';
import { readCardPicture, vendorCard, type CardRow } from './public-vendor.ts';
import { asJson, cardColumns, cardPicture } from './vendor-columns.ts';

/** Reads vendor and picture as one text each, which is the fastest to send, to read and to compare. */
const knownCards = (db: Database) =>
  db
    .select({
      id: vendors.id,
      vendor: sql<string>`${asJson(cardColumns)}::text`,
      picture: cardPicture,
    })
    .from(vendors)
    .where(and(isPublic(vendors), sql`${vendors.id} = any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('vendor_cards_by_id');
/** The prepared query for each database: planning it anew would cost twice as much as running it. */
const prepared = new WeakMap<Database, ReturnType<typeof knownCards>>();

/** The size of the cache: about two thousand cards. */
const maxChars = 4_000_000;
/** The cached cards by all of their contents, so that none is ever older than the row just read. */
const made = new LRUCache<string, Readonly<VendorCard>>({
  maxSize: maxChars,
  sizeCalculation: (_, key) => 2 * key.length,
});

function cardOf(vendor: string, picture: string | null, kinds?: readonly string[]): Readonly<VendorCard> {
  const key = `${localeNow()} ${kinds?.join() ?? ''} ${vendor} ${picture}`;
  const known = made.get(key);
  if (known) return known;
  const card = vendorCard(JSON.parse(vendor) as CardRow, readCardPicture(picture), kinds);
  made.set(key, Object.freeze(card));
  return card;
}

/**
 * Returns cards of known vendors, in the order of their ids, without deleted ones. At most `maxItems.list`. `kinds` are those of the list, as in
 * `vendorCard`.
 */
export async function vendorCardsById(
  db: Database,
  ids: readonly string[],
  kinds?: readonly string[],
): Promise<Readonly<VendorCard>[]> {
  if (ids.length === 0) return [];
  const query = prepared.get(db) ?? knownCards(db);
  prepared.set(db, query);
  const rows = await query.execute({ ids: ids.slice(0, maxItems.list) });
  const found = new Map(rows.map(({ id, vendor, picture }) => [id, cardOf(vendor, picture, kinds)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
