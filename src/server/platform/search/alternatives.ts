/** @file Synonyms of everyday words in the vocabulary of pages and vendors. */
import { readMeaning } from '#domain/finding/search-meaning.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { streetWords } from '#content/street-words.ts';
import { searchKey } from '#platform/db/search-key.ts';

let known: Map<string, Set<string>> | undefined;

/** Builds the table at the first call: most processes that load it start without a search. */
function table(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [text, words] of streetWords) {
    const { category = [], occasion = [], words: instead = [] } = readMeaning(text) ?? {};
    const names = category.flatMap((kind) => [kind, vendorCategories[kind as VendorCategory] ?? kind]);
    const others = [...names.map((name) => searchKey(name)), ...occasion, ...instead];
    for (const word of words.split(', ')) {
      const there = found.get(searchKey(word)) ?? new Set();
      for (const other of others) there.add(other);
      found.set(searchKey(word), there);
    }
  }
  return found;
}

/** Returns the synonyms of this word: for `shaadi` `wedding`, for `halwai` `catering`. Lower case; none for most words. */
export const alternativesOf = (word: string): readonly string[] => [...((known ??= table()).get(word) ?? [])];
