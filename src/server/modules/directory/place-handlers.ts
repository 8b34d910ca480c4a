import { weekdayInDelhi } from '#domain/vendors/opening-hours.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import type { vendorPlaceEndpoints } from '#contract/vendor-places.ts';
import type { Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import type { Understanding } from './understand/understanding.ts';
import { askedOf } from './asked.ts';
import { allOf } from './directory-conditions.ts';
import { match, type SearchContext } from './directory-queries.ts';
import { pinsOf } from './pins-queries.ts';
import { findPlace } from './place-service.ts';

type PlaceDependencies = Omit<SearchContext, 'today'> & {
  db: Database;
  clock: Clock;
  understanding: Pick<Understanding, 'understand'>;
  /** All published posts, the newest first. */
  posts: () => Promise<readonly BlogCard[]>;
};

/** Lists at addresses of their own, and the pins of a map. */
export const placeHandlers = ({
  db,
  clock,
  understanding,
  posts,
  ...context
}: PlaceDependencies): Handlers<typeof vendorPlaceEndpoints> => ({
  vendorPlace: async ({ params, query }) => {
    const category = vendorCategoryNames.find((one) => one === params.category);
    if (!category) throw new Problem('not_found');
    return findPlace(db, category, query.area, posts);
  },
  vendorPins: async ({ query }) => {
    const asked = askedOf(query, await understanding.understand(query.q ?? ''));
    const { conditions } = await match(db, asked, { ...context, today: weekdayInDelhi(clock()) });
    return pinsOf(db, allOf(conditions));
  },
});
