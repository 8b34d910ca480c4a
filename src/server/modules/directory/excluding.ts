/** @file The condition for what a search excludes. */
import { and, not, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Exclusions } from '#domain/finding/exclusions.ts';
import { searchedPlace } from '#content/works-in.ts';
import { hasTie } from '#platform/db/place-terms.ts';
import { hasTerms, holdsAny } from '#platform/db/search-terms.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { anyOf } from '#platform/db/term-query.ts';
import { searchKey } from '#platform/db/search-key.ts';

const named = sql`(${vendors.sortName} || ' ' || lower(jsonb_path_query_array(${vendors.services}, '$[*].name')::text))`;

/**
 * Returns the condition for vendors that are and offer nothing of it. A place excludes those based there, not those who come there. A word
 * excludes by the business name and the names of services: a description may say `without plastic` itself.
 */
export function excluding({ category, with: facts, area, region, market, words }: Exclusions): SQL {
  const places = [...(area ?? []), ...(region ?? [])].map((name) => hasTie(searchedPlace(name), 'based'));
  const excluded = [
    category && hasTerms(anyOf('category', category)),
    facts && hasTerms(anyOf('with', facts)),
    market && hasTerms(anyOf('market', market)),
    ...places,
    words &&
      holdsAny(
        words.map((word) => searchKey(word)),
        named,
      ),
  ];
  return and(...excluded.flatMap((one) => (one ? [not(or(one)!)] : [])))!;
}
