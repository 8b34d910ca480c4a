/** @file Merging of two people's changes to one item, field by field. The readable address counts as a field. */
import type { ContentData, ContentValue } from '#contract/desk/content/fields.ts';

/** Values by the names of the fields; null for an empty one. */
export type Values = Readonly<Record<string, ContentValue>>;
/** The readable address's name among the fields; no field may have it. */
export const keyField = '$key';

export const isSame = (a: ContentValue | undefined, b: ContentValue | undefined): boolean =>
  // Long texts are compared at every keystroke.
  a === b || (typeof a !== 'string' && stable(a ?? null) === stable(b ?? null));

/** Serialises with sorted keys: the database returns an object's keys in an order of its own. */
const stable = (value: ContentValue): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Returns an item's values on the server. */
export const valuesOf = ({ data, key }: { data: ContentData; key: string }): Values => ({
  ...data,
  [keyField]: key,
});

/** A field changed by both. */
export type Conflict = { field: string; base: ContentValue; mine: ContentValue; theirs: ContentValue };
/** Returns both edits of a text in one; null where they touch. */
export type MergeText = (base: string, mine: string, theirs: string) => string | null;
export type Merged = {
  /** Changed only here, or put together from both: to be saved. */
  mine: Values;
  /** Changed there, too: shown from now on. */
  taken: readonly string[];
  /** Changed differently on both sides: somebody must decide. */
  conflicts: readonly Conflict[];
};

/**
 * Compares the local changes since `base` with the server's current values. Edits of a long text that do not touch are put together.
 * @where How are two people's changes of one item merged?
 */
export function mergeFields(base: Values, changes: Values, theirs: Values, mergeText?: MergeText): Merged {
  const names = new Set([...Object.keys(base), ...Object.keys(theirs)]);
  const taken = [...names].filter((name) => !(name in changes) && !isSame(base[name], theirs[name]));
  const mine: Record<string, ContentValue> = {};
  const conflicts: Conflict[] = [];
  for (const [field, value] of Object.entries(changes)) {
    const [before, there] = [base[field] ?? null, theirs[field] ?? null];
    if (isSame(value, there)) continue;
    if (isSame(before, there)) {
      mine[field] = value;
      continue;
    }
    const both = mergedText(mergeText, before, value, there);
    if (both === null) conflicts.push({ field, base: before, mine: value, theirs: there });
    else {
      taken.push(field);
      if (both !== there) mine[field] = both;
    }
  }
  return { mine, taken, conflicts };
}

function mergedText(merge: MergeText | undefined, ...values: ContentValue[]): string | null {
  const [base, mine, theirs] = values.map((value) => value ?? '');
  if (!merge || typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string')
    return null;
  return merge(base, mine, theirs);
}
