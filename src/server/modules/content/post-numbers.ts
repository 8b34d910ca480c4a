/** @file Numbers of posts: views by day, without a cookie or a person, and the enquiries that began on them. */
import { and, eq, inArray, isNull, ne, sql } from '#platform/db/drizzle.ts';
import type { PostNumbers } from '#contract/desk/content/post-numbers.ts';
import { recentDays } from '#facts/post-numbers.ts';
import { dayInDelhi, daysBefore, startOfDay } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import { createCountBatch } from '#platform/count-batch.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems, contentOldKeys, contentViews, enquiries } from '#platform/db/tables.ts';

/** Returns the items of the posts that visitors see, by the keys under which they are published now or were before. */
export async function postsNamed(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const isShown = and(
    eq(contentItems.type, 'post'),
    eq(contentItems.locale, 'en'),
    eq(contentItems.live, 'published'),
  );
  const before = await db
    .select({ key: contentOldKeys.key, id: contentOldKeys.itemId })
    .from(contentOldKeys)
    .innerJoin(contentItems, eq(contentItems.id, contentOldKeys.itemId))
    .where(
      and(
        isShown,
        eq(contentOldKeys.type, 'post'),
        eq(contentOldKeys.locale, 'en'),
        inArray(contentOldKeys.key, [...keys]),
      ),
    );
  const now = await db
    .select({ key: contentItems.publishedKey, id: contentItems.id })
    .from(contentItems)
    .where(and(isShown, inArray(contentItems.publishedKey, [...keys])));
  return new Map([...before, ...now].map(({ key, id }) => [key!, id]));
}

/** Creates the counter of views of posts. A post that visitors do not see is not counted. */
export function createPostViews(db: Database, clock: Clock) {
  const batch = createCountBatch<{ day: string; key: string }>(async (rows) => {
    const ids = await postsNamed(db, [...new Set(rows.map(({ key }) => key))]);
    // Two keys of one post are one row: a statement may not change a row twice.
    const views = new Map<string, typeof contentViews.$inferInsert & { count: number }>();
    for (const { day, key, count } of rows) {
      const itemId = ids.get(key);
      if (!itemId) continue;
      const at = itemId + day;
      views.set(at, { itemId, day, count: count + (views.get(at)?.count ?? 0) });
    }
    if (views.size === 0) return;
    await db
      .insert(contentViews)
      .values([...views.values()])
      .onConflictDoUpdate({
        target: [contentViews.itemId, contentViews.day],
        set: { count: sql`${contentViews.count} + excluded.count` },
      });
  });
  /** Counts one view of today in Delhi; resolves when it is stored. */
  return (key: string): Promise<void> => batch.count({ day: dayInDelhi(clock()), key });
}

/**
 * Reads the numbers of posts, in all and of the last days with today. Enquiries are those that the page Numbers counts as received.
 * @where What are the numbers of a post?
 */
export async function readPostNumbers(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<PostNumbers[]> {
  const from = dayInDelhi(daysBefore(now, recentDays - 1));
  const views = await db
    .select({
      id: contentViews.itemId,
      all: sql<number>`sum(${contentViews.count})::float8`,
      recent: sql<number>`coalesce(sum(${contentViews.count}) filter (where ${contentViews.day} >= ${from}), 0)::float8`,
    })
    .from(contentViews)
    .where(inArray(contentViews.itemId, [...ids]))
    .groupBy(contentViews.itemId);
  const begun = await db
    .select({
      id: enquiries.postId,
      all: sql<number>`count(*)::int`,
      recent: sql<number>`(count(*) filter (where ${enquiries.createdAt} >= ${startOfDay(from).toISOString()}::timestamptz))::int`,
    })
    .from(enquiries)
    .where(
      and(
        inArray(enquiries.postId, [...ids]),
        eq(enquiries.quarantine, false),
        isNull(enquiries.mergedIntoId),
        ne(enquiries.status, 'withdrawn'),
      ),
    )
    .groupBy(enquiries.postId);
  const sumOf = (rows: readonly { id: string | null; all: number; recent: number }[], id: string) => {
    const { all = 0, recent = 0 } = rows.find((row) => row.id === id) ?? {};
    return { all, recent };
  };
  return [...new Set(ids)].map((id) => ({ id, views: sumOf(views, id), enquiries: sumOf(begun, id) }));
}
