/** @file Negation in a typed sentence: `caterer without non veg`, `not in noida`, `non veg nahi chahiye`, `नोएडा के बिना`. */
import type { Entry } from './lexicon.ts';
import {
  exceptPrevious,
  leavingFirst,
  leavingSecond,
  exceptNext,
  exceptAfter,
  possessives,
  setOf,
} from './negation-words.ts';
import type { Unit } from './units.ts';

/** Words that may stand between the negation and its subject. */
const skipped = setOf(
  'in at from of a an the any for with to on based ke ka ki k ko mein me mai se kisi koi bhi में से का की के को कोई भी',
);
/** Words that join several subjects of one negation. */
const joining = setOf('or nor and ya aur na या और');

/** The parts of a sentence without the words of negation, in `asked` and `excluded`. */
export type Parted = { asked: Unit[]; excluded: Unit[] };

const wordOf = (unit: Unit | undefined) => (unit?.typed.length === 1 ? unit.typed[0]! : '');
const canBeExcluded = (unit: Unit | undefined) =>
  unit !== undefined && ['meant', 'sector', 'word'].includes(unit.kind);

const isPlace = ({ area, region, market }: Entry) => Boolean(area ?? region ?? market);
/** Returns the kind of thing that a part names: several of one kind may share a negation. */
function sortOf(unit: Unit): string {
  if (unit.kind !== 'meant') return unit.kind === 'sector' ? 'place' : 'thing';
  if (unit.entries.some(isPlace)) return 'place';
  return unit.entries.some((entry) => entry.with) ? 'fact' : 'thing';
}

/** A negation at a part: the number of its parts, and its direction. */
type Marker = { parts: number; direction: 1 | -1 };

function markerAt(units: readonly Unit[], at: number, isBehind: boolean): Marker | null {
  const word = wordOf(units[at]);
  if (units[at]!.kind === 'meant') return null;
  const next = wordOf(units[at + 1]);
  // `plot no 5`
  if (word === 'no' && /^\d/.test(units[at + 1]?.typed[0] ?? '')) return null;
  if (word === 'not' && ['needed', 'required', 'wanted'].includes(next)) return { parts: 2, direction: -1 };
  if (possessives.has(wordOf(units[at - 1])) && exceptNext.has(word) && isBehind)
    return { parts: 1, direction: -1 };
  if (exceptNext.has(word)) return { parts: 1, direction: 1 };
  if (exceptAfter.get(word) === next && next) return { parts: 2, direction: 1 };
  if (exceptPrevious.has(word)) return { parts: 1, direction: isBehind ? -1 : 1 };
  if (leavingFirst.has(word) && leavingSecond.has(next)) return { parts: 2, direction: -1 };
  return null;
}

/** Returns the positions of the subjects from a position on, in a direction. */
function subjectsFrom(units: readonly Unit[], from: number, direction: 1 | -1): number[] {
  let at = from;
  while (skipped.has(wordOf(units[at])) || (direction === -1 && units[at]?.kind === 'stop')) at += direction;
  if (!canBeExcluded(units[at])) return [];
  const found = [at];
  const sort = sortOf(units[at]!);
  for (;;) {
    let next = at + direction;
    if (!joining.has(wordOf(units[next]))) return found;
    next += direction;
    while (skipped.has(wordOf(units[next]))) next += direction;
    if (!canBeExcluded(units[next]) || sortOf(units[next]!) !== sort) return found;
    found.push(next);
    at = next;
  }
}

/** Separates the parts that a sentence excludes from those that it asks for. Words of negation without a subject count as nothing. */
export function parted(units: readonly Unit[]): Parted {
  const excluded = new Set<number>();
  const markers = new Set<number>();
  for (let at = 0; at < units.length; at++) {
    const isBehind = units.slice(0, at).some((unit, index) => canBeExcluded(unit) && !markers.has(index));
    const marker = markerAt(units, at, isBehind);
    if (!marker) continue;
    for (let part = 0; part < marker.parts; part++) markers.add(at + part);
    const from = marker.direction === 1 ? at + marker.parts : at - 1;
    for (const subject of subjectsFrom(units, from, marker.direction)) excluded.add(subject);
    at += marker.parts - 1;
  }
  return {
    asked: units.filter((_, index) => !excluded.has(index) && !markers.has(index)),
    excluded: units.filter((_, index) => excluded.has(index) && !markers.has(index)),
  };
}
