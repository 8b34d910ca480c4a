import type { CommunityId } from '#facts/communities.ts';
import type { Tx } from '#platform/db/handle.ts';
import { meetups } from '#platform/db/tables.ts';
import { nextDates } from './meetup-dates.ts';
import { meetupSeeds } from './seed/meetups.ts';

/** Stores the next gatherings of each community, counted from `now`, unless there are any already. */
export async function seedMeetups(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(meetups)) > 0) return;
  const rows = Object.entries(meetupSeeds).flatMap(([community, seeds]) => {
    const dates = nextDates(community as CommunityId, now, seeds.length);
    return seeds.map((seed, index) => ({ ...seed, ...dates[index]!, community }));
  });
  await tx.insert(meetups).values(rows);
}
