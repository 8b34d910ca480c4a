import type { directoryEndpoints } from '#contract/directory.ts';
import type { Module } from '#platform/module.ts';
import { wordsOf } from '#platform/db/search-terms.ts';
import type { Platform } from '#platform/open-platform.ts';
import { directoryHandlers, type DirectoryDependencies } from './directory.handlers.ts';
import { vendorHints, type VendorHint } from './vendor-hints.ts';

export type Directory = Module<typeof directoryEndpoints> & {
  /** At most so many vendors for words as people type them. */
  hints: (words: string, max: number) => Promise<VendorHint[]>;
};

/** Searching vendors. */
export const createDirectory = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { cardsOf }: Pick<DirectoryDependencies, 'cardsOf'>,
): Directory => ({
  handlers: directoryHandlers({
    db,
    clock,
    cardsOf,
    understand: (typed) => ({ words: wordsOf(typed) }),
    neighboursOf: () => [],
    soundsOf: () => [],
  }),
  hints: (words, max) => vendorHints(db, words, max),
});
