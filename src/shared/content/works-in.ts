/**
 * @file Where vendors work: a vendor is based at one place and serves any number of others. Each vendor stores its places as search terms;
 * each question about a place is a set of such terms.
 *
 * `at:` a place that contains the vendor's own; `for:` a place that it serves; `part:` a place that contains one that it serves.
 */
import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { kmBetween, type Place } from '#domain/finding/places.ts';
import { markets } from './markets.ts';
import {
  cityNode,
  localitiesFrom,
  partsOf,
  pathOf,
  placeNodes,
  placesNamed,
  placeWithId,
  root,
  type PlaceNode,
} from './place-tree.ts';

/** The fields of a vendor that say where it works. */
export type VendorPlaces = {
  area: string | null;
  region: string | null;
  areasServed: readonly string[];
  marketId: string | null;
  address: string;
};

/**
 * A place of a search: one node, or several for a PIN code and for a name that two cities have. A place that the tree does not have
 * (`isKnown` is false) has the middle of its city, and so no distance of its own.
 */
export type SearchedPlace = Place & { name: string; nodes: readonly PlaceNode[]; isKnown: boolean };

/** The mark of an id that is a name as a vendor wrote it. */
const unknownMark = '=';

/** Returns a place that the tree does not have: a part of the city, or of Delhi-NCR. */
const unknownPlace = (name: string, region?: string | null): PlaceNode => {
  const parent = cityNode(region);
  return { ...parent, id: unknownMark + name.trim().replaceAll(/\s+/g, '_'), name, kind: 'locality', parent };
};

/** Returns the place of an id; null for an id of another tree. */
const placeOfId = (id: string): PlaceNode | null =>
  id.startsWith(unknownMark)
    ? unknownPlace(id.slice(unknownMark.length).replaceAll('_', ' '))
    : placeWithId(id);

/** Returns the smallest place that contains all of these. */
const common = (places: readonly PlaceNode[]): PlaceNode =>
  pathOf(places[0]!).find((node) => places.every((one) => pathOf(one).includes(node))) ?? root;

const pinCode = /\b[12]\d{2} ?\d{3}\b/;
const areaOfMarket = (marketId: string | null) => {
  const market = markets.find(({ slug }) => slug === marketId);
  return market && localitiesFrom(market.center)[0]!;
};

/** Returns the place of a vendor: its area, else its market, the PIN code of its address, its city; null when nothing tells. */
export function baseOf({ area, region, marketId, address }: VendorPlaces): PlaceNode | null {
  const pin = pinCode.exec(address)?.[0].replace(' ', '') ?? '';
  const ofPin = placesNamed(pin, region);
  if (area) {
    const named = placesNamed(area, region);
    const both = named.length > 1 ? named.filter((one) => ofPin.includes(one)) : named;
    return both[0] ?? named[0] ?? unknownPlace(area, region);
  }
  const market = areaOfMarket(marketId);
  if (market) return market;
  if (ofPin.length > 0) return common(ofPin);
  return region ? cityNode(region) : null;
}

/** Between the areas of a line that names several. */
const severalAreas = /[,;/&+]|\band\b|\baur\b|और/;
const unique = (terms: readonly string[]): string[] => [...new Set(terms)];

/** Returns the places that a line names: one, several, or one that the tree does not have. */
function placesOfLine(line: string, region: string | null): readonly PlaceNode[] {
  const found = placesNamed(line, region);
  if (found.length > 0) return found;
  const several = line.split(severalAreas).flatMap((name) => placesNamed(name, region));
  return several.length > 0 ? several : [unknownPlace(line, region)];
}

/** Returns those of a vendor's places, as typed, that the tree does not have. */
export const unknownPlaces = ({
  area,
  areasServed,
  region,
}: Pick<VendorPlaces, 'area' | 'areasServed' | 'region'>): string[] =>
  unique([area, ...areasServed].filter((line): line is string => Boolean(line?.trim()))).filter((line) =>
    placesOfLine(line, region).every(({ id }) => id.startsWith(unknownMark)),
  );

/** Returns the stored terms of a vendor, its own place first. */
export function placeTerms(vendor: VendorPlaces): string[] {
  const base = baseOf(vendor);
  const served = vendor.areasServed.flatMap((line) => placesOfLine(line, vendor.region));
  return unique([
    ...(base ? pathOf(base).map(({ id }) => `at:${id}`) : []),
    ...served.map(({ id }) => `for:${id}`),
    ...served.flatMap((node) => pathOf(node).slice(1)).map(({ id }) => `part:${id}`),
  ]);
}

