/** @file Lists of the directory that somebody has kept: their canonical form, their words, and the vendors that are new in them. */
import { and, asc, gt, inArray, not, notInArray, or } from '#platform/db/drizzle.ts';
import { DirectoryQuery } from '#contract/directory-query.ts';
import { conditionsOf as conditionWords } from '#content/directory-conditions.ts';
import {
  readDirectoryAddress,
  writeDirectoryAddress,
  type DirectoryAddress,
} from '#domain/finding/directory-address.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import { t } from '#words/t.ts';
import { addressOf, askedAddress } from '#modules/directory/asked-address.ts';
import { allOf } from '#modules/directory/directory-conditions.ts';
import { match, type SearchContext } from '#modules/directory/directory-queries.ts';
import { factName, withProducts } from '#modules/directory/found-words.ts';
import { readQuery } from '#modules/directory/read-query.ts';
import type { Understanding } from '#modules/directory/understand/understanding.ts';

type Dependencies = Omit<SearchContext, 'now'> & {
  db: Database;
  clock: Clock;
  understanding: Pick<Understanding, 'understandCorrected'>;
  markets: () => Promise<readonly { id: string; name: string }[]>;
};

type NewVendors = {
  /** They became public after this. */
  since: Date;
  /** Without these. */
  but: readonly string[];
  max: number;
};

/** The lists of the directory, each by the query of its address. */
export type WatchedLists = {
  /**
   * Returns the canonical query of a list: words that say a condition, such as `sunday`, become that condition as of now; its order, its
   * page, a place that only orders it, opening hours of the present day and
   * a past day are left out. Null for a query that cannot be searched for.
   */
  canonical: (search: string) => Promise<string | null>;
  /** Returns the day that the list is for, YYYY-MM-DD; null without one. */
  dayOf: (search: string) => string | null;
  /** Returns the path of the list's page. */
  pathOf: (search: string) => string;
  /** Returns the conditions of the list in words, in the current language. */
  titleOf: (search: string) => Promise<string>;
  /**
   * Returns the ids of new vendors in the list as its page would show it, the longest public first. None where nobody meets all
   * conditions, though the page then shows the closest; never samples.
   */
  newIn: (search: string, asked: NewVendors) => Promise<string[]>;
};

const read = (search: string): DirectoryAddress => readDirectoryAddress(new URLSearchParams(search));

/** Returns an address without what is no condition of a vendor, or holds for today alone. */
function lasting(address: DirectoryAddress, today: string): DirectoryAddress {
  const { sort: _, page: __, open: ___, lat, lng, within, on, ...rest } = address;
  return {
    ...rest,
    ...(on && on >= today && { on }),
    ...(within && { lat: lat!, lng: lng!, within }),
  };
}

/** Creates the reading of kept lists. It asks the search that the lists themselves ask. */
export function createWatchedLists({
  db,
  clock,
  understanding,
  markets,
  ...context
}: Dependencies): WatchedLists {
  /** Matches the vendors that can be new in any list. */
  const isNew = ({ since, but }: NewVendors) =>
    and(
      isPublic(vendors),
      gt(vendors.publicSince, since),
      not(vendors.isSample),
      but.length > 0 ? notInArray(vendors.id, [...but]) : undefined,
    );

  return {
    async canonical(search) {
      const parsed = DirectoryQuery.safeParse(read(search));
      if (!parsed.success) return null;
      const { query, understood } = await readQuery(db, understanding, parsed.data);
      const asked = withProducts('q', askedAddress(addressOf(query), understood), understood);
      return writeDirectoryAddress(lasting(asked, dayInDelhi(clock()))).slice(1);
    },
    dayOf: (search) => read(search).on ?? null,
    pathOf: (search) => directoryHref(read(search)),
    async titleOf(search) {
      const names = new Map((await markets()).map(({ id, name }) => [id, name]));
      const told = { marketName: (id: string) => names.get(id) ?? id, factName };
      return (
        conditionWords(read(search), told)
          .map(({ words }) => words)
          .join(', ') || t('All vendors')
      );
    },
    async newIn(search, asked) {
      const parsed = DirectoryQuery.safeParse(read(search));
      if (!parsed.success || (await db.$count(vendors, isNew(asked))) === 0) return [];
      const { read: query, unread } = await readQuery(db, understanding, parsed.data);
      const { conditions, relaxed, order } = await match(db, query, { ...context, now: clock() }, unread);
      if (relaxed.length > 0) return [];
      const named = order.named.map(({ id }) => id);
      const rows = await db
        .select({ id: vendors.id })
        .from(vendors)
        .where(and(isNew(asked), or(allOf(conditions), inArray(vendors.id, named))))
        .orderBy(asc(vendors.publicSince), asc(vendors.id))
        .limit(asked.max);
      return rows.map(({ id }) => id);
    },
  };
}
