import type { communityEndpoints } from '#contract/communities.ts';
import type { Handler } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { upcomingMeetups } from './meetups.queries.ts';

type Endpoints = typeof communityEndpoints;

/** Reading gatherings. */
export const communityHandlers = (
  db: Database,
  clock: Clock,
): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  meetupList: () => upcomingMeetups(db, clock()),
});
