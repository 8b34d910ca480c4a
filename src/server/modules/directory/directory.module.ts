import type { directoryEndpoints } from '#contract/directory.ts';
import type { suggestionEndpoints } from '#contract/suggestions.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { directoryHandlers, type DirectoryDependencies } from './directory.handlers.ts';
import { createSuggest, type SuggestDependencies } from './suggest/suggest.ts';
import { createUnderstanding } from './understand/understanding.ts';
import { vendorHints, type VendorHint } from './vendor-hints.ts';

export type Directory = Module<typeof directoryEndpoints & typeof suggestionEndpoints> & {
  /** At most so many vendors for words as people type them. */
  hints: (words: string, max: number) => Promise<VendorHint[]>;
};

/** Searching vendors. */
export function createDirectory(
  platform: Pick<Platform, 'db' | 'clock' | 'handle' | 'log'>,
  { cardsOf, posts }: Pick<DirectoryDependencies, 'cardsOf'> & Pick<SuggestDependencies, 'posts'>,
): Directory {
  const { db, clock } = platform;
  const understanding = createUnderstanding(platform);
  const suggest = createSuggest({ db, clock, understanding, posts });
  return {
    handlers: {
      ...directoryHandlers({ db, clock, cardsOf, understanding }),
      vendorSuggest: ({ query }) => suggest(query.q),
    },
    hints: async (words, max) => vendorHints(db, words, await understanding.understand(words), max),
    close: understanding.close,
  };
}
