/** @file The figures of lists, counted: of each the rows that are kept, without words, which depend on the language of a reader. */
import type { SQL } from '#platform/db/drizzle.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { SearchedPlace } from '#content/works-in.ts';
import type { Database } from '#platform/db/handle.ts';
import type { FigureKind } from '#platform/db/tables/list-figures.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { allOf, ofCategory } from '#modules/directory/directory-conditions.ts';
import { countMax } from '#modules/directory/directory-list.ts';
import {
  areasOf,
  categoriesOf,
  priceOf,
  sizeOf,
  typicalOf,
  workingAs,
  workingIn,
} from '#modules/directory/place-queries.ts';
import { firstOnMap } from '#modules/directory/map-pins.ts';
import { figuresOf, statedOf } from '#modules/directory/price-figures.ts';

/** A list: its category, or null for all; its place, or null for everywhere. */
export type ListKey = { category: VendorCategory | null; place: SearchedPlace | null };

const typicalMax = 6;
type Counts = {
  list: (db: Database, category: VendorCategory, place: SearchedPlace | null) => Promise<ListFigures>;
  areas: (db: Database, category: VendorCategory) => ReturnType<typeof areasOf>;
  categories: (db: Database, place: SearchedPlace | null) => ReturnType<typeof categoriesOf>;
  guide: (db: Database, category: VendorCategory) => Promise<GuideFigures>;
  pins: (db: Database, category: VendorCategory) => Promise<string[]>;
};
/** The figures of each kind. */
export type Figures = { [Kind in FigureKind]: Awaited<ReturnType<Counts[Kind]>> };
type ListFigures = Awaited<ReturnType<typeof sizeOf>> & {
  price: Awaited<ReturnType<typeof priceOf>>;
  typical: Awaited<ReturnType<typeof typicalOf>>;
};
type GuideFigures = {
  all: Awaited<ReturnType<typeof figuresOf>>;
  said: Awaited<ReturnType<typeof statedOf>>;
};

/** Counts the figures of each kind now. */
export const counts: Counts = {
  async list(db, category, place) {
    const here = workingAs(category, place);
    return {
      ...(await sizeOf(db, here, { category, place })),
      price: await priceOf(db, here, category),
      typical: await typicalOf(db, here, category, typicalMax),
    };
  },
  areas: (db, category) => areasOf(db, workingAs(category, null)),
  categories: categoriesOf,
  async guide(db, category) {
    return { all: await figuresOf(db, category), said: await statedOf(db, category) };
  },
  // Their ids alone: one that is hidden meanwhile must not stay on a map.
  pins: async (db, category) => (await firstOnMap(db, allOf(ofCategory(category)))).map(({ _id }) => _id),
};

const vendorsOf = ({ category, place }: ListKey): SQL =>
  category === null ? workingIn(place) : workingAs(category, place);

const countTo = (db: Database, list: ListKey, most: number): Promise<number> =>
  db.$count(db.select({ id: vendors.id }).from(vendors).where(vendorsOf(list)).limit(most).as('some'));

/** Returns whether a list is longer than its pages can show. Reads no more than they show. */
export const isLong = async (db: Database, list: ListKey): Promise<boolean> =>
  (await countTo(db, list, countMax + 1)) > countMax;
/** Returns whether a list has nobody. */
export const isEmpty = async (db: Database, list: ListKey): Promise<boolean> =>
  (await countTo(db, list, 1)) === 0;
