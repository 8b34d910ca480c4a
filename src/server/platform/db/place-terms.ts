/** @file SQL of where vendors work. Every question about a place asks these: searches, lists, similar vendors, introductions. */
import { sql, type SQL } from './drizzle.ts';
import {
  distancesFrom,
  termsAround,
  termsOfTies,
  ties,
  worksIn,
  type SearchedPlace,
  type Tie,
} from '#content/works-in.ts';
import { hasTerms } from './search-terms.ts';
import { kmPerDegree } from '#domain/finding/places.ts';
import { planePoint, planePointOf, vendors } from './tables/vendors.ts';
import { termQuery } from './term-query.ts';

/** Matches vendors that work in a place. */
export const inPlace = (place: SearchedPlace): SQL => hasTerms(termQuery(worksIn(place)));

/** Matches vendors with such a tie to a place. */
export const hasTie = (place: SearchedPlace, tie: Tie): SQL => hasTerms(termQuery(termsOfTies(place)[tie]));

/** Returns the rank of a vendor's tie to a place: 0 for one that is based there, 4 for one that does not work there. */
function tieRank(place: SearchedPlace): SQL {
  const terms = termsOfTies(place);
  const cases = ties.map(
    (tie, rank) =>
      sql`when ${vendors.places} && ${sql.param([...terms[tie]])}::text[] then ${sql.raw(String(rank))}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(ties.length))} end`;
}

/**
 * Returns the distance of a vendor from a place in kilometres, as its card says it: of its pin, else of the middle of its own place. Null for
 * a vendor in no known place, and for one of which only a place around this one is known.
 */
export function distanceTo(place: SearchedPlace): SQL {
  const from = distancesFrom(place);
  const own = sql`${vendors.places}[1]`;
  const ofPin = sql`(${planePoint(vendors)} <-> ${planePointOf(place)}) * ${sql.raw(String(kmPerDegree))}`;
  const ofPlace = sql`(${sql.param(from.map(({ km }) => km))}::float8[])[array_position(${sql.param(from.map(({ term }) => term))}::text[], ${own})]`;
  return sql`case when ${own} = any(${sql.param([...termsAround(place)])}::text[]) then null else coalesce(${ofPin}, ${ofPlace}) end`;
}

/** Returns the order of vendors by their tie to a place, then by their distance from it. Those that are based there are equal. */
export function byPlace(place: SearchedPlace): SQL[] {
  const { based } = termsOfTies(place);
  const isBased = sql`${vendors.places} && ${sql.param([...based])}::text[]`;
  const distance = sql`case when ${isBased} then 0 else ${distanceTo(place)} end nulls last`;
  return [tieRank(place), ...(place.isKnown ? [distance] : [])];
}
