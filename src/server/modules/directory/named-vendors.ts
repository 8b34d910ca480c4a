/** @file Vendors whose name was typed. A name counts for a search that is that name, and for no other. */
import { and, asc, sql } from '#platform/db/drizzle.ts';
import { isPlainName } from '#content/signals-of.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import type { Database } from '#platform/db/handle.ts';
import { holdsAny } from '#platform/db/search-terms.ts';
import type { ParsedQuery } from './asked.ts';
import type { ScoredVendor } from './directory-order.ts';
import type { Word } from './directory-words.ts';

const most = 3;

/** The columns of a vendor that stands before the list: at no distance. */
export const namedColumns = {
  id: vendors.id,
  openingHours: vendors.openingHours,
  sortName: vendors.sortName,
  distanceKm: sql<null>`null`,
  places: vendors.places,
};

/**
 * Returns the vendors whose name is the typed text, or is half typed: the name holds all typed words, which are half of it or more. Words
 * that the search knows, such as a trade or a place, make a name only together with one that it does not know, or as the whole name. At
 * most one query.
 */
export async function namedVendors(
  db: Database,
  { typed, sort = 'best' }: ParsedQuery,
  words: readonly Word[],
): Promise<ScoredVendor[]> {
  if (typed.length === 0 || sort !== 'best') return [];
  const whole = typed.join(' ');
  const unknown = words.filter(({ forms }) => forms.length > 0);
  if (unknown.length === 0 && (typed.length < 2 || isPlainName(whole))) return [];
  const formsOf = (word: string) => unknown.find(({ forms }) => forms[0] === word)?.forms ?? [word];
  const isNamed =
    unknown.length === 0
      ? sql`${vendors.sortName} = ${whole}`
      : and(
          ...typed.map((word) => holdsAny(formsOf(word), sql`${vendors.sortName}`)),
          sql`length(${vendors.sortName}) <= ${2 * whole.length}`,
        );
  return db
    .select(namedColumns)
    .from(vendors)
    .where(and(isPublic(vendors), isNamed))
    .orderBy(sql`length(${vendors.sortName})`, asc(vendors.id))
    .limit(most);
}
