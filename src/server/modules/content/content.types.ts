import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentTargets } from '#platform/content-target.ts';
import type { Database } from '#platform/db/handle.ts';
import type { contentItems } from '#platform/db/tables.ts';

/** A row of the table. */
export type Item = typeof contentItems.$inferSelect;

/** How an item is named in a call. */
export type ItemName = { type: ContentTypeName; itemId: string };

export type ContentDependencies = {
  db: Database;
  clock: Clock;
  /** Where each type shows. */
  targets: ContentTargets;
  /** Drops the pages of these tags at once, in every process. */
  drop: (tags: readonly string[]) => void;
  /** Does a page of ours exist? `path` is without query and fragment. */
  isPage: (path: string) => Promise<boolean>;
};
