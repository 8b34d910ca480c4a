/** @file Merging of a newer state of an item into an editor's unsaved changes. */
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { isSame, mergeFields, valuesOf, type Conflict, type MergeText, type Values } from './merge-fields.ts';
import type { Kept } from './save-queue.types.ts';

type Unsaved = {
  /** The server's values that the changes were made on. */
  base: Values;
  changes: Values;
  /** Values sent without an answer: the server may have them, so they are not somebody else's change. */
  unanswered: readonly Values[];
  conflicts: readonly Conflict[];
};

/** Returns the unsaved changes based on the newer state, with the fields that somebody else has changed. */
export function mergeNewer(
  { base, changes, unanswered, conflicts }: Unsaved,
  newer: ContentItem,
  mergeText?: MergeText,
): Omit<Unsaved, 'unanswered'> & { taken: readonly string[] } {
  const theirs = valuesOf(newer);
  const own = Object.entries(theirs).filter(([name, value]) =>
    unanswered.some((sent) => name in sent && isSame(sent[name], value)),
  );
  const merged = mergeFields({ ...base, ...Object.fromEntries(own) }, changes, theirs, mergeText);
  const next = { ...merged.mine, ...mineIn(merged.conflicts) };
  // An undecided conflict stays one, based on the current state.
  const open = conflicts.filter(
    ({ field }) => field in next && !merged.conflicts.some((one) => one.field === field),
  );
  return {
    base: theirs,
    changes: next,
    conflicts: [
      ...merged.conflicts,
      ...open.map((one) => ({ ...one, mine: next[one.field]!, theirs: theirs[one.field] ?? null })),
    ],
    taken: merged.taken,
  };
}

/** Returns unsaved changes as the device stores them; null when there are none. */
export function keptOf({
  version,
  base,
  changes,
  conflicts,
}: Omit<Unsaved, 'unanswered'> & { version: number }): Kept | null {
  if (Object.keys(changes).length === 0) return null;
  // An open conflict is stored as one: a tab that restores this later must ask again.
  const before = Object.keys(changes).map((name) => {
    const open = conflicts.find(({ field }) => field === name);
    return [name, (open ? open.base : base[name]) ?? null] as const;
  });
  return { version, base: Object.fromEntries(before), changes };
}

/** Returns the local values of conflicts, by field. */
export const mineIn = (conflicts: readonly Conflict[]): Values =>
  Object.fromEntries(conflicts.map(({ field, mine }) => [field, mine]));
