import { weekdayInDelhi } from '#contract/opening-hours.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { vendorPlaceEndpoints } from '#contract/vendor-places.ts';
import type { Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { exactly } from './directory.queries.ts';
import { pinsOf } from './pins.queries.ts';
import { findPlace } from './place.service.ts';

export type PlaceDependencies = {
  db: Database;
  clock: Clock;
  /** All published posts, the newest first. */
  posts: () => Promise<readonly BlogCard[]>;
};

/** Lists at addresses of their own, and the pins of a map. */
export const placeHandlers = ({
  db,
  clock,
  posts,
}: PlaceDependencies): Handlers<typeof vendorPlaceEndpoints> => ({
  vendorPlace: ({ params, query }) => findPlace(db, params.category, query.area, posts),
  vendorPins: ({ query }) => pinsOf(db, exactly(query, weekdayInDelhi(clock()))),
});
