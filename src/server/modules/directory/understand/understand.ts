/** @file Intent and place in free words: `halwai rajouri garden sunday` is catering, an area and a day. Pure. */
import { directoryLimits } from '#facts/limits.ts';
import type { Understood } from '#contract/directory.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import { categoryFacts } from '#domain/vendors/vendor-facts.ts';
import { amountOf, type FoundAmount } from './amounts.ts';
import { dayAt } from './days.ts';
import { keysOf, type Entry, type Lexicon, type WordKeys } from './lexicon.ts';
import { wordsOfSentence } from './sentence.ts';

/** The maximum of words; more narrow nothing further, and each costs a condition. */
const maxWords = 6;

/** The results collected word by word. */
type Reading = Omit<Understood, 'words'> & {
  words: string[];
  /** Facts and occasions, whose meaning depends on the other words. */
  later: { typed: readonly string[]; entries: readonly Entry[] }[];
};

const { guestsMax, priceMaxRupees } = directoryLimits;

function takeAmount(reading: Reading, { kind, value }: FoundAmount): void {
  if (kind === 'distance') reading.near = true;
  else if (kind === 'guests' && value >= 1 && value <= guestsMax) reading.guests = value;
  else if (kind === 'price' && value >= 1 && value <= priceMaxRupees) reading.price = value;
}

/** Reads `sector 62`, whose town may stand anywhere in the sentence; sectors of Dwarka and Rohini are parts of these. */
const sectorAt = (words: readonly string[], at: number) =>
  ['sector', 'sec', 'सेक्टर'].includes(words[at] ?? '') && /^\d{1,3}[a-d]?$/.test(words[at + 1] ?? '')
    ? `Sector ${words[at + 1]!.toUpperCase()}`
    : null;

const union = <T>(some: readonly T[] = [], others: readonly T[] = []): T[] => [
  ...new Set([...some, ...others]),
];

const placed = ({ category, area, region, market, open, near }: Entry) =>
  Boolean(category ?? area ?? region ?? market ?? open ?? near);

function takeEntries(reading: Reading, typed: readonly string[], entries: readonly Entry[]): void {
  const entry = entries.find(({ chosen }) => chosen) ?? entries.find(placed);
  if (!entry) {
    if (entries.some((one) => Object.keys(one).length > 0)) reading.later.push({ typed, entries });
    return;
  }
  const { category, area, region, market, open, near, words } = entry;
  if (category && !entry.occasion) reading.category = union(reading.category, category);
  reading.area ??= area;
  reading.region ??= region;
  reading.market ??= market;
  reading.open ??= open;
  reading.near ??= near;
  if (entry.with || entry.occasion) reading.later.push({ typed: [], entries: [entry] });
  if (words) reading.words.push(...words);
}

/** Returns whether a category has the fact, such as `food` for caterers. */
const hasFact = (category: VendorKind, token: string) =>
  category in categoryFacts &&
  (categoryFacts[category as keyof typeof categoryFacts].facts as readonly string[]).includes(
    token.split(':')[0]!,
  );

function takeLater(reading: Reading): void {
  const categories = reading.category ?? [];
  const facts = new Set<string>(reading.with);
  let usual: VendorKind[] = [];
  for (const { typed, entries } of reading.later) {
    const fitting = entries.find((entry) =>
      entry.with?.some((token) => categories.some((category) => hasFact(category, token))),
    );
    const { occasion, category } = entries.find((entry) => entry.occasion) ?? {};
    if (fitting) for (const token of fitting.with ?? []) facts.add(token);
    else if (occasion && categories.length > 0) continue;
    else if (occasion && category) usual = union(usual, category);
    else if (typed.length > 1 && occasion) reading.words.push(...occasion.slice(0, 1));
    else reading.words.push(...typed);
  }
  if (usual.length > 0) reading.category = usual;
  if (facts.size > 0) reading.with = [...facts];
}

/** Returns the entries of the longest run of words from here on that has a meaning. */
function entriesAt(words: readonly WordKeys[], at: number, lexicon: Lexicon) {
  for (let length = Math.min(lexicon.longest, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length);
    const entries = lexicon.meaningsOf(typed);
    if (entries.length > 0) return { typed: typed.map(({ word }) => word), entries };
  }
  return null;
}

/**
 * Parses a typed sentence. Parsed parts become conditions; the remaining words are searched as typed. Never throws, and the work is bounded
 * for any input. `now` is the moment for relative days, in Delhi.
 * @where How is a search sentence parsed?
 */
export function understand(typed: string, lexicon: Lexicon, now: Date): Understood {
  const words = wordsOfSentence(typed);
  const keys = words.map(keysOf);
  const reading: Reading = { words: [], later: [] };
  let sector: string | null = null;
  for (let at = 0; at < words.length;) {
    const day = dayAt(words, at, now);
    const amount = day ? null : amountOf(words, at);
    const block = sectorAt(words, at);
    const meant = day || amount || block ? null : entriesAt(keys, at, lexicon);
    if (day) reading.on ??= day.day;
    if (amount) takeAmount(reading, amount);
    sector ??= block;
    if (meant) takeEntries(reading, meant.typed, meant.entries);
    if (!day && !amount && !block && !meant && !lexicon.isStopWord(words[at]!))
      reading.words.push(words[at]!);
    at += day?.words ?? amount?.words ?? (block ? 2 : (meant?.typed.length ?? 1));
  }
  reading.area ??= sector ?? undefined;
  takeLater(reading);
  const { later: _, words: left, ...read } = reading;
  const significant = left.filter((word) => word.length > 1);
  return {
    ...(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as typeof read),
    words: [...new Set(significant.length > 0 ? significant : left)].slice(0, maxWords),
  };
}
