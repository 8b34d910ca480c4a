/** @file The parts of a typed sentence: days, amounts, sectors, words with a meaning, and the remaining words. */
import { amountOf, measureAt, type FoundAmount } from './amounts.ts';
import { dayAt, type FoundDay } from './days.ts';
import { keysOf, type Entry, type Lexicon, type WordKeys } from './lexicon.ts';

/** A part: its words, and what they are. `stop` has no meaning for a search. */
export type Unit = { typed: readonly string[] } & (
  | { kind: 'day'; day: FoundDay }
  | { kind: 'amount'; amount: FoundAmount }
  | { kind: 'sector'; area: string }
  | { kind: 'meant'; entries: readonly Entry[] }
  | { kind: 'word' | 'stop' }
);

/** Reads `sector 62`, whose town may stand anywhere in the sentence; sectors of Dwarka and Rohini are parts of these. */
const sectorAt = (words: readonly string[], at: number) =>
  ['sector', 'sec', 'सेक्टर'].includes(words[at] ?? '') && /^\d{1,3}[a-d]?$/.test(words[at + 1] ?? '')
    ? `Sector ${words[at + 1]!.toUpperCase()}`
    : null;

/** The maximum of words without meaning inside an entry: `sofa ki repairing`. */
const maxBetween = 2;

/**
 * Returns the entries of the longest run of words from here on that has a meaning. Words without one between the others need not be in
 * the table.
 */
function entriesAt(words: readonly WordKeys[], at: number, lexicon: Lexicon) {
  const isStop = ({ word }: WordKeys) => lexicon.isStopWord(word);
  for (let length = Math.min(lexicon.longest + maxBetween, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length);
    const entries = lexicon.meaningsOf(typed);
    if (entries.length > 0) return { typed: typed.map(({ word }) => word), entries };
    if (length < 3 || isStop(typed[0]!) || isStop(typed.at(-1)!) || !typed.some(isStop)) continue;
    const significant = lexicon.meaningsOf(typed.filter((word) => !isStop(word)));
    if (significant.length > 0) return { typed: typed.map(({ word }) => word), entries: significant };
  }
  return null;
}

/** Returns the part that begins at a word. */
function unitAt(
  words: readonly string[],
  keys: readonly WordKeys[],
  at: number,
  lexicon: Lexicon,
  now: Date,
): Unit {
  const typed = (length: number) => words.slice(at, at + length);
  const day = dayAt(words, at, now);
  if (day) return { kind: 'day', day, typed: typed(day.words) };
  const amount = amountOf(words, at);
  if (amount) return { kind: 'amount', amount, typed: typed(amount.words) };
  const area = sectorAt(words, at);
  if (area) return { kind: 'sector', area, typed: typed(2) };
  const meant = entriesAt(keys, at, lexicon);
  if (meant) return { kind: 'meant', ...meant };
  const measured = measureAt(words, at);
  if (measured > 0) return { kind: 'stop', typed: typed(measured) };
  return { kind: lexicon.isStopWord(words[at]!) ? 'stop' : 'word', typed: typed(1) };
}

/** Returns the parts of a sentence, in their order. */
export function unitsOf(words: readonly string[], lexicon: Lexicon, now: Date): Unit[] {
  const keys = words.map(keysOf);
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const unit = unitAt(words, keys, at, lexicon, now);
    units.push(unit);
    at += unit.typed.length;
  }
  return units;
}
