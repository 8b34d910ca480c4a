import type { directoryEndpoints } from '#contract/directory.ts';
import type { searchWordEndpoints } from '#contract/desk/search-words.ts';
import type { suggestionEndpoints } from '#contract/suggestions.ts';
import type { vendorPlaceEndpoints } from '#contract/vendor-places.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import { localityOf, neighboursOf } from '#content/localities.ts';
import { soundsOf } from '#platform/search/word-keys.ts';
import type { Platform } from '#platform/open-platform.ts';
import { directoryHandlers, type DirectoryDependencies } from './directory-handlers.ts';
import { placeHandlers } from './place-handlers.ts';
import { createSuggest, type SuggestDependencies } from './suggest/suggest.ts';
import { createUnderstanding } from './understand/understanding.ts';
import { vendorHints, type VendorHint } from './vendor-hints.ts';
import { createMissCounter, destroyOldMisses } from './words/search-misses.ts';
import { searchWordHandlers } from './words/search-words-handlers.ts';
import { sql } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import { recordId } from '#facts/ids.ts';
import { slugOf, vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';

const entriesMax = 5000;

/** Returns the addresses of categories, and of categories in areas, with enough vendors. */
async function placeEntries(db: Database): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<{ category: string; area: string | null; whole: number }>(sql`
    select category, area, grouping(area) as whole
    from (select unnest(categories) as category, area from ${vendors} where ${isPublic(vendors)}) standing
    group by grouping sets ((category), (category, area))
    having count(*) >= ${directoryLimits.listedFrom}
    order by category, whole desc, area limit ${entriesMax}`);
  return rows.flatMap(({ category, area, whole }) => {
    const known = Object.hasOwn(vendorCategories, category);
    if (!known || (whole === 0 && recordId(slugOf(area ?? '')) === null)) return [];
    return [{ url: vendorsPath(category as VendorCategory, whole === 0 ? area! : undefined) }];
  });
}

export type Directory = Module<
  typeof directoryEndpoints &
    typeof suggestionEndpoints &
    typeof searchWordEndpoints &
    typeof vendorPlaceEndpoints
> & {
  sitemap: () => Promise<SitemapEntry[]>;
  /** Returns at most so many vendors for words as people type them. */
  hints: (words: string, max: number) => Promise<VendorHint[]>;
};

/** Returns the parts of town around one, by name; none for one that the table does not contain. */
const areasAround = (area: string): readonly string[] => {
  const locality = localityOf(area);
  return locality ? neighboursOf(locality).map(({ name }) => name) : [];
};

/** Creates the module of the vendor search. */
export function createDirectory(
  platform: Pick<Platform, 'db' | 'clock' | 'handle' | 'log' | 'secretKey' | 'hasRoom'>,
  {
    cardsOf,
    onDay,
    posts,
  }: Pick<DirectoryDependencies, 'cardsOf' | 'onDay'> & Pick<SuggestDependencies, 'posts'>,
): Directory {
  const { db, clock, log } = platform;
  const countMiss = createMissCounter(platform);
  // A failed count must not fail the search.
  const missed = (typed: string, ip: string) =>
    countMiss(typed, ip).catch((err: unknown) =>
      log.warn({ err }, 'a search without a result was not counted'),
    );
  const understanding = createUnderstanding(platform);
  const suggest = createSuggest({ db, clock, understanding, posts });
  return {
    handlers: {
      ...directoryHandlers({
        db,
        clock,
        cardsOf,
        onDay,
        understanding,
        missed,
        neighboursOf: areasAround,
        soundsOf,
      }),
      ...placeHandlers({ db, clock, understanding, posts, neighboursOf: areasAround, soundsOf }),
      ...searchWordHandlers({ db, clock, understanding }),
      vendorSuggest: ({ query }) => suggest(query.q),
    },
    hints: async (words, max) => vendorHints(db, words, await understanding.understand(words), max),
    retention: { searchMisses: (now) => destroyOldMisses(db, now) },
    sitemap: () => placeEntries(db),
    close: understanding.close,
  };
}
