import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentTargets } from '#platform/content-target.ts';
import type { Database } from '#platform/db/handle.ts';
import type { contentItems } from '#platform/db/tables.ts';

/** A row of the table. */
export type Item = typeof contentItems.$inferSelect;

/** The identification of an item in a call. */
export type ItemName = { type: ContentTypeName; itemId: string };

export type ContentDependencies = {
  db: Database;
  clock: Clock;
  /** The targets that show each type. */
  targets: ContentTargets;
  /** Drops the pages of these tags at once, in every process. */
  drop: (tags: readonly string[]) => void;
  /** Resolves to whether the site has a page at the path, without query and fragment. */
  isPage: (path: string) => Promise<boolean>;
};
