/** @file The error rate of the spam filter. */
import { sql } from '#platform/db/drizzle.ts';
import { daysBefore } from '#facts/time.ts';
import { spamShareDays, type SpamShare } from '#contract/desk/numbers.ts';
import type { Database } from '#platform/db/handle.ts';

/** Returns the outcomes of flagged enquiries, by the latest decision about each. */
export async function readSpamShare(db: Database, now: Date): Promise<SpamShare> {
  const { rows } = await db.execute<{ released: number; discarded: number }>(sql`
    select count(*) filter (where type = 'enquiry.released')::int as released,
      count(*) filter (where type = 'enquiry.discarded')::int as discarded
    from (
      select distinct on (subject_id) type from events
      where type in ('enquiry.released', 'enquiry.discarded')
        and at >= ${daysBefore(now, spamShareDays).toISOString()}::timestamptz
      order by subject_id, id desc
    ) decided`);
  return { days: spamShareDays, released: rows[0]?.released ?? 0, discarded: rows[0]?.discarded ?? 0 };
}
