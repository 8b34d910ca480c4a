/** @file Whose message waits for an answer, as SQL: the last word of its thread is the family's. */
import { sql, type SQL } from 'drizzle-orm';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { hourMs } from '#facts/time.ts';
import { openStatuses } from '#contract/desk/enquiry-changes.ts';
import { talkingIntroductions } from '#contract/introduction-changes.ts';
import { enquiryMessages, introductions, leads } from '#platform/db/tables.ts';

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * Messages of families that nobody has answered, where an answer may still be written. Ids grow with time, so that they order a thread;
 * the staff's word in a thread with a vendor is an answer, too, and the automatic sentence of one who is away is none.
 */
const unanswered = sql`
  from ${enquiryMessages} asked
  left join ${introductions} thread on thread.id = asked.introduction_id
  where asked.author = 'family'
    and (asked.introduction_id is null or thread.status in (${listed(talkingIntroductions)}))
    and not exists (
      select 1 from ${enquiryMessages} answer
      where answer.lead_id = asked.lead_id
        and answer.introduction_id is not distinct from asked.introduction_id
        and answer.author <> 'family' and answer.away_until is null and answer.id > asked.id
    )`;

const mayTalk = sql`${leads.status} in (${listed([...openStatuses, 'booked'])})`;

/** When the family wrote the oldest of them; null when none waits. */
export const waitingSince: SQL = sql`case when ${mayTalk} then
  (select min(asked.sent_at) ${unanswered} and asked.lead_id = ${leads.id}) end`;

/** One of them waits longer than the target says. */
export const isWaiting = (now: Date): SQL =>
  sql`${mayTalk} and ${leads.id} in (select asked.lead_id ${unanswered}
    and asked.sent_at < ${new Date(now.getTime() - staffTargetHours.threadAnswer * hourMs).toISOString()}::timestamptz)`;
