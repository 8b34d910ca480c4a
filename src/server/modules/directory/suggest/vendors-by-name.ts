/** @file Vendors by the beginning of their name, or by a rare word: each through an index, whatever their number. */
import { and, sql, type SQL } from '#platform/db/drizzle.ts';
import { profilePath } from '#facts/paths.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { placeName } from '#content/directory-conditions.ts';
import type { Database } from '#platform/db/handle.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { hasTerms, queriesFor } from '#platform/db/search-terms.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';

const vendorsMax = 3;
/** The minimum length of a word: shorter ones are in too many texts for the index. */
const shortestWord = 4;
/** The character that sorts after all others: the end of the range of texts with a given beginning. */
const last = '\u{10ffff}';

const find = (db: Database, where: SQL, max: number) =>
  db
    .select({ id: vendors.id, name: vendors.companyName, area: vendors.area })
    .from(vendors)
    .where(and(isPublic(vendors), where))
    .orderBy(byteOrder(vendors.sortName))
    .limit(max);

/** Finds the first matches without sorting all: sorting all with a word would read them all. */
const findUnsorted = (db: Database, where: SQL, max: number) =>
  db
    .select({ id: vendors.id, name: vendors.companyName, area: vendors.area })
    .from(vendors)
    .where(and(isPublic(vendors), where))
    .limit(max);

/** Returns whether each of the words begins a word of the name. */
const isNamed = (name: string, words: readonly string[]) => {
  const parts = searchKey(name).split(' ');
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** A vendor whose name was typed, or who holds rare words. */
export type NamedVendor = Suggestion & {
  /** `whole`: the words are all of the name. `beginning`: each of them begins a word of it. */
  match: 'whole' | 'beginning' | 'words';
};

/** Returns up to three. `typed` is a search key, `rare` its words without a meaning in the lexicon. */
export async function vendorsByName(
  db: Database,
  typed: string,
  rare: readonly string[],
): Promise<NamedVendor[]> {
  if (typed === '') return [];
  const name = byteOrder(vendors.sortName);
  const found = await find(db, sql`${name} >= ${typed} and ${name} < ${typed + last}`, vendorsMax);
  const distinctive = rare.filter((word) => word.length >= shortestWord);
  if (found.length < vendorsMax && distinctive.length > 0) {
    const queries = await queriesFor(
      db,
      distinctive.map((word) => [word]),
    );
    const others = await findUnsorted(db, and(...queries.map(hasTerms))!, vendorsMax);
    found.push(...others.filter(({ id }) => !found.some((one) => one.id === id)));
  }
  const words = typed.split(' ');
  return found.slice(0, vendorsMax).map(({ id, name: title, area }) => ({
    kind: 'vendor',
    title,
    detail: area && placeName(area),
    href: profilePath(id),
    match: searchKey(title) === typed ? 'whole' : isNamed(title, words) ? 'beginning' : 'words',
  }));
}
