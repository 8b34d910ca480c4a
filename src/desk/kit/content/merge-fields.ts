/** @file What two people wrote into one item, put together field by field. The readable address counts as a field. */
import type { ContentData, ContentValue } from '#contract/desk/content/fields.ts';

/** Values by the names of the fields; null for one that is empty. */
export type Values = Readonly<Record<string, ContentValue>>;
/** The name under which the readable address stands among the fields; no field may be called so. */
export const keyField = '$key';

export const isSame = (a: ContentValue | undefined, b: ContentValue | undefined): boolean =>
  // Long texts are compared with every key.
  a === b || (typeof a !== 'string' && stable(a ?? null) === stable(b ?? null));

/** The database gives the keys of an object back in an order of its own. */
const stable = (value: ContentValue): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The values of an item as they lie on the server. */
export const valuesOf = ({ data, key }: { data: ContentData; key: string }): Values => ({
  ...data,
  [keyField]: key,
});

/** One field that both changed. */
export type Conflict = { field: string; base: ContentValue; mine: ContentValue; theirs: ContentValue };
export type Merged = {
  /** Changed only here: still to be saved. */
  mine: Values;
  /** Changed only there: shown from now on. */
  taken: readonly string[];
  /** Changed on both sides, and differently: somebody has to decide. */
  conflicts: readonly Conflict[];
};

/**
 * Compares what was changed here since `base` with what lies on the server now.
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
