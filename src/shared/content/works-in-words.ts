/** @file How a vendor works in the place of a search, in words. */
import { t } from '#words/t.ts';
import { kmBetween, showDistance, type Place } from '#domain/finding/places.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import { placeName } from './directory-conditions.ts';
import { pathOf } from './place-tree.ts';
import { baseOfTerms, tieTo, type SearchedPlace } from './works-in.ts';

/** Trades that families visit. The others come to them. */
const visited: ReadonlySet<string> = new Set<VendorKind>(['venue', 'retail', 'fashion', 'gifts']);

type Vendor = {
  categories: readonly string[];
  latitude: number | null;
  longitude: number | null;
  /** Its place terms. */
  places: readonly string[];
};

/**
 * Returns the words for a vendor that is not based in the place: `Comes to Noida from Mayur Vihar, 9 km`, or `4 km from Noida` for one
 * that does not say to work there; null for one that is based there, or of which nothing is known.
 */
export function worksInWords(place: SearchedPlace, vendor: Vendor): string | null {
  const tie = tieTo(place, vendor.places);
  if (tie === 'based') return null;
  const base = baseOfTerms(vendor.places);
  const { latitude, longitude } = vendor;
  const at: Place | null = latitude !== null && longitude !== null ? { latitude, longitude } : base;
  // From a place that contains the other there is no distance.
  const isAround = base !== null && place.nodes.some((node) => pathOf(node).includes(base));
  const distance = at && place.isKnown && !isAround ? showDistance(kmBetween(at, place)) : null;
  const name = placeName(place.name);
  if (tie === null) return distance && t('{distance} from {place}', { distance, place: name });
  const visits = vendor.categories.some((one) => visited.has(one));
  if (!base || distance === null)
    return visits ? t('Serves {place}', { place: name }) : t('Comes to {place}', { place: name });
  const words = { place: name, base: placeName(base.name), distance };
  return visits
    ? t('Serves {place} from {base}, {distance}', words)
    : t('Comes to {place} from {base}, {distance}', words);
}
