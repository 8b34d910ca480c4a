/** @file Intent and place in free words: `halwai rajouri garden sunday` is catering, an area and a day. Pure. */
import { directoryLimits } from '#facts/limits.ts';
import type { Understood } from '#contract/directory.ts';
import { joinExclusions } from '#domain/finding/exclusions.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import type { FoundAmount } from './amounts.ts';
import { excludedOf } from './excluded.ts';
import { hasFact, tradesWith } from './facts-of-trades.ts';
import { doubtsOf } from './doubts.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import { parted } from './negation.ts';
import { wordsOfSentence } from './sentence.ts';
import { unitsOf, type Unit } from './units.ts';

/** The maximum of words; more narrow nothing further, and each costs a condition. */
const maxWords = 6;

/** The results collected word by word. */
type Reading = Omit<Understood, 'words'> & {
  words: string[];
  sector?: string;
  /** Facts and occasions, whose meaning depends on the other words. */
  later: { typed: readonly string[]; entries: readonly Entry[] }[];
};

const { guestsMax, priceMaxRupees } = directoryLimits;

function takeAmount(reading: Reading, { kind, value }: FoundAmount): void {
  if (kind === 'distance') reading.near = true;
  else if (kind === 'guests' && value >= 1 && value <= guestsMax) reading.guests = value;
  else if (kind === 'price' && value >= 1 && value <= priceMaxRupees) reading.price = value;
}

const union = <T>(some: readonly T[] = [], others: readonly T[] = []): T[] => [
  ...new Set([...some, ...others]),
];

const placed = ({ category, area, region, market, open, near }: Entry) =>
  Boolean(category ?? area ?? region ?? market ?? open ?? near);

/** The maximum of names that a product is looked for by. */
const maxNames = 12;
/** Returns a product as typed and by its other names, in the form of stored texts, with `|` between. */
const namesOf = (typed: readonly string[], names: readonly string[] = []): string =>
  [...new Set([typed.join(' '), ...names.map((name) => wordsOfSentence(name).join(' '))])]
    .slice(0, maxNames)
    .join('|');

function takeEntries(reading: Reading, typed: readonly string[], entries: readonly Entry[]): void {
  const entry = entries.find(({ chosen }) => chosen) ?? entries.find(placed);
  if (!entry) {
    const kin = entries.flatMap((one) => one.kin ?? []);
    if (kin.length > 0) {
      reading.kin = union(reading.kin, kin);
      reading.words.push(...typed);
      return;
    }
    if (entries.some((one) => Object.keys(one).length > 0)) reading.later.push({ typed, entries });
    return;
  }
  const { category, area, region, market, open, near, own, words } = entry;
  if (category && !entry.occasion) reading.category = union(reading.category, category);
  reading.area ??= area;
  reading.region ??= region;
  reading.market ??= market;
  reading.open ??= open;
  reading.near ??= near;
  if (entry.with || entry.occasion) reading.later.push({ typed: [], entries: [entry] });
  if (own) reading.own = union(reading.own, [namesOf(typed, entry.names)]);
  if (words) reading.words.push(...words);
}

function takeUnit(reading: Reading, unit: Unit): void {
  if (unit.kind === 'day') reading.on ??= unit.day.day;
  else if (unit.kind === 'amount') takeAmount(reading, unit.amount);
  else if (unit.kind === 'sector') reading.sector ??= unit.area;
  else if (unit.kind === 'meant') takeEntries(reading, unit.typed, unit.entries);
  else if (unit.kind === 'word') reading.words.push(...unit.typed);
}

function takeLater(reading: Reading): void {
  const categories = reading.category ?? [];
  const facts = new Set<string>(reading.with);
  let usual: VendorKind[] = [];
  for (const { typed, entries } of reading.later) {
    const fitting = entries.find((entry) =>
      entry.with?.some((token) => categories.some((category) => hasFact(category, token))),
    );
    const { occasion, category } = entries.find((entry) => entry.occasion) ?? {};
    if (fitting) {
      for (const token of fitting.with ?? []) facts.add(token);
      if (fitting.without) reading.not = joinExclusions(reading.not, { with: [...fitting.without] });
    } else if (occasion && categories.length > 0) continue;
    else if (occasion && category) usual = union(usual, category);
    else if (typed.length > 1 && occasion) reading.words.push(...occasion.slice(0, 1));
    else reading.words.push(...typed);
  }
  if (usual.length > 0) reading.category = usual;
  if (facts.size > 0) reading.with = [...facts];
}

/** Returns the categories meant by excluded facts alone: `no non veg` is about those who cook. */
function tradesMeant({ category, words, later, not }: Reading): VendorKind[] | undefined {
  const facts = [...(not?.with ?? []), ...later.flatMap(({ entries }) => entries[0]?.without ?? [])];
  if (category || words.length > 0 || facts.length === 0) return category;
  const meant = tradesWith(facts);
  return meant.length > 0 ? meant : undefined;
}

/**
 * Parses a typed sentence. Parsed parts become conditions, negated ones exclusions; the remaining words are searched as typed. Never
 * throws, and the work is bounded for any input. `now` is the moment for relative days, in Delhi.
 * @where How is a search sentence parsed?
 */
export function understand(typed: string, lexicon: Lexicon, now: Date): Understood {
  const { asked, excluded } = parted(unitsOf(wordsOfSentence(typed), lexicon, now));
  const reading: Reading = { words: [], later: [] };
  for (const unit of asked) takeUnit(reading, unit);
  reading.not = excludedOf(excluded, reading.category ?? []);
  reading.category = tradesMeant(reading);
  reading.area ??= reading.sector;
  reading.doubts = doubtsOf(typed, asked);
  takeLater(reading);
  const { later: _, sector: __, words: left, ...read } = reading;
  const significant = left.filter((word) => word.length > 1);
  return {
    ...(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as typeof read),
    words: [...new Set(significant.length > 0 ? significant : left)].slice(0, maxWords),
  };
}
