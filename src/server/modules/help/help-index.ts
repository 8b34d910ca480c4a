import MiniSearch from 'minisearch';
import { searchKey } from '#platform/db/search-key.ts';
import { alternativesOf } from '#platform/search/alternatives.ts';
import type { HelpDocument } from './help-documents.ts';

/** Words without meaning for a search. */
const empty = new Set(
  'a an and any are at be can do does for from how i in is it me my need of on or the there to u we what when where which who will with you your ka ke ki ko mein se hai kya kaise chahiye'.split(
    ' ',
  ),
);

/** Returns the words of a text in the form for comparison. */
const wordsOf = (text: string): string[] => searchKey(text).split(/[^\p{L}\p{N}\p{M}]+/u);

/** Returns the typed words with their synonyms from everyday speech, which are added and replace nothing. */
export function searchTerms(query: string): string[] {
  const typed = wordsOf(query).filter((word) => word.length > 1 && !empty.has(word));
  const meant = typed.flatMap(alternativesOf).flatMap(wordsOf);
  return [...new Set([...typed, ...meant])].filter((word) => !empty.has(word));
}

/** The length from which a word may be mistyped; in shorter ones every letter counts. */
const longWord = 4;

/** Returns an index over the documents. Query it with `searchTerms`. */
export function buildHelpIndex(documents: readonly HelpDocument[]): MiniSearch<HelpDocument> {
  const index = new MiniSearch<HelpDocument>({
    fields: ['title', 'text', 'words'],
    storeFields: ['source', 'title', 'text', 'quote', 'href', 'label'],
    tokenize: wordsOf,
    processTerm: (term) => (term.length > 1 && !empty.has(term) ? term : null),
    searchOptions: {
      boost: { title: 3, text: 1.5 },
      prefix: (term) => term.length >= longWord,
      fuzzy: (term) => (term.length >= longWord ? 0.2 : false),
    },
  });
  index.addAll(documents);
  return index;
}
