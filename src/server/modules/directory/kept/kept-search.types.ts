/** @file Types of kept searches. */
import type { VendorCard } from '#contract/vendor-card.ts';
import type { keptSearches } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { WatchedLists } from './watched-lists.ts';

export type KeptSearchRow = typeof keptSearches.$inferSelect;

export type KeptSearchDependencies = Platform & {
  lists: WatchedLists;
  /** Returns the cards of known vendors, in that order, without those deleted meanwhile. */
  cardsOf: (ids: readonly string[]) => Promise<VendorCard[]>;
};
