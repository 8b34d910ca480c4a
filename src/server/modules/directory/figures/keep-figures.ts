/** @file Counts the figures of long lists ahead of their readers. */
import { eq, or, ne, sql } from '#platform/db/drizzle.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { placeNames } from '#content/place-tree.ts';
import { searchedPlace } from '#content/works-in.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { listFigures } from '#platform/db/tables.ts';
import type { FigureKind } from '#platform/db/tables/list-figures.ts';
import { countMax } from '#modules/directory/directory-list.ts';
import { figuresVersion, keyOf } from './kept-figures.ts';
import { counts, isLong, type Figures, type ListKey } from './list-figures.ts';

/** A run stops after this time; the next one continues. A job may take three minutes more. */
const runMs = 2 * minuteMs;
const everywhere: ListKey = { category: null, place: null };

type Item = ListKey & { kind: FigureKind };
/** `figures` are null where the list is short; they are read again only for the categories of a place. */
type Kept = { figures: unknown; countedAt: Date };
type KeptByName = Map<string, Kept>;

const nameOf = (item: Item): string => Object.values(keyOf(item.kind, item)).join('\n');

const places = [null, ...placeNames.map((name) => searchedPlace(name))];
/** The lists of each category everywhere, and of all categories in each place. */
const wholes: readonly Item[] = [
  ...vendorCategoryNames.flatMap((category) =>
    (['list', 'areas', 'guide', 'pins'] as const).map((kind) => ({ kind, category, place: null })),
  ),
  ...places.map((place) => ({ kind: 'categories' as const, category: null, place })),
];

/** Returns the lists of a category in a place that are long, by the kept figures of the place. */
const parts = (kept: KeptByName): Item[] =>
  wholes.flatMap((whole) => {
    if (whole.kind !== 'categories' || whole.place === null) return [];
    const found = (kept.get(nameOf(whole))?.figures ?? []) as Figures['categories'];
    const long = new Set(found.filter(({ count }) => count > countMax).map(({ category }) => category));
    return vendorCategoryNames
      .filter((category) => long.has(category))
      .map((category) => ({ kind: 'list', category, place: whole.place }));
  });

function count(db: Database, { kind, category, place }: Item): Promise<unknown> {
  if (category === null) return counts.categories(db, place);
  return kind === 'list'
    ? counts.list(db, category, place)
    : counts[kind as 'areas' | 'guide' | 'pins'](db, category);
}

/** Reads what is kept, by the names of the lists. */
async function readKept(db: Database): Promise<KeptByName> {
  const { kind, category, place, countedAt, version } = listFigures;
  const figures = sql<unknown>`case when ${eq(kind, 'categories')} then ${listFigures.figures} end`;
  const rows = await db
    .select({ kind, category, place, figures, countedAt })
    .from(listFigures)
    .where(eq(version, figuresVersion));
  return new Map(rows.map((row) => [[row.kind, row.category, row.place].join('\n'), row]));
}

/** Counts a list if it is long, and keeps that. */
async function keep(db: Database, item: Item, countedAt: Date): Promise<Kept> {
  const { kind, category, place } = listFigures;
  const figures = (await isLong(db, item)) ? await count(db, item) : null;
  const row = { ...keyOf(item.kind, item), figures, version: figuresVersion, countedAt };
  await db
    .insert(listFigures)
    .values(row)
    .onConflictDoUpdate({ target: [kind, category, place], set: row });
  return row;
}

/**
 * Counts what is due, for two minutes at most; returns the number of lists that were looked at. A list is due when a day has passed; while
 * all vendors together are no long list, nothing is kept.
 */
export async function keepFigures(db: Database, clock: Clock): Promise<number> {
  if (!(await isLong(db, everywhere))) {
    await db.delete(listFigures);
    return 0;
  }
  const kept = await readKept(db);
  const until = performance.now() + runMs;
  let looked = 0;
  for (const items of [() => wholes, () => parts(kept)])
    for (const item of items()) {
      const before = kept.get(nameOf(item));
      if (before && clock().getTime() - before.countedAt.getTime() < dayMs) continue;
      if (performance.now() > until) return looked;
      kept.set(nameOf(item), await keep(db, item, clock()));
      looked += 1;
    }
  // What nobody wants any more: of another version, or of a list that has become short.
  const old = sql`${listFigures.countedAt} < ${new Date(clock().getTime() - dayMs).toISOString()}::timestamptz`;
  await db.delete(listFigures).where(or(ne(listFigures.version, figuresVersion), old));
  return looked;
}
