import { and, asc, desc, eq, gte, lt, or, sql } from '#platform/db/drizzle.ts';
import { contentLimits, type ContentRow } from '#contract/desk/content/content-item.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { DraftState, LiveState } from '#domain/desk/content-steps.ts';
import type { SideLocale } from '#contract/desk/content/sides.ts';
import { addMonths } from '#domain/vendors/vendor-days.ts';
import { startOfDay } from '#facts/time.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { instantOf } from '#platform/clock.ts';
import { ofType } from './content-add.ts';
import { hasOlderSide, lacksSide, sidesOf, type SideRow } from './content-sides.ts';
import type { Item } from './content.types.ts';

/** All columns but the data, which is the bulk of a row. */
const columns = {
  id: contentItems.id,
  type: contentItems.type,
  key: contentItems.key,
  title: contentItems.title,
  live: contentItems.live,
  draft: contentItems.draft,
  publishAt: contentItems.publishAt,
  publishedAt: contentItems.publishedAt,
  version: contentItems.version,
  number: contentItems.number,
  updatedAt: contentItems.updatedAt,
  updatedBy: contentItems.updatedBy,
};

/** Returns an item as lists contain it. */
export const rowOf = (item: Pick<Item, keyof typeof columns>, sides: readonly SideRow[]): ContentRow => ({
  id: item.id,
  type: item.type,
  key: item.key,
  title: item.title,
  live: item.live,
  draft: item.draft,
  publishAt: instantOf(item.publishAt),
  publishedAt: instantOf(item.publishedAt),
  version: item.version,
  updatedAt: item.updatedAt.toISOString(),
  updatedBy: item.updatedBy,
  sides: sides.flatMap(({ originalId, ...side }) => (originalId === item.id ? [side] : [])),
});

const orderOf = (type: ContentTypeName) =>
  contentType(type).ordered
    ? [asc(contentItems.position), asc(contentItems.id)]
    : [desc(contentItems.updatedAt), desc(contentItems.id)];

type Query = {
  q: string;
  live?: LiveState | undefined;
  draft?: DraftState | undefined;
  missing?: SideLocale | undefined;
  older?: SideLocale | undefined;
  month?: string | undefined;
  page: number;
};

/** Returns the condition for items that were published in a month in Delhi, or are scheduled in it. */
function inMonth(month: string) {
  const [from, to] = [0, 1].map((later) => startOfDay(addMonths(`${month}-01`, later))) as [Date, Date];
  const within = (at: typeof contentItems.publishAt | typeof contentItems.publishedAt) =>
    and(gte(at, from), lt(at, to));
  return or(
    and(eq(contentItems.live, 'published'), within(contentItems.publishedAt)),
    and(eq(contentItems.draft, 'scheduled'), within(contentItems.publishAt)),
  );
}

/** Reads one page of the items of a type whose title or address contains the words, in their order. */
export async function listItems(
  db: Database,
  type: ContentTypeName,
  { q, live, draft, missing, older, month, page }: Query,
) {
  const words = searchKey(q).split(' ').filter(Boolean);
  const where = and(
    ofType(type),
    missing && lacksSide(missing),
    older && hasOlderSide(older),
    month ? inMonth(month) : undefined,
    live && eq(contentItems.live, live),
    draft && eq(contentItems.draft, draft),
    ...words.map((word) => sql`strpos(${contentItems.search}, ${word}) > 0`),
  );
  const rows = await db
    .select(columns)
    .from(contentItems)
    .where(where)
    .orderBy(...orderOf(type))
    .limit(contentLimits.page)
    .offset((page - 1) * contentLimits.page);
  const sides = await sidesOf(db, rows);
  return { items: rows.map((row) => rowOf(row, sides)), total: await db.$count(contentItems, where) };
}

/** Returns all items of an ordered type. */
export async function allRows(db: Database, type: ContentTypeName): Promise<ContentRow[]> {
  const rows = await db
    .select(columns)
    .from(contentItems)
    .where(ofType(type))
    .orderBy(...orderOf(type))
    .limit(contentLimits.ordered);
  const sides = await sidesOf(db, rows);
  return rows.map((row) => rowOf(row, sides));
}
