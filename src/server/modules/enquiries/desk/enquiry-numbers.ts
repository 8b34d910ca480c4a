/** @file Statistics of enquiries: the funnel by kind and month, and the error rate of the spam filter. */
import { sql } from '#platform/db/drizzle.ts';
import { timeZone, daysBefore, hourSeconds, lastMonths, utcOffset } from '#facts/time.ts';
import { spamShareDays, type Funnel, type FunnelRow, type SpamShare } from '#contract/desk/numbers.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { Database } from '#platform/db/handle.ts';

/** An enquiry of a kind that is no longer in the registry counts as a contact request, as in its title. */
const known = sql.join(
  enquiryKindNames.map((name) => sql`${name}`),
  sql`, `,
);

/** Returns how far enquiries of the last months advanced. Flagged and merged ones are not counted. */
export async function readFunnel(db: Database, now: Date, count: number): Promise<Funnel> {
  const months = lastMonths(now, count);
  const since = `${months[0]}T00:00:00${utcOffset}`;
  const counted = (moment: string) => sql.raw(`count(*) filter (where ${moment} is not null and kept)::int`);
  const median = (moment: string) =>
    sql.raw(
      `round((percentile_cont(0.5) within group (order by extract(epoch from ${moment} - created_at))
        filter (where ${moment} is not null and kept) / ${hourSeconds})::numeric, 2)::float8`,
    );
  const { rows } = await db.execute<FunnelRow>(sql`
    with counted as (
      select case when kind in (${known}) then kind else 'contact' end as kind,
        to_char(created_at at time zone ${timeZone}, 'YYYY-MM-01') as month,
        status <> 'withdrawn' as kept, created_at, read_at, introduced_at, answered_at, booked_at
      from leads
      where created_at >= ${since}::timestamptz and not quarantine and merged_into_id is null
    )
    select kind, month,
      count(*) filter (where kept)::int as received,
      ${counted('read_at')} as read,
      ${counted('introduced_at')} as introduced,
      ${counted('answered_at')} as answered,
      ${counted('booked_at')} as booked,
      count(*) filter (where not kept)::int as withdrawn,
      ${median('read_at')} as "hoursToRead",
      ${median('answered_at')} as "hoursToAnswer"
    from counted
    group by grouping sets ((kind, month), (kind), (month), ())
    having count(*) > 0
    order by kind, month`);
  const kinds = enquiryKindNames.filter((name) => rows.some(({ kind }) => kind === name));
  return { months, kinds: kinds.map((kind) => ({ kind, title: enquiryKinds[kind].title })), rows };
}

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
