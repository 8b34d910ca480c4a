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
import { directorySitemap } from './directory-sitemap.ts';
import { createWatchedLists } from './kept/watched-lists.ts';
import { vendorHints, type VendorHint } from './vendor-hints.ts';
import { createMissCounter, destroyOldMisses } from './words/search-misses.ts';
import { searchWordHandlers } from './words/search-words-handlers.ts';

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
  const { db, reads, clock, log } = platform;
  const countMiss = createMissCounter(platform);
  // A failed count must not fail the search.
  const missed = (typed: string, ip: string) =>
    countMiss(typed, ip).catch((err: unknown) =>
      log.warn({ err }, 'a search without a result was not counted'),
    );
  const understanding = createUnderstanding(platform);
  const suggest = createSuggest({ db: reads, clock, understanding, posts, markets });
  const lists = createWatchedLists({ db, clock, understanding, markets, soundsOf });
  const kept = createKeptSearches({ ...platform, lists, cardsOf });
  const keepListFigures = async () => {
    const counted = await keepFigures(db, clock);
    if (counted > 0) log.info({ counted }, 'figures of long lists counted');
  };
  return {
    handlers: {
      ...directoryHandlers({
        db: reads,
        clock,
        cardsOf,
        onDay,
        understanding,
        missed,
        soundsOf,
      }),
      ...placeHandlers({ db: reads, clock, understanding, posts, soundsOf }),
      ...kept.handlers,
      ...searchWordHandlers({ db, clock, understanding, keptLists: kept.wanted }),
      vendorSuggest: ({ query }) => suggest(query.q),
    },
    hints: async (words, max) => vendorHints(reads, words, await understanding.understand(words), max),
    tellNewVendors: kept.tellDue,
    keepListFigures,
    queues: kept.queues,
    jobs: [...kept.jobs, { name: 'list-figures', cron: '*/10 * * * *', task: keepListFigures }],
    retention: { searchMisses: (now) => destroyOldMisses(db, now), ...kept.retention },
    sitemap: directorySitemap(reads, clock),
    close: understanding.close,
  };
}
