import { kmBetween } from '#domain/finding/places.ts';
import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { recordId } from '#facts/ids.ts';
import { type VendorCategory, vendorCategories, vendorLists } from '#domain/vendors/vendor-categories.ts';
import type { VendorPlace } from '#contract/vendor-places.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { factTokenWords, priceUnits } from '#domain/vendors/vendor-facts.ts';
import { categoryGroups } from '#content/directory-choices.ts';
import { nounFor } from '#content/category-nouns.ts';
import { otherPlaceName } from '#content/directory-conditions.ts';
import { placeWords } from '#content/place-words.ts';
import { localeNames } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { placesNamed, type PlaceNode } from '#content/place-tree.ts';
import { baseOfTerms, searchedPlace, type SearchedPlace } from '#content/works-in.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import { listAreas } from './areas-queries.ts';
import { knownAreas, knownCategories, knownList, roundedDown, type Known } from './figures/kept-figures.ts';
import { isEmpty, type Figures } from './figures/list-figures.ts';

const most = { areas: 12, categories: 8, posts: 3 };

/** Returns the name of an area where the current language has another word for it. */
function asRead(area: string): { areaName?: string } {
  const areaName = otherPlaceName(area);
  return areaName === undefined ? {} : { areaName };
}

type Area = { place: PlaceNode; count: number };
type Counted = { count: number; atLeast?: true };

/** Returns a count as it is shown: one that is kept is rounded down, and says so. */
const shown = (count: number, isKept: boolean): Counted =>
  isKept ? { count: roundedDown(count), atLeast: true } : { count };

/** Returns the localities among own places. */
const localitiesOf = (areas: Figures['areas']): Area[] =>
  areas.flatMap(({ term, count }) => {
    const place = baseOfTerms([term]);
    return place?.kind === 'locality' ? [{ place, count }] : [];
  });

/** Returns the figures of a list in words, kept ones rounded down. */
function listWords({ figures, isKept }: Known<'list'>) {
  const { count, based, capacity, price, typical } = figures;
  const whole = (some: number) => shown(some, isKept).count;
  return {
    ...shown(count, isKept),
    based: whole(based),
    capacity,
    price: price && { ...price, unit: priceUnits[price.unit], vendors: whole(price.vendors) },
    typical: typical.map(({ token, count: have }) => ({
      fact: factTokenWords(token).label,
      count: whole(have),
    })),
  };
}

/** Returns the areas around a place, the nearest first; without a place the fullest. */
function around(areas: readonly Area[], of: SearchedPlace | null): Area[] {
  const named = areas.filter(({ place }) => recordId(slugOf(place.name)) !== null && place.name !== of?.name);
  return of ? named.toSorted((a, b) => kmBetween(of, a.place) - kmBetween(of, b.place)) : named;
}

/** Returns the place of a slug: one of the tree, or an area as vendors write it; null for an unknown one. */
async function placeOfSlug(db: Database, slug: string): Promise<SearchedPlace | null> {
  const [known] = placesNamed(slug);
  const name = known?.name ?? (await listAreas(db)).find((one) => slugOf(one) === slug);
  return name === undefined ? null : searchedPlace(name);
}

/** Returns other categories, those of the same list first. */
function siblings(all: readonly { category: string; count: number }[], category: VendorCategory) {
  const group: readonly string[] =
    categoryGroups.find(({ names }) => names.some((one) => one === category))?.names ?? [];
  return all
    .flatMap(({ category: name, count }) =>
      Object.hasOwn(vendorCategories, name) && name !== category
        ? [{ category: name as VendorCategory, count }]
        : [],
    )
    .toSorted((a, b) => Number(group.includes(b.category)) - Number(group.includes(a.category)));
}

/** Returns posts about a category: those that name it first, then the newest of its subject. */
function related(posts: readonly BlogCard[], category: VendorCategory) {
  const subject = vendorLists.entertainment.categories.some((one) => one === category)
    ? 'events'
    : vendorLists.construction.categories.some((one) => one === category)
      ? 'construction'
      : 'business';
  // A post may be in any language, whatever the current one.
  const words = localeNames.flatMap((locale) =>
    inLocale(locale, () => [nounFor(category, 1), translated(vendorCategories[category])]).map((word) =>
      word.toLowerCase(),
    ),
  );
  const names = ({ title, excerpt }: BlogCard) =>
    words.some((word) => `${title} ${excerpt}`.toLowerCase().includes(word));
  return posts
    .filter((post) => post.category === subject)
    .toSorted((a, b) => Number(names(b)) - Number(names(a)))
    .map(({ id, title, lang }) => ({ id, title, ...(lang && { lang }) }));
}

/**
 * Returns the figures about the vendors of a category, in the area of that slug or everywhere.
 * @throws Problem not_found for a place in which no vendor works
 */
export async function findPlace(
  db: Database,
  category: VendorCategory,
  slug: string | undefined,
  posts: () => Promise<readonly BlogCard[]>,
): Promise<VendorPlace> {
  const place = slug === undefined ? null : await placeOfSlug(db, slug);
  if (slug !== undefined && place === null) throw new Problem('not_found');
  const inPlace = await knownCategories(db, place);
  if (inPlace.figures.length === 0 && place !== null && (await isEmpty(db, { category: null, place })))
    throw new Problem('not_found');
  const area = place?.name ?? null;
  const ofCategory = await knownAreas(db, category);
  const data = {
    category,
    area,
    ...(area !== null && asRead(area)),
    ...listWords(await knownList(db, category, place)),
    areas: around(localitiesOf(ofCategory.figures), place)
      .slice(0, most.areas)
      .map(({ place: { name }, count }) => ({
        area: name,
        ...asRead(name),
        ...shown(count, ofCategory.isKept),
      })),
    categories: siblings(inPlace.figures, category)
      .slice(0, most.categories)
      .map((one) => ({ ...one, ...shown(one.count, inPlace.isKept) })),
    posts: related(await posts(), category).slice(0, most.posts),
  };
  return { ...data, ...placeWords(data) };
}
