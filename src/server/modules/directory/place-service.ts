import { kmBetween } from '#domain/finding/places.ts';
import { slugOf } from '#domain/vendors/vendor-addresses.ts';
import { recordId } from '#facts/ids.ts';
import { type VendorCategory, vendorCategories, vendorLists } from '#domain/vendors/vendor-categories.ts';
import type { VendorPlace } from '#contract/vendor-places.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { categoryGroups } from '#content/directory-choices.ts';
import { nounFor } from '#content/category-nouns.ts';
import { otherPlaceName } from '#content/directory-conditions.ts';
import { placeWords } from '#content/place-words.ts';
import { localeNames } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import { listAreas } from './areas-queries.ts';
import { areasOf, categoriesOf, priceOf, sizeOf, standing, standingIn, typicalOf } from './place-queries.ts';

const most = { areas: 12, categories: 8, typical: 6, posts: 3 };

type Area = Awaited<ReturnType<typeof areasOf>>[number];
const readable = ({ area }: Area) => recordId(slugOf(area)) !== null;
const placeOf = ({ latitude, longitude }: Area) => ({ latitude, longitude });

/** Returns the name of an area where the current language has another word for it. */
function asRead(area: string): { areaName?: string } {
  const areaName = otherPlaceName(area);
  return areaName === undefined ? {} : { areaName };
}

/** Returns the areas around one, the nearest first; for one without a position the fullest come first. */
function neighbours(areas: readonly Area[], area: string | null, all: readonly Area[]): Area[] {
  const own = all.find((one) => one.area === area);
  const others = areas.filter((one) => one.area !== area && readable(one));
  if (!own?.latitude) return others;
  const km = (one: Area) => (one.latitude ? kmBetween(placeOf(own), placeOf(one)) : Infinity);
  return others.toSorted((a, b) => km(a) - km(b));
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
 * @throws Problem not_found for an area without vendors
 */
export async function findPlace(
  db: Database,
  category: VendorCategory,
  slug: string | undefined,
  posts: () => Promise<readonly BlogCard[]>,
): Promise<VendorPlace> {
  const area =
    slug === undefined ? null : ((await listAreas(db)).find((one) => slugOf(one) === slug) ?? null);
  if (slug !== undefined && area === null) throw new Problem('not_found');
  const here = standing(category, area);
  const areas = await areasOf(db, standing(category, null));
  const inArea = area === null ? [] : await areasOf(db, standingIn(area));
  const data = {
    category,
    area,
    ...(area !== null && asRead(area)),
    ...(await sizeOf(db, here)),
    price: await priceOf(db, here, category),
    typical: await typicalOf(db, here, most.typical),
    areas: neighbours(areas, area, inArea)
      .slice(0, most.areas)
      .map(({ area: name, count }) => ({ area: name, ...asRead(name), count })),
    categories: siblings(await categoriesOf(db, area), category).slice(0, most.categories),
    posts: related(await posts(), category).slice(0, most.posts),
  };
  return { ...data, ...placeWords(data) };
}
