import type { BlogCard } from '#contract/blogs.ts';
import { type VendorCategory, vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import type { priceGuideEndpoints } from '#contract/price-guides.ts';
import type { vendorPlaceEndpoints } from '#contract/vendor-places.ts';
import type { Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import type { Understanding } from './understand/understanding.ts';
import { askedOf } from './asked.ts';
import { allOf } from './directory-conditions.ts';
import { match, type SearchContext } from './directory-queries.ts';
import { priceGuideOf } from './price-guide.ts';
import { findPlace } from './place-service.ts';
import { weekdayInDelhi } from '#domain/vendors/weekdays.ts';
import { keptPinsOf } from './figures/kept-pins.ts';
import { pinsOf } from './map-pins.ts';

/** @throws Problem not_found for a category that does not exist */
function categoryOf(name: string): VendorCategory {
  const category = vendorCategoryNames.find((one) => one === name);
  if (!category) throw new Problem('not_found');
  return category;
}

type PlaceDependencies = Omit<SearchContext, 'now'> & {
  db: Database;
  clock: Clock;
  understanding: Pick<Understanding, 'understand'>;
  /** Returns all published posts, the newest first. */
  posts: () => Promise<readonly BlogCard[]>;
};

/** Returns the handlers of lists at addresses of their own, and of the pins of a map. */
export const placeHandlers = ({
  db,
  clock,
  understanding,
  posts,
  ...context
}: PlaceDependencies): Handlers<typeof vendorPlaceEndpoints & typeof priceGuideEndpoints> => ({
  priceGuide: async ({ params }) => priceGuideOf(db, categoryOf(params.category)),
  vendorPlace: async ({ params, query }) => findPlace(db, categoryOf(params.category), query.area, posts),
  vendorPins: async ({ query }) => {
    const asked = askedOf(query, await understanding.understand(query.q ?? ''));
    const now = clock();
    const kept = await keptPinsOf(db, asked, weekdayInDelhi(now));
    if (kept) return kept;
    const { conditions } = await match(db, asked, { ...context, now });
    return pinsOf(db, allOf(conditions));
  },
});
