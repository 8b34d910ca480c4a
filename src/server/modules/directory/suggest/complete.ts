/** @file Completion of the word that is still being typed. */
import type { Understood } from '#contract/directory.ts';
import { localities } from '#content/localities.ts';
import { streetWords } from '#content/street-words.ts';
import { keysOf, type Lexicon } from '../understand/lexicon.ts';
import { wordsOfSentence } from '../understand/sentence.ts';

/** The minimum length to complete: two letters begin too many words. */
const shortestBeginning = 3;
/** The maximum of words in a name that is completed, such as `greater kailash`. */
const longestName = 3;
/** The maximum of completions, each parsed on its own, in memory. */
const triesMax = 24;
const readingsMax = 6;

/** The names of trades and places as they are typed: `rajouri garden`, `beauty parlour`. */
const names: readonly string[] = [
  ...new Set(
    [
      ...streetWords.flatMap(([, words]) => words.split(', ')),
      ...localities.flatMap(({ name, names: others }) => [name, ...others]),
    ].map((words) => wordsOfSentence(words).join(' ')),
  ),
];

/** Words that are being typed, read as well as they can be. */
export type Completed = {
  /** The possible meanings, at least one: of the words as they stand, or with the last one completed in different ways. */
  readings: readonly Understood[];
  /** Words without any meaning. */
  unread: readonly string[];
  /** The first word of each occasion that is named and of which nothing more is said: `wedding`, `house`. */
  occasions: readonly string[];
};

type Sentence = { before: string; tail: string };

/** Returns the sentence, cut before its last words, the longest tail first. */
function tailsOf(words: readonly string[]): Sentence[] {
  const lengths = Array.from({ length: Math.min(longestName, words.length) }, (_, at) => at + 1).toReversed();
  return lengths
    .map((length) => ({
      before: words.slice(0, -length).join(' '),
      tail: words.slice(-length).join(' '),
    }))
    .filter(({ tail }) => tail.length >= shortestBeginning);
}

/** Returns whether a reading names a place or a trade that the typed words do not, and no other trade. Markets are found by their name. */
function isMore({ words, category, area, region, market }: Understood, typed: Understood): boolean {
  if (words.length >= typed.words.length || market) return false;
  if (typed.category) return (area ?? region) !== undefined && typed.category.join() === category?.join();
  return (category ?? area ?? region) !== undefined;
}

/** Returns the meanings of the words with the last one completed; none where it is a whole word, or begins no known one. */
function completions(
  typed: string,
  asTyped: Understood,
  { known, meaningsOf }: Lexicon,
  understand: (typed: string) => Understood,
): Understood[] {
  const words = wordsOfSentence(typed);
  const last = words.at(-1) ?? '';
  // A whole word is meant as it stands, whatever else begins with it.
  if (/\s$/.test(typed) || !asTyped.words.includes(last) || meaningsOf([keysOf(last)]).length > 0) return [];
  const found = new Map<string, Understood>();
  let tries = 0;
  for (const { before, tail } of tailsOf(words)) {
    for (const name of tail === last ? [...names, ...known] : names) {
      if (name === tail || !name.startsWith(tail)) continue;
      const read = understand(`${before} ${name}`);
      if (isMore(read, asTyped)) found.set(JSON.stringify(read), read);
      if (++tries === triesMax || found.size === readingsMax) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Returns the meanings of words that are still being typed. */
export function completed(
  typed: string,
  lexicon: Lexicon,
  understand: (typed: string) => Understood,
): Completed {
  const asTyped = understand(typed);
  const more = completions(typed, asTyped, lexicon, understand);
  const readings = more.length > 0 ? more : [asTyped];
  const left = [...new Set(readings[0]!.words)].map((word) => ({
    word,
    occasion: lexicon.meaningsOf([keysOf(word)]).find(({ occasion }) => occasion)?.occasion,
  }));
  return {
    readings,
    unread: left.filter(({ occasion }) => !occasion).map(({ word }) => word),
    occasions: left.flatMap(({ occasion }) => occasion?.slice(0, 1) ?? []),
  };
}
