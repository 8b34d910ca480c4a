/** @file Decides whether a new enquiry is set aside: by its form and text, others' enquiries, and the staff's decisions. */
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  ne,
  or,
  sql,
  unionAll,
  type SQL,
} from '#platform/db/drizzle.ts';
import { daysBefore } from '#facts/time.ts';
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { FormContext } from '#contract/enquiries.ts';
import type { Database } from '#platform/db/handle.ts';
import { events, enquiries } from '#platform/db/tables.ts';
import { learnFrom, type LearnedWords } from '#platform/spam/learned-words.ts';
import { suspicionOf } from '#platform/spam/suspicion.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';

const { received, discarded } = changes.staff;
/** The newest of each kind, since advertising changes. */
const learnedMax = 500;
const sameTextDays = 7;
/** Shorter texts are equal by chance: "Please call me". */
const sameTextMin = 40;

type Sent = { form: FormContext; name?: string; message?: string; email?: string };

const textOf = ({ name, message }: { name?: string | null; message?: string | null }) =>
  [name, message].filter(Boolean).join('\n');

/** Returns the staff's decisions, as texts. Answered, introduced and booked requests count as genuine, too. */
async function decided(db: Database) {
  const texts = (where: SQL | undefined) =>
    db
      .select({ name: enquiries.name, message: enquiries.message })
      .from(enquiries)
      .where(where)
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(learnedMax);
  const released = db
    .select({ reference: events.subjectId })
    .from(events)
    .where(eq(events.type, received.event));
  const spam = await texts(eq(enquiries.closeReason, discarded.reason));
  const meant = await texts(
    and(
      eq(enquiries.quarantine, false),
      or(
        isNotNull(enquiries.answeredAt),
        isNotNull(enquiries.introducedAt),
        isNotNull(enquiries.bookedAt),
        inArray(enquiries.reference, released),
      ),
      or(sql`${enquiries.closeReason} is null`, ne(enquiries.closeReason, discarded.reason)),
    ),
  );
  return [
    ...spam.map((enquiry) => ({ text: textOf(enquiry), isSpam: true })),
    ...meant.map((enquiry) => ({ text: textOf(enquiry), isSpam: false })),
  ];
}

/**
 * Returns the query for the newest decision of each type. One for both would read all events from the newest on, as long as the staff
 * has decided nothing and the database has no statistics, which an embedded one never has.
 */
export function newestDecisions(db: Database) {
  const newest = (type: (typeof received | typeof discarded)['event']) =>
    db.select({ id: events.id }).from(events).where(eq(events.type, type)).orderBy(desc(events.id)).limit(1);
  return unionAll(newest(received.event), newest(discarded.event));
}

/** Returns the query that counts the other addresses from which a text came since a moment. */
export const sendersOfText = (
  db: Database,
  { message, email, since }: { message: string; email?: string | undefined; since: Date },
) =>
  db
    .select({ others: sql<number>`count(distinct ${enquiries.emailKey})::int` })
    .from(enquiries)
    .where(
      and(
        gte(enquiries.createdAt, since),
        eq(enquiries.message, message),
        email === undefined ? undefined : ne(enquiries.email, email),
      ),
    );

/** Creates the check of new enquiries; the learned words are cached until the next decision, in any process. */
export function createSuspicion({
  db,
  clock,
  minFormMs,
}: Pick<EnquiryDependencies, 'db' | 'clock' | 'minFormMs'>) {
  let learned: { until: string; words: LearnedWords | null } | undefined;

  async function learnedWords(): Promise<LearnedWords | null> {
    const newest = await newestDecisions(db);
    const until = newest.reduce((latest, { id }) => (id > latest ? id : latest), '');
    if (until === '') return null;
    if (learned?.until !== until) learned = { until, words: learnFrom(await decided(db)) };
    return learned.words;
  }

  async function sameText({ message, email }: Sent): Promise<number> {
    if (!message || message.length < sameTextMin) return 0;
    const since = daysBefore(clock(), sameTextDays);
    const [found] = await sendersOfText(db, { message, email, since });
    return found?.others ?? 0;
  }

  /** Returns why it is set aside, in a sentence; null for an accepted one. */
  return async (sent: Sent): Promise<string | null> => {
    const text = textOf(sent);
    return suspicionOf({
      form: sent.form,
      minFormMs,
      text,
      sameText: await sameText(sent),
      learned: (await learnedWords())?.read(text) ?? null,
    });
  };
}