/** Returns the place of a search by name; one that the tree does not have is a part of its city. */
export function searchedPlace(name: string, region?: string | null): SearchedPlace {
  const found = placesNamed(name, region);
  const nodes = found.length > 0 ? found : [unknownPlace(name, region)];
  const middle = nodes.length > 1 ? middleOf(nodes) : nodes[0]!;
  return { name, nodes, isKnown: found.length > 0, latitude: middle.latitude, longitude: middle.longitude };
}
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const middleOf = (places: readonly Place[]): Place => ({
  latitude: mean(places.map(({ latitude }) => latitude)),
  longitude: mean(places.map(({ longitude }) => longitude)),
});

/** Returns the own place of a vendor with these terms as the place of a search; null without one. */
export function ownPlace(terms: readonly string[]): SearchedPlace | null {
  const base = baseOfTerms(terms);
  if (!base) return null;
  const { id, name, latitude, longitude } = base;
  return { name, nodes: [base], isKnown: !id.startsWith(unknownMark), latitude, longitude };
}

const longestName = 5;
/** Returns the smallest places that a text names: its localities, else its districts, else its cities. */
export function placesInText(text: string, region?: string | null): readonly SearchedPlace[] {
  const words = slugOf(text).split('-');
  const found: PlaceNode[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const named = placesNamed(words.slice(at, at + length).join('-'), region);
      if (named.length === 0) continue;
      found.push(...named);
      taken = length;
      break;
    }
    at += taken;
  }
  const kinds = ['locality', 'district', 'city'] as const;
  const smallest = kinds
    .map((kind) => found.filter((node) => node.kind === kind))
    .find(({ length }) => length > 0);
  return [...new Set(smallest)].map((node) => searchedPlace(node.name, region));
}

/** How a vendor works in a place, the closest tie first. */
export const ties = ['based', 'serves', 'serves more', 'serves a part'] as const;
export type Tie = (typeof ties)[number];

/** Returns the terms of each tie to a place; a vendor has the tie if it has any of the terms. */
export const termsOfTies = ({ nodes }: SearchedPlace): Readonly<Record<Tie, readonly string[]>> => ({
  based: nodes.map(({ id }) => `at:${id}`),
  serves: nodes.map(({ id }) => `for:${id}`),
  'serves more': unique(nodes.flatMap((node) => pathOf(node).slice(1)).map(({ id }) => `for:${id}`)),
  'serves a part': nodes.map(({ id }) => `part:${id}`),
});

/**
 * Returns the terms of vendors that work in a place: based there, serving it, something that contains it, or a part of it.
 * @where Which vendors work in a place?
 */
export const worksIn = (place: SearchedPlace): readonly string[] => Object.values(termsOfTies(place)).flat();

/** Returns the closest tie of a vendor with these terms to a place; null when it does not work there. */
export function tieTo(place: SearchedPlace, terms: readonly string[]): Tie | null {
  const ofTies = termsOfTies(place);
  return ties.find((tie) => ofTies[tie].some((term) => terms.includes(term))) ?? null;
}

/** Returns the own place of a vendor with these terms; null without one that the tree has. */
export const baseOfTerms = (terms: readonly string[]): PlaceNode | null => {
  const [first = ''] = terms;
  return first.startsWith('at:') ? placeOfId(first.slice('at:'.length)) : null;
};

const placesWith = (tie: string, terms: readonly string[]) =>
  terms.flatMap((term) => (term.startsWith(tie) ? (placeOfId(term.slice(tie.length)) ?? []) : []));

/** Returns the places that a vendor with these terms names: its own, and those that it serves. */
export const placesNamedBy = (terms: readonly string[]): readonly PlaceNode[] => [
  ...placesWith('at:', terms).slice(0, 1),
  ...placesWith('for:', terms),
];

/** Returns every known place in which a vendor with these terms works, and its own names of others. A place may be twice. */
export const placesOfTerms = (terms: readonly string[]): readonly PlaceNode[] => [
  ...placesWith('at:', terms),
  ...placesWith('part:', terms),
  ...placesWith('for:', terms).flatMap(partsOf),
];

const nearKm = 8;
/** Returns the terms of vendors based around a place, the nearest localities first. */
export const basedAround = (place: SearchedPlace, km = nearKm): readonly string[] =>
  (place.isKnown ? localitiesFrom(place) : [])
    .filter((node) => kmBetween(node, place) <= km && !place.nodes.includes(node))
    .map(({ id }) => `at:${id}`);

/**
 * Returns the own places of vendors as terms, each with its distance from a place in kilometres. From places that contain it there is no
 * distance.
 */
export function distancesFrom(place: SearchedPlace): { term: string; km: number }[] {
  const around = new Set(place.nodes.flatMap(pathOf));
  return placeNodes
    .filter((node) => !around.has(node))
    .map((node) => ({ term: `at:${node.id}`, km: kmBetween(node, place) }));
}

/** Returns the terms of the places that contain a place, and of the place itself. */
export const termsAround = ({ nodes }: SearchedPlace): readonly string[] =>
  unique(nodes.flatMap(pathOf).map(({ id }) => `at:${id}`));
