/** @file Lists that are longer than their pages can show, read in stretches, each in an order that an index provides. */
import { and, eq, isNotNull, isNull, sql, type SQL } from '#platform/db/drizzle.ts';
import { worthLevels } from '#domain/finding/search-order.ts';
import { categoriesAmong } from '#domain/vendors/own-category.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { hasTie } from '#platform/db/place-terms.ts';
import type { ParsedQuery } from './asked.ts';
import { hasPriceIn, haveFact } from './category-sql.ts';
import { allOf, distanceFrom, placesOf, stepsFrom, type Conditions } from './directory-conditions.ts';
import {
  byCapacity,
  byName,
  byPrice,
  byRing,
  ringStart,
  partsOfPage,
  type OrderContext,
  type ScoredVendor,
} from './directory-order.ts';
import { pricesInOrder } from './price-order.ts';
import { offersAll } from './directory-words.ts';

/**
 * A part of a list, in an order. Stretches of a list share no vendor. `parts` split it into conditions that follow each other, each in
 * the order of an index; they share no vendor either. `priced` are the kinds by whose usual prices a stretch is read.
 */
export type Stretch = { where: SQL; order: SQL[]; parts?: readonly SQL[]; priced?: readonly string[] };

/** Returns the stretches of a long list by price: those with a price of one of the kinds, then the others. */
function stretchesByPrice(where: SQL, kinds: readonly string[] | undefined): Stretch[] {
  if (kinds === undefined) return [{ where, order: byPrice() }];
  const others = { where: and(where, sql`not ${hasPriceIn(kinds)}`)!, order: byName };
  return categoriesAmong(kinds).length === 0 ? [others] : [{ where, order: [], priced: kinds }, others];
}

/** Returns the stretches of a long list by capacity: those of the kinds that have one, then the others. */
function stretchesByCapacity(where: SQL, kinds: readonly string[] | undefined): Stretch[] {
  const having = haveFact('capacity', kinds);
  const order = byCapacity();
  if (!having) return [{ where, order }];
  return [
    { where: and(where, having)!, order },
    { where: and(where, sql`not (${having})`)!, order: byName },
  ];
}

/** Splits each condition by another: vendors that meet it first. */
const splitBy = (wheres: readonly SQL[], condition: SQL | undefined): readonly SQL[] =>
  condition
    ? [
        ...wheres.map((one) => and(one, condition)!),
        ...wheres.map((one) => and(one, sql`not (${condition})`)!),
      ]
    : wheres;

/** Returns the levels of worth, each as the two halves of the ring. */
function ringParts(day: string): SQL[] {
  const start = ringStart(day);
  return worthLevels.flatMap((_, below) => {
    const level = sql`${vendors.worth} = ${worthLevels.length - 1 - below}`;
    return [and(level, sql`${vendors.ring} >= ${start}`)!, and(level, sql`${vendors.ring} < ${start}`)!];
  });
}

/**
 * Returns the order for a list that is longer than the pages can show: of the words only whether an offer has all of them, of the place only
 * whether a vendor is based there, and no day. The nearest are ordered by distance alone, because only then does every version of the
 * database use the index.
 */
export function stretchesOf(
  conditions: Conditions,
  asked: ParsedQuery,
  { words, named, near, day }: OrderContext,
): Stretch[] {
  const { lat, lng, sort = 'best' } = asked;
  const others =
    named.length > 0 ? sql`${vendors.id} <> all(${sql.param(named.map(({ id }) => id))}::uuid[])` : undefined;
  const where = and(allOf(conditions), others)!;
  const from = sort === 'near' && lat !== undefined && lng !== undefined ? { lat, lng } : null;
  const nearest = from ?? (near && sort === 'best' ? { lat: near.latitude, lng: near.longitude } : null);
  if (nearest)
    return [
      { where: and(where, isNotNull(vendors.latitude))!, order: [stepsFrom(nearest.lat, nearest.lng)] },
      { where: and(where, isNull(vendors.latitude))!, order: byName },
    ];
  if (sort === 'price') return stretchesByPrice(where, asked.category);
  if (sort === 'capacity') return stretchesByCapacity(where, asked.category);
  if (sort === 'name') return [{ where, order: byName }];
  const [place] = placesOf(asked);
  return [place && hasTie(place, 'based'), offersAll(words)]
    .reduce(splitBy, [where])
    .map((one) => ({ where: one, order: byRing, parts: ringParts(day) }));
}

/** Reads part of a stretch by price. */
function pricedPartOf(
  db: Database,
  { where }: Stretch,
  kinds: readonly string[],
  asked: ParsedQuery,
  from: number,
  length: number,
): Promise<ScoredVendor[]> {
  const { rows, isLowest, order } = pricesInOrder(db, kinds);
  return db
    .select({
      id: vendors.id,
      openingHours: vendors.openingHours,
      sortName: vendors.sortName,
      places: vendors.places,
      distanceKm: distanceFrom(asked) ?? sql<null>`null`,
    })
    .from(rows)
    .innerJoin(vendors, eq(vendors.id, rows.id))
    .where(and(isLowest, where))
    .orderBy(...order)
    .limit(length)
    .offset(from);
}

/** Reads part of a stretch. Its parts are appended one after the other, so that the database stops at the first that fills the page. */
async function partOf(
  db: Database,
  stretch: Stretch,
  asked: ParsedQuery,
  from: number,
  length: number,
): Promise<ScoredVendor[]> {
  const { where, order, parts = [sql`true`], priced } = stretch;
  if (priced) return pricedPartOf(db, stretch, priced, asked, from, length);
  const read = parts.map(
    (part) => sql`(
      select id, opening_hours as "openingHours", sort_name as "sortName", places, ${distanceFrom(asked) ?? sql`null::float8`} as "distanceKm"
      from ${vendors} where ${and(where, part)} order by ${sql.join(order, sql`, `)} limit ${from + length})`,
  );
  const { rows } = await db.execute<ScoredVendor>(
    sql`select * from (${sql.join(read, sql` union all `)}) as parts limit ${length} offset ${from}`,
  );
  return rows;
}

/** Counts the vendors of a stretch, up to the number that is skipped. */
async function lengthOf(db: Database, { where, priced }: Stretch, most: number): Promise<number> {
  const all = and(where, priced && hasPriceIn(priced));
  const some = db.select({ id: vendors.id }).from(vendors).where(all).limit(most).as('some');
  return db.$count(some);
}

/** Sorts by distance, then by name. */
const nearestFirst = (rows: ScoredVendor[]) =>
  rows.toSorted((a, b) => a.distanceKm! - b.distanceKm! || (a.sortName < b.sortName ? -1 : 1));

/** Reads one page of stretches. Only the page on which a stretch ends, and later ones, need the length of that stretch. */
export async function pageOf(
  db: Database,
  stretches: readonly Stretch[],
  asked: ParsedQuery,
  named: OrderContext['named'],
): Promise<ScoredVendor[]> {
  const found: ScoredVendor[] = [];
  const { from, length } = partsOfPage(asked.page, named);
  let skip = from;
  for (const [index, stretch] of stretches.entries()) {
    const rows = await partOf(db, stretch, asked, skip, length - found.length);
    found.push(...(asked.sort === 'near' && index === 0 ? nearestFirst(rows) : rows));
    if (found.length === length || index === stretches.length - 1) break;
    skip = rows.length > 0 || skip === 0 ? 0 : skip - (await lengthOf(db, stretch, skip));
  }
  return found;
}
