/** @file Merging of two people's changes of one value: what only one side changed is taken from that side. */

import { visible } from '#words/visible.ts';

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Nothing is stored as null, as an empty text or not at all. */
const plain = (value: Json): Json => (value === undefined || value === '' ? null : value);

/** Serialises texts as the server stores them, and keys in one order: the database has an order of its own. */
const stable = (value: Json): string =>
  JSON.stringify(plain(value), (_, part: unknown) =>
    typeof part === 'string'
      ? visible(part).trim()
      : isFields(part)
        ? Object.fromEntries(
            Object.entries(part)
              .filter(([, one]) => plain(one) !== null)
              .toSorted(([a], [b]) => (a < b ? -1 : 1)),
          )
        : part,
  );

/** Returns whether two values are stored alike. */
export const isSame = (a: Json, b: Json): boolean => stable(a) === stable(b);

/** A merged value, or null where both sides changed the same thing differently. */
export type Merged<T> = { value: T } | null;

function mergedList(before: readonly Json[], mine: readonly Json[], theirs: readonly Json[]): Merged<Json> {
  if ([...before, ...mine, ...theirs].every((one) => typeof one === 'string')) {
    const rest = theirs.filter((one) => mine.includes(one) || !before.includes(one));
    return { value: [...rest, ...mine.filter((one) => !before.includes(one) && !rest.includes(one))] };
  }
  if (before.length !== mine.length || before.length !== theirs.length) return null;
  // Each item as a whole: halves of two texts make no third.
  const items = before.map((one, at): Merged<Json> => {
    if (isSame(one, mine[at])) return { value: theirs[at] };
    return isSame(one, theirs[at]) || isSame(mine[at], theirs[at]) ? { value: mine[at] } : null;
  });
  return items.includes(null) ? null : { value: items.map((one) => one!.value) };
}

function mergedFields(before: Fields, mine: Fields, theirs: Fields): Merged<Json> {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = names.map((name) => [name, mergeValues(before[name], mine[name], theirs[name])] as const);
  if (parts.some(([, part]) => part === null)) return null;
  return {
    value: Object.fromEntries(
      parts.map(([name, part]) => [name, part!.value]).filter(([, value]) => value !== undefined),
    ),
  };
}

/**
 * Merges a change from `before` to `mine` into the value that is stored now. Objects are merged field by field, lists of texts as sets,
 * other lists of one length item by item.
 */
export function mergeValues<T>(before: T, mine: T, theirs: T): Merged<T> {
  if (isSame(before, mine)) return { value: theirs };
  if (isSame(before, theirs) || isSame(mine, theirs)) return { value: mine };
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs))
    return mergedList(before, mine, theirs) as Merged<T>;
  if (isFields(before) && isFields(mine) && isFields(theirs))
    return mergedFields(before, mine, theirs) as Merged<T>;
  return null;
}
