/** @file The meanings of words for lookup: the committed table, the localities, and the staff's entries, which win. */
import { readMeaning, type Meaning } from '#domain/finding/search-meaning.ts';
import { localities } from '#content/localities.ts';
import { stopWords, streetWords } from '#content/street-words.ts';
import { rootOf, soundOf, spellingOf } from '#platform/search/word-keys.ts';
import { wordsOfSentence } from './sentence.ts';

/** A meaning; `chosen` when it comes from the staff. */
export type Entry = Meaning & { chosen?: true };

/** A word with its lookup keys. Made once for each word of a sentence. */
export type WordKeys = { word: string; root: string; spelling: string; sound: string };

/** Words and their meanings. Built once, and again when the staff changes a word. */
export type Lexicon = {
  meaningsOf(words: readonly WordKeys[]): readonly Entry[];
  isStopWord(word: string): boolean;
  /** Single Latin words, candidates for the correction of misspelt ones. */
  known: ReadonlySet<string>;
  /** The maximum of words in one entry. */
  longest: number;
};

const devanagari = /\p{Script=Devanagari}/u;

/** Returns the lookup keys of a word. Only Devanagari is looked up by its sound: Latin words that sound alike are mostly different ones. */
export const keysOf = (word: string): WordKeys => ({
  word,
  root: rootOf(word),
  spelling: spellingOf(word),
  sound: devanagari.test(word) ? soundOf(word) : '',
});

/** The minimum length of a key: shorter spellings and sounds belong to other words too. */
const shortestKey = 4;

/** Returns the place for a name. As long as sectors of different regions share numbers, a PIN tells which is meant. */
const placeOf = (name: string, region: string | null) =>
  /^Sector \d/.test(name) && region ? `area:${name}, region:${region}` : `area:${name}`;
const ofLocalities = localities.flatMap(({ name, names, pins, region }) => [
  // Sectors by number are parsed in the sentence, with the town beside them.
  ...(/^Sector \d/.test(name) ? [] : [[`area:${name}`, name] as const]),
  ...names.map((other) => [placeOf(name, region), other] as const),
  ...pins.map((pin) => [placeOf(name, region), pin] as const),
]);
const committed: readonly (readonly [meaning: string, words: string])[] = [
  ...streetWords.flatMap(([meaning, words]) => words.split(', ').map((word) => [meaning, word] as const)),
  ...ofLocalities,
];

/** The entries by one of the keys. */
class Table {
  readonly #found = new Map<string, Entry[]>();
  of = (name: string): readonly Entry[] | undefined => this.#found.get(name);
  add(name: string, entry: Entry): void {
    const there = this.#found.get(name);
    if (there) there.push(entry);
    else this.#found.set(name, [entry]);
  }
}

/** Builds the lexicon; `added` are the words and meanings of the staff. */
export function createLexicon(added: readonly (readonly [words: string, meaning: string])[] = []): Lexicon {
  const [whole, roots, spellings, sounds] = [new Table(), new Table(), new Table(), new Table()];
  const known = new Set<string>(stopWords.filter((word) => /^[a-z]{3,}$/.test(word)));
  const stops = new Set(stopWords);
  let longest = 1;
  const add = (text: string, meaning: string, chosen?: true) => {
    const read = readMeaning(meaning);
    const words = wordsOfSentence(text);
    if (!read || words.length === 0) return;
    const entry: Entry = chosen ? { ...read, chosen } : read;
    longest = Math.max(longest, words.length);
    whole.add(words.join(' '), entry);
    if (words.some((word) => devanagari.test(word))) return;
    for (const word of words) if (/^[a-z]{3,}$/.test(word)) known.add(word);
    roots.add(words.map(rootOf).join(' '), entry);
    spellings.add(words.map(spellingOf).join(' '), entry);
    sounds.add(words.map(soundOf).join(' '), entry);
  };
  for (const [meaning, words] of committed) add(words, meaning);
  for (const [words, meaning] of added) add(words, meaning, true);

  return {
    known,
    longest,
    isStopWord: (word) => stops.has(word),
    meaningsOf(words) {
      const joined = (key: keyof WordKeys) => words.map((word) => word[key]).join(' ');
      const typed = joined('word');
      const same = whole.of(typed) ?? roots.of(joined('root'));
      if (same) return same;
      if (words.some(({ word }) => stops.has(word))) return [];
      const isDevanagari = words.every(({ sound }) => sound !== '');
      const [table, key] = isDevanagari ? [sounds, joined('sound')] : [spellings, joined('spelling')];
      return key.length >= shortestKey ? (table.of(key) ?? []) : [];
    },
  };
}
