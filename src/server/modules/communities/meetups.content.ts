/** @file Published meet-ups, as rows of their table. */
import { eq } from '#platform/db/drizzle.ts';
import type { ContentTarget } from '#platform/content-target.ts';
import { meetups } from '#platform/db/tables.ts';
import { meetupSides } from './seed/meetups.hi.ts';

type MeetupData = Record<'title' | 'community' | 'startsAt' | 'endsAt' | 'place' | 'description', string>;

/** Publishes meet-ups. */
export const meetupTarget: ContentTarget = {
  async publish(tx, { id, data, updatedAt }) {
    const { startsAt, endsAt, ...words } = data as MeetupData;
    const row = { id, ...words, startsAt: new Date(startsAt), endsAt: new Date(endsAt), updatedAt };
    await tx.insert(meetups).values(row).onConflictDoUpdate({ target: meetups.id, set: row });
  },
  unpublish: async (tx, { id }) => void (await tx.delete(meetups).where(eq(meetups.id, id))),
  tags: () => ['meetups'],
  initialSides: (demo) => (demo ? meetupSides : []),
  problems({ startsAt, endsAt }) {
    const isBackwards =
      typeof startsAt === 'string' && typeof endsAt === 'string' && new Date(endsAt) <= new Date(startsAt);
    return isBackwards ? [{ field: 'endsAt', message: 'It ends before it begins.' }] : [];
  },
  async existing(db) {
    const rows = await db.select().from(meetups);
    return rows.map(
      ({ id, title, community, startsAt, endsAt, place, description, createdAt, updatedAt }) => ({
        id,
        key: id,
        data: {
          title,
          community,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          place,
          description,
        },
        publishedAt: createdAt,
        updatedAt,
        position: 0,
      }),
    );
  },
};
