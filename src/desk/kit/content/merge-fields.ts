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
export type Merged = {
  /** Changed only here: to be saved. */
  mine: Values;
  /** Changed only there: shown from now on. */
  taken: readonly string[];
  /** Changed differently on both sides: somebody must decide. */
  conflicts: readonly Conflict[];
};

/**
 * Compares the local changes since `base` with the server's current values.
 * @where How are two people's changes of one item merged?
 */
export function mergeFields(base: Values, changes: Values, theirs: Values): Merged {
  const names = new Set([...Object.keys(base), ...Object.keys(theirs)]);
  const changed = Object.entries(changes);
  const taken = [...names].filter((name) => !(name in changes) && !isSame(base[name], theirs[name]));
  const open = changed.filter(([name, mine]) => !isSame(mine, theirs[name]));
  const clash = ([name]: [string, ContentValue]) => !isSame(base[name], theirs[name]);
  return {
    mine: Object.fromEntries(open.filter((one) => !clash(one))),
    taken,
    conflicts: open
      .filter(clash)
      .map(([field, mine]) => ({ field, mine, base: base[field] ?? null, theirs: theirs[field] ?? null })),
  };
}
