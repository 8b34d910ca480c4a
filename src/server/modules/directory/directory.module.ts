import type { directoryEndpoints } from '#contract/directory.ts';
import type { searchWordEndpoints } from '#contract/desk/search-words.ts';
import type { suggestionEndpoints } from '#contract/suggestions.ts';
import type { keptSearchEndpoints } from '#contract/kept-searches.ts';
import type { priceGuideEndpoints } from '#contract/price-guides.ts';
import type { vendorPlaceEndpoints } from '#contract/vendor-places.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import { soundsOf } from '#platform/search/word-keys.ts';
import type { Platform } from '#platform/open-platform.ts';
import { directoryHandlers, type DirectoryDependencies } from './directory-handlers.ts';
import { placeHandlers } from './place-handlers.ts';
import { createSuggest, type SuggestDependencies } from './suggest/suggest.ts';
import { createUnderstanding } from './understand/understanding.ts';
import { createKeptSearches } from './kept/kept-searches.ts';
import { keepFigures } from './figures/keep-figures.ts';
import { createWatchedLists } from './kept/watched-lists.ts';
import { vendorHints, type VendorHint } from './vendor-hints.ts';
import { createMissCounter, destroyOldMisses } from './words/search-misses.ts';
import { searchWordHandlers } from './words/search-words-handlers.ts';
import { sql } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import { recordId } from '#facts/ids.ts';
import { categoriesAmong } from '#domain/vendors/own-category.ts';
import { pricesPath, slugOf, vendorsPath } from '#domain/vendors/vendor-addresses.ts';
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

/** Returns the addresses of the price guides with figures. */
async function guideEntries(db: Database): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<{ category: string }>(sql`
    select distinct category
    from (
      select cue->>'category' as category, cue->>'unit' as unit
      from ${vendors}, jsonb_array_elements(prices) as cue
      where ${isPublic(vendors)} and cue->>'category' = any(${vendors.categories})
      group by 1, 2 having count(*) >= ${directoryLimits.pricesFrom}
    ) as enough
    order by category`);
  return categoriesAmong(rows.map(({ category }) => category)).map((category) => ({
    url: pricesPath(category),
  }));
}

export type Directory = Module<
  typeof directoryEndpoints &
    typeof suggestionEndpoints &
    typeof searchWordEndpoints &
    typeof vendorPlaceEndpoints &
    typeof priceGuideEndpoints &
    typeof keptSearchEndpoints
> & {
  sitemap: () => Promise<SitemapEntry[]>;
  /** Returns at most so many vendors for words as people type them. */
  hints: (words: string, max: number) => Promise<VendorHint[]>;
  /** Tells of new vendors in kept searches. */
  tellNewVendors: () => Promise<void>;
  /** Counts the figures of long lists that are due. */
  keepListFigures: () => Promise<void>;
};

/** Creates the module of the vendor search. */
export function createDirectory(
  platform: Platform,
  {
    cardsOf,
    onDay,
    posts,
    markets,
  }: Pick<DirectoryDependencies, 'cardsOf' | 'onDay'> & Pick<SuggestDependencies, 'posts' | 'markets'>,
): Directory {
  const { db, clock, log } = platform;
  const countMiss = createMissCounter(platform);
  // A failed count must not fail the search.
  const missed = (typed: string, ip: string) =>
    countMiss(typed, ip).catch((err: unknown) =>
      log.warn({ err }, 'a search without a result was not counted'),
    );
  const understanding = createUnderstanding(platform);
  const suggest = createSuggest({ db, clock, understanding, posts, markets });
  const lists = createWatchedLists({ db, clock, understanding, markets, soundsOf });
  const kept = createKeptSearches({ ...platform, lists, cardsOf });
  const keepListFigures = async () => {
    const counted = await keepFigures(db, clock);
    if (counted > 0) log.info({ counted }, 'figures of long lists counted');
  };
  return {
    handlers: {
      ...directoryHandlers({
        db,
        clock,
        cardsOf,
        onDay,
        understanding,
        missed,
        soundsOf,
      }),
      ...placeHandlers({ db, clock, understanding, posts, soundsOf }),
      ...kept.handlers,
      ...searchWordHandlers({ db, clock, understanding, keptLists: kept.wanted }),
      vendorSuggest: ({ query }) => suggest(query.q),
    },
    hints: async (words, max) => vendorHints(db, words, await understanding.understand(words), max),
    tellNewVendors: kept.tellDue,
    keepListFigures,
    queues: kept.queues,
    jobs: [...kept.jobs, { name: 'list-figures', cron: '*/10 * * * *', task: keepListFigures }],
    retention: { searchMisses: (now) => destroyOldMisses(db, now), ...kept.retention },
    sitemap: async () => [...(await placeEntries(db)), ...(await guideEntries(db))],
    close: understanding.close,
  };
}
