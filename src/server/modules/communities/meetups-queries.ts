import { and, asc, eq, gt } from '#platform/db/drizzle.ts';
import { meetupCalendarPath } from '#facts/communities.ts';
import type { Meetup } from '#contract/communities.ts';
import { spoken } from '#platform/content/published-sides.ts';
import type { Database } from '#platform/db/handle.ts';
import { meetups } from '#platform/db/tables.ts';

const maxRows = 100;

const shown = (row: typeof meetups.$inferSelect): Meetup => ({
  id: row.id,
  community: row.community,
  title: row.title,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  place: row.place,
  description: row.description,
  calendar: meetupCalendarPath(row.id),
});

/** Returns the gatherings that are not over yet, the next one first. */
export async function upcomingMeetups(db: Database, now: Date, community?: string): Promise<Meetup[]> {
  const rows = await db
    .select()
    .from(meetups)
    .where(and(gt(meetups.endsAt, now), community ? eq(meetups.community, community) : undefined))
    .orderBy(asc(meetups.startsAt), meetups.id)
    .limit(maxRows);
  return spoken(db, 'meetup', rows.map(shown), ({ id }) => id);
}

/** Returns one gathering, also a past one: a calendar may request it again. */
export async function findMeetup(db: Database, id: string): Promise<Meetup | null> {
  const [row] = await db.select().from(meetups).where(eq(meetups.id, id));
  return row ? ((await spoken(db, 'meetup', [shown(row)], () => id))[0] ?? null) : null;
}
