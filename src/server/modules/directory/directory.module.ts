import type { directoryEndpoints } from '#contract/directory.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { directoryHandlers, type DirectoryDependencies } from './directory.handlers.ts';
import { createUnderstanding } from './understand/understanding.ts';
import { vendorHints, type VendorHint } from './vendor-hints.ts';

export type Directory = Module<typeof directoryEndpoints> & {
  /** At most so many vendors for words as people type them. */
  hints: (words: string, max: number) => Promise<VendorHint[]>;
};

/** Searching vendors. */
export function createDirectory(
  platform: Pick<Platform, 'db' | 'clock' | 'handle' | 'log'>,
  { cardsOf }: Pick<DirectoryDependencies, 'cardsOf'>,
): Directory {
  const { db, clock } = platform;
  const understanding = createUnderstanding(platform);
  return {
    handlers: directoryHandlers({ db, clock, cardsOf, understanding }),
    hints: async (words, max) => vendorHints(db, words, await understanding.understand(words), max),
    close: understanding.close,
  };
}
