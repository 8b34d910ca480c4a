/** @file What was typed and cannot be meant so: an impossible or past day, a number below zero. */
import type { Understood } from '#contract/directory.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import type { Unit } from './units.ts';

type Doubt = NonNullable<Understood['doubts']>[number];

const belowZero = /^(?:₹|rs\.?)?[-−](?:₹|rs\.?)?\d[\d.,]*$/i;

/** Returns the first number with a minus sign, which is read without it; none for a span, `200 -300`. */
function minusIn(typed: string): Doubt[] {
  const words = asciiDigits(typed).split(/\s+/);
  const at = words.findIndex((word, index) => belowZero.test(word) && !/\d$/.test(words[index - 1] ?? ''));
  return at === -1 ? [] : [{ kind: 'minus', words: words[at]! }];
}

const daysIn = (units: readonly Unit[]): Doubt[] =>
  units.flatMap((unit): Doubt[] => {
    if (unit.kind !== 'day' || (unit.day.day !== undefined && !unit.day.isPast)) return [];
    return [{ kind: unit.day.isPast ? 'past-day' : 'no-day', words: unit.typed.join(' ') }];
  });

/** The maximum that is told. */
const maxDoubts = 3;

/** Returns the doubts about a sentence; undefined for none. */
export function doubtsOf(typed: string, units: readonly Unit[]): Doubt[] | undefined {
  const doubts = [...daysIn(units), ...minusIn(typed)].slice(0, maxDoubts);
  return doubts.length > 0 ? doubts : undefined;
}
