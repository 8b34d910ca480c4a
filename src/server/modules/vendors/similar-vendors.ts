/** @file Which vendors do the same as others: of the same trade, at a place where they work. */
import { and, or, type SQL } from '#platform/db/drizzle.ts';
import { ownPlace, placesInText, searchedPlace, type SearchedPlace } from '#content/works-in.ts';
import { inPlace } from '#platform/db/place-terms.ts';
import { vendors } from '#platform/db/tables.ts';
import { ofKinds } from '#platform/db/tables/vendors.ts';

type Asked = {
  /** An area or a region, as chosen. */
  place?: string | null;
  text?: string;
  region?: string | null;
  /** The places of another vendor. */
  places?: readonly string[];
};

/** Returns where a request is: at the place chosen, else those its text names, else its region, else where the other vendor is. */
export function askedPlaces({ place, text = '', region, places = [] }: Asked): readonly SearchedPlace[] {
  if (place) return [searchedPlace(place, region)];
  const named = placesInText(text, region);
  if (named.length > 0) return named;
  const own = ownPlace(places);
  return region ? [searchedPlace(region)] : own ? [own] : [];
}

/** Matches vendors of one of the kinds who work in one of the places; without a place in any. */
export const isSimilar = (kinds: readonly string[], places: readonly SearchedPlace[]): SQL =>
  and(ofKinds(vendors, kinds), or(...places.map(inPlace)))!;
