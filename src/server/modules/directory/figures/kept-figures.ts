/** @file Reads the figures of lists: those that are kept of a long list, else counted now. */
import { and, eq, isNotNull } from '#platform/db/drizzle.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { SearchedPlace } from '#content/works-in.ts';
import type { Database } from '#platform/db/handle.ts';
import type { FigureKind } from '#platform/db/tables/list-figures.ts';
import { listFigures } from '#platform/db/tables.ts';
import { counts, type Figures, type ListKey } from './list-figures.ts';

/** Raised with every change of what is kept: then all figures are counted anew. */
export const figuresVersion = 1;

/** Returns the columns that name a list. */
export const keyOf = (kind: FigureKind, { category, place }: ListKey) => ({
  kind,
  category: category ?? '',
  place: place?.name ?? '',
});

/** Figures, and whether they are kept ones: up to a day old, and so shown rounded. */
export type Known<Kind extends FigureKind> = { figures: Figures[Kind]; isKept: boolean };

/** Returns the kept figures of a list; null where none are kept. */
async function keptOf<Kind extends FigureKind>(
  db: Database,
  kind: Kind,
  list: ListKey,
): Promise<Figures[Kind] | null> {
  const key = keyOf(kind, list);
  const [kept] = await db
    .select({ figures: listFigures.figures })
    .from(listFigures)
    .where(
      and(
        eq(listFigures.kind, key.kind),
        eq(listFigures.category, key.category),
        eq(listFigures.place, key.place),
        eq(listFigures.version, figuresVersion),
        isNotNull(listFigures.figures),
      ),
    );
  return kept ? (kept.figures as Figures[Kind]) : null;
}

async function known<Kind extends FigureKind>(
  db: Database,
  kind: Kind,
  list: ListKey,
  count: () => Promise<Figures[Kind]>,
): Promise<Known<Kind>> {
  const kept = await keptOf(db, kind, list);
  return kept === null ? { figures: await count(), isKept: false } : { figures: kept, isKept: true };
}

/** Returns the size, prices and typical facts of a list. */
export const knownList = (db: Database, category: VendorCategory, place: SearchedPlace | null) =>
  known(db, 'list', { category, place }, () => counts.list(db, category, place));
/** Returns the own places of the vendors of a category, the fullest first. */
export const knownAreas = (db: Database, category: VendorCategory) =>
  known(db, 'areas', { category, place: null }, () => counts.areas(db, category));
/** Returns the categories of the vendors of a place, the fullest first. */
export const knownCategories = (db: Database, place: SearchedPlace | null) =>
  known(db, 'categories', { category: null, place }, () => counts.categories(db, place));
/** Returns the figures of a price guide. */
export const knownGuide = (db: Database, category: VendorCategory) =>
  known(db, 'guide', { category, place: null }, () => counts.guide(db, category));

/** Returns the ids of the vendors for the map of a long category; null for a short one. */
export const keptPins = (db: Database, category: VendorCategory) =>
  keptOf(db, 'pins', { category, place: null });

/** Returns a kept count as it is shown: rounded down to two digits, which a few vendors more or less do not change. */
export function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count || 1)) - 1);
  return Math.floor(count / step) * step;
}
