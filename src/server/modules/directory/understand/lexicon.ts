/** @file The meanings of words for lookup: the committed table, the localities, and the staff's entries, which win. */
import { readMeaning, type Meaning } from '#domain/finding/search-meaning.ts';
import { localities } from '#content/localities.ts';
import { districtNames, placeNodes, placesNamed } from '#content/place-tree.ts';
import { stopWords, streetWords } from '#content/street-words.ts';
import { rootOf, soundOf, spellingOf } from '#platform/search/word-keys.ts';
import { negationWords } from './negation-words.ts';
import { wordsOfSentence } from './sentence.ts';

/** A meaning; `chosen` when it comes from the staff. `names` are the other words of a product of the table. */
export type Entry = Meaning & { chosen?: true; names?: readonly string[] };

/** A word with its lookup keys. Made once for each word of a sentence. */
export type WordKeys = { word: string; root: string; spelling: string; sound: string };

/** Words and their meanings. Built once, and again when the staff changes a word. */
export type Lexicon = {
  meaningsOf(words: readonly WordKeys[]): readonly Entry[];
  isStopWord(word: string): boolean;
  /** Single Latin words, which are never corrected. */
  known: ReadonlySet<string>;
  /** Those that alone mean something or name a place: candidates for the correction of misspelt ones. */
  meant: ReadonlySet<string>;
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

/** Returns the place for a name. As long as sectors of different regions share numbers, another name tells which is meant. */
const placeOf = (name: string, region: string | null) =>
  /^Sector \d/.test(name) && region ? `area:${name}, region:${region}` : `area:${name}`;
const ofLocalities = localities.flatMap(({ name, names, pins, region }) => [
  // Sectors by number are parsed in the sentence, with the town beside them.
  ...(/^Sector \d/.test(name) ? [] : [[`area:${name}`, name] as const]),
  ...names.map((other) => [placeOf(name, region), other] as const),
  // A PIN code of several localities is a place of its own.
  ...pins.map((pin) => [placesNamed(pin).length > 1 ? `area:${pin}` : placeOf(name, region), pin] as const),
]);
const ofDistricts = placeNodes
  .filter(({ kind }) => kind === 'district')
  .flatMap(({ name }) =>
    [name, ...(districtNames[name] ?? [])].map((word) => [`area:${name}`, word] as const),
  );
type Committed = readonly [meaning: string, words: string, names?: readonly string[]];
const committed: readonly Committed[] = [
  ...streetWords.flatMap(([meaning, list]) => {
    const names = list.split(', ');
    return names.map((word): Committed => [meaning, word, names]);
  }),
  ...ofLocalities,
  ...ofDistricts,
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
  const meantAlone = new Set<string>();
  const stops = new Set([...stopWords, ...negationWords]);
  let longest = 1;
  const add = (text: string, meaning: string, more: Pick<Entry, 'chosen' | 'names'>) => {
    const read = readMeaning(meaning);
    const words = wordsOfSentence(text);
    if (!read || words.length === 0) return;
    const entry: Entry = { ...read, ...more };
    longest = Math.max(longest, words.length);
    whole.add(words.join(' '), entry);
    if (words.some((word) => devanagari.test(word))) return;
    for (const word of words) if (/^[a-z]{3,}$/.test(word)) known.add(word);
    if ((words.length === 1 || read.area) && !read.kin)
      for (const word of words) if (/^[a-z]{3,}$/.test(word)) meantAlone.add(word);
    roots.add(words.map(rootOf).join(' '), entry);
    spellings.add(words.map(spellingOf).join(' '), entry);
    sounds.add(words.map(soundOf).join(' '), entry);
  };
  for (const [meaning, words, names] of committed) {
    const isOwn = names && readMeaning(meaning)?.own;
    add(words, meaning, isOwn ? { names } : {});
  }
  for (const [words, meaning] of added) add(words, meaning, { chosen: true });

  return {
    known,
    meant: meantAlone,
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
