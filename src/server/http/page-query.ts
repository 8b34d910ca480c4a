/** @file Parses the query of a page: the valid values of the page's own names. Everything else is ignored. */
import { recordId } from '#facts/ids.ts';
import { directoryQuery } from '#facts/directory-query.ts';
import type { Page, PagePattern, QueryName, RecordKind } from '#facts/pages.ts';
import { isDay } from '#facts/time.ts';
import { searchWords } from '#facts/search-words.ts';
import { categoryTiles } from '#content/category-tiles.ts';
import { quoteIds } from '#content/quotes.ts';
import { readCompared, writeCompared } from '#domain/vendors/compared.ts';
import { reviewOrders } from '#domain/reviews/review-orders.ts';
import { knownFactTokens } from '#domain/vendors/vendor-facts.ts';
import { readExclusions, writeExclusions } from '#domain/finding/exclusions.ts';
import { givenDirectoryField, readDirectoryField } from '#domain/finding/directory-address.ts';

type Read = (value: string, pattern: PagePattern) => string | null;

const oneOf = (known: readonly string[]): Read => {
  const set = new Set(known);
  return (value) => (set.has(value) ? value : null);
};

/** Reads a day; each page decides what is known of it. */
const days: Read = (value) => (isDay(value) ? value : null);

/** Names with a closed list of values, each of which may be cached. */
const choices: Partial<Record<QueryName, Read>> = {
  reviews: oneOf(reviewOrders),
  need: oneOf(categoryTiles.map(({ need }) => need)),
  quote: (value, pattern) => (quoteIds[pattern]?.includes(value) ? value : null),
};

/** The ids of vendors to compare or contact. */
const ids: Read = (value) => writeCompared(readCompared(value)) || null;

/** Names whose value is a record's id. */
const records: Partial<Record<QueryName, RecordKind>> = { contact: 'crewMember', photo: 'photo' };

/** Keeps known facts; an unknown one does not invalidate the others. */
const knownFacts: Read = (value) =>
  [...new Set(value.split(','))].filter((one) => knownFactTokens.includes(one)).join(',') || null;

/** Returns the reader of a name with free text or numbers: bounded, and its page is not cached. */
const freeText = (name: QueryName, isDirectory: boolean): Read =>
  name === 'date'
    ? days
    : name === 'with'
      ? knownFacts
      : name === 'without'
        ? (value) => writeExclusions(readExclusions(value)) || null
        : name === 'page' || name === 'category' || isDirectory
          ? (value) => readDirectoryField(name as (typeof directoryQuery)[number], value)
          : (value) => searchWords(value) || null;

/** A parsed query. */
export type PageQuery = {
  /** With `?`; empty when nothing of it is valid. */
  query: string;
  /** Whether it holds free text. */
  free: boolean;
  /** The record in it; its page has no other query. */
  named?: { kind: RecordKind; id: string };
};

/** Returns the query of a page, its names in the order of the table. */
export function readQuery(pattern: PagePattern, { query: names }: Page, search: string): PageQuery {
  const read: PageQuery = { query: '', free: false };
  if (!names || !search) return read;
  const given = new URLSearchParams(search);
  const written = new URLSearchParams();
  for (const name of names) {
    const typed = givenDirectoryField(name, given);
    const kind = records[name];
    const choice = kind
      ? recordId
      : name === 'v'
        ? ids
        : (choices[name] ?? freeText(name, names === directoryQuery));
    const value = typed ? choice(typed, pattern) : null;
    if (value === null) continue;
    written.set(name, value);
    if (kind) read.named = { kind, id: value };
    else read.free ||= !(name in choices);
  }
  const query = written.toString();
  return { ...read, query: query && `?${query}` };
}
