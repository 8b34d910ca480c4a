/**
 * @file The tree of places: Delhi-NCR, its cities, districts and localities, with centres and all names (PIN codes and metro stations
 * are names of localities). No public page loads this file.
 */
import { t } from '#words/t.ts';
import { kmBetween, type Place } from '#domain/finding/places.ts';
import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { regionNames } from '#domain/vendors/vendor-categories.ts';
import { localities } from './localities.ts';

/** One place of the tree. */
export type PlaceNode = Place & {
  /** Unique: `saket`, `sector-15-noida`. Part of stored search terms, so that renaming one needs a new version of them. */
  id: string;
  name: string;
  kind: 'root' | 'city' | 'district' | 'locality';
  /** Null for the root. */
  parent: PlaceNode | null;
};

type City = { name: string; names: readonly string[] };
const cities: readonly City[] = [
  { name: regionNames.Delhi, names: ['New Delhi', 'Dilli', 'Dehli', 'NCT of Delhi', 'दिल्ली', 'नई दिल्ली'] },
  { name: regionNames.Gurgaon, names: ['Gurugram', 'GGN', 'गुड़गांव', 'गुड़गाँव', 'गुरुग्राम'] },
  { name: regionNames.Noida, names: ['Gautam Buddha Nagar', 'Gautam Budh Nagar', 'नोएडा'] },
  { name: regionNames.Faridabad, names: ['फरीदाबाद', 'फ़रीदाबाद'] },
  { name: t('Ghaziabad'), names: ['गाज़ियाबाद', 'गाजियाबाद'] },
];
/** Other names of districts. */
export const districtNames: Readonly<Record<string, readonly string[]>> = {
  'South Delhi': ['दक्षिण दिल्ली', 'दक्षिणी दिल्ली'],
  'West Delhi': ['पश्चिम दिल्ली', 'पश्चिमी दिल्ली'],
  'North Delhi': ['उत्तर दिल्ली', 'उत्तरी दिल्ली'],
  'East Delhi': ['पूर्व दिल्ली', 'पूर्वी दिल्ली'],
  'Central Delhi': ['मध्य दिल्ली'],
};
const rootNames = ['NCR', 'Delhi NCR', 'Delhi and NCR', 'दिल्ली एनसीआर', 'एनसीआर'];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
/** Returns the middle of places, which a far one does not move. */
const middleOf = (places: readonly Place[]): Place => ({
  latitude: median(places.map(({ latitude }) => latitude)),
  longitude: median(places.map(({ longitude }) => longitude)),
});

const nodes: PlaceNode[] = [];
const byName = new Map<string, PlaceNode[]>();
const byPin = new Map<string, PlaceNode[]>();

function nameIt(node: PlaceNode, names: readonly string[]): void {
  for (const name of names) {
    const there = byName.get(slugOf(name));
    if (!there) byName.set(slugOf(name), [node]);
    else if (!there.includes(node)) there.push(node);
  }
}
function add(node: PlaceNode, names: readonly string[] = []): PlaceNode {
  nodes.push(node);
  nameIt(node, [node.name, ...names]);
  return node;
}

/** The whole of Delhi-NCR. */
export const root: PlaceNode = add(
  { id: 'ncr', name: t('Delhi-NCR'), kind: 'root', parent: null, ...middleOf(localities) },
  rootNames,
);
const ownOf = Map.groupBy(localities, ({ part }) => part);
const cityOf = new Map(
  cities.map(({ name, names }) => {
    const own = localities.filter(({ part, region }) => region === name || part === name);
    const node: PlaceNode = { id: slugOf(name), name, kind: 'city', parent: root, ...middleOf(own) };
    return [name, add(node, names)];
  }),
);
const otherNames: (() => void)[] = [];
for (const [part, own] of ownOf) {
  const isCity = cityOf.has(part);
  const parent = isCity
    ? cityOf.get(part)!
    : add(
        { id: slugOf(part), name: part, kind: 'district', parent: cityOf.get('Delhi')!, ...middleOf(own) },
        districtNames[part],
      );
  for (const { name, names, pins, latitude, longitude } of own) {
    const isTwice = localities.filter((one) => one.name === name).length > 1;
    // The old town of Ghaziabad has the name of its city, which is what vendors mean.
    const node = cityOf.get(name) ?? {
      id: isTwice ? `${slugOf(name)}-${slugOf(part)}` : slugOf(name),
      name,
      kind: 'locality' as const,
      parent,
      latitude,
      longitude,
    };
    if (node.kind === 'locality') add(node, [`${name} ${parent.name}`, `${parent.name} ${name}`]);
    for (const pin of pins) byPin.set(pin, [...(byPin.get(pin) ?? []), node]);
    otherNames.push(() => {
      for (const other of names) if (!byName.has(slugOf(other))) nameIt(node, [other]);
    });
  }
}
// Last, so that a place is found by its own name before another by its metro station.
for (const nameThem of otherNames) nameThem();

/** All places, the larger before their parts. */
export const placeNodes: readonly PlaceNode[] = nodes;

/** The name of each place but Delhi-NCR itself, once. */
export const placeNames: readonly string[] = [
  ...new Set(nodes.filter((node) => node !== root).map(({ name }) => name)),
];

/** Returns a place and everything that contains it, the smallest first. */
export const pathOf = (node: PlaceNode): readonly PlaceNode[] =>
  node.parent ? [node, ...pathOf(node.parent)] : [node];

const byId = new Map(nodes.map((node) => [node.id, node]));
/** Returns the place of an id; null for an id of another tree. */
export const placeWithId = (id: string): PlaceNode | null => byId.get(id) ?? null;

const parts = new Map(nodes.map((node) => [node, nodes.filter((one) => pathOf(one).includes(node))]));
/** Returns a place and all places in it. */
export const partsOf = (node: PlaceNode): readonly PlaceNode[] => parts.get(node) ?? [node];

/** Returns the node of a city; the root without one. */
export const cityNode = (region?: string | null): PlaceNode => cityOf.get(region ?? '') ?? root;

/**
 * Returns the places of a name, a metro station or a PIN code: several for a PIN code of many localities, and for `Sector 15` without a
 * city; none for an unknown name.
 */
export function placesNamed(name: string, region?: string | null): readonly PlaceNode[] {
  const slug = slugOf(name).replace(/^(?:all-over|all|whole|entire)-/, '');
  const found = byName.get(slug) ?? byPin.get(slug) ?? [];
  const inRegion = region ? found.filter((node) => pathOf(node).includes(cityNode(region))) : [];
  return inRegion.length > 0 ? inRegion : found;
}

/** Returns the places of the kind `locality`, the nearest first. */
export const localitiesFrom = (from: Place): readonly PlaceNode[] =>
  nodes
    .filter(({ kind }) => kind === 'locality')
    .map((node) => ({ node, km: kmBetween(from, node) }))
    .toSorted((a, b) => a.km - b.km)
    .map(({ node }) => node);

/** A number that changes with the names and the order of the tree: terms of vendors from another tree are derived again. */
export const placeTreeVersion: number = Array.from(
  [...byName, ...byPin]
    .flatMap(([name, found]) => [name, ...found.flatMap(pathOf).map(({ id }) => id)])
    .join(),
).reduce((hash, letter) => (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0, 0);
