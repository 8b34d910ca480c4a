/** @file The time since which a family waits for an answer, computed from its threads and stored with its enquiry for the staff's list. */
import { inArray, isNotNull, or, sql, type SQL } from '#platform/db/drizzle.ts';
import { talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { enquiryMessages, introductions, enquiries } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/tables/columns.ts';

/**
 * The oldest message of a family that nobody has answered, where an answer may still be written. Ids grow with time and so order a thread;
 * a staff message in a thread with a vendor is an answer, the automatic sentence of an absent vendor is not. A thread is read once, from
 * its end: a query of the later messages for each message exceeded the statement timeout in a thread of thousands.
 */
const counted = sql`(
  select min(asked.since) from (
    select introduction_id, min(sent_at) as since from (
      select introduction_id, author, sent_at,
        bool_or(author <> 'family' and away_until is null) over (partition by introduction_id order by id desc) as answered
      from ${enquiryMessages} where lead_id = ${enquiries.id}
    ) message
    where author = 'family' and not answered group by introduction_id
  ) asked
  left join ${introductions} on ${introductions.id} = asked.introduction_id
  where asked.introduction_id is null or ${oneOf(introductions.status, talkingIntroductions)})`;

/** Raw SQL keeps `updatedAt`, since no member of the staff changed the enquiry; an unchanged row is not written. */
const keep = (db: Database, which: SQL | undefined) =>
  db.execute(sql`
    with of_each as (select ${enquiries.id}, ${counted} as since from ${enquiries} where ${which})
    update ${enquiries} set unanswered_since = of_each.since from of_each
    where ${enquiries.id} = of_each.id and ${enquiries.unansweredSince} is distinct from of_each.since`);

/** Recomputes it for enquiries whose threads have changed. They are locked. */
export const keepUnanswered = async (tx: Tx, ...enquiryIds: readonly string[]): Promise<void> =>
  void (await keep(tx, inArray(enquiries.id, [...enquiryIds])));

/** Recomputes it for all: a process of the previous version, while it was being replaced, did not maintain this column. */
export const createRecount =
  ({ db }: { db: Database }) =>
  async (): Promise<void> => {
    const written = db.select({ id: enquiryMessages.enquiryId }).from(enquiryMessages);
    await keep(db, or(isNotNull(enquiries.unansweredSince), inArray(enquiries.id, written)));
  };
