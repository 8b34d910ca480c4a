/**
 * @file Mails that a stranger can cause, limited to one an hour for each address and topic. The first leaves at once; those that
 * follow within the hour wait in a table and leave together as one mail.
 */
import type { WrittenMail, MailFrame } from './mail.types.ts';
import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from '#platform/db/drizzle.ts';
import { mailIntervalMinutes, type MailTopic, type OptionalTopic } from '#facts/mail-topics.ts';
import { hourMs, minuteMs } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteInBatches } from '../db/in-batches.ts';
import type { Database } from '#platform/db/handle.ts';
import { heldMails, mailIntervals } from '#platform/db/tables.ts';
import { keyed } from '#platform/secrets.ts';
import { bundleOf, fittingOf } from './mail-bundle.ts';
import { createMailStops } from './mail-stops.ts';
import { mailboxOf } from './mailbox.ts';
import type { Outbox } from './outbox.ts';

/** The longest time a mail waits, and the shortest between two. */
export const mailIntervalMs = hourMs;

export type LimitedMail = {
  topic: MailTopic;
  /** The subject, such as a reference. At most one mail about it waits. */
  about: string;
  to: string;
  /** Writes the mail for the moment when it leaves, since links in it may expire. */
  write(leavesAt: Date): WrittenMail | Promise<WrittenMail>;
};

export type LimitedMails = {
  /** Sends it now or later, within the given transaction; never when its recipient has stopped its topic. */
  enqueue(tx: Database, mail: LimitedMail): Promise<void>;
  /** Cancels the waiting mail about a subject. Returns the topics of the cancelled mails. */
  cancel(tx: Database, about: string): Promise<MailTopic[]>;
  /** Cancels the waiting mails to an address under these topics. */
  cancelFor(tx: Database, to: string, topics: readonly MailTopic[]): Promise<void>;
  /** Stops or resumes a topic by the secret of a mail. Resolves to the topic; null for an invalid secret. */
  setStopped(secret: string, stopped: boolean): Promise<OptionalTopic | null>;
  /** Sends the due mails. Safe to run in several processes. */
  sendDue(): Promise<void>;
  /** Deletes intervals that are over. */
  sweep(): Promise<void>;
};

const recipientsAtOnce = 500;

/** Stores the interval of each recipient in the database, under a keyed hash of the address. */
export function createLimitedMails(options: {
  db: Database;
  clock: Clock;
  secretKey: string;
  publicUrl: string;
  enqueueMail: Outbox['enqueueMail'];
  frame: MailFrame;
}): LimitedMails {
  const { db, clock, secretKey, enqueueMail, frame } = options;
  const stops = createMailStops(options);
  const recipientOf = (to: string) => keyed(secretKey, 'recipient', mailboxOf(to));
  const inAnHour = () => new Date(clock().getTime() + mailIntervalMs);
  const nextOf = (topic: string) =>
    new Date(clock().getTime() + mailIntervalMinutes(topic as MailTopic) * minuteMs);
  /** Matches an interval that is over, or that was begun by a fast clock and must not hold mails back. */
  const isOver = () => or(lte(mailIntervals.nextAt, clock()), gt(mailIntervals.nextAt, inAnHour()))!;

  /** Begins an interval; returns false while one lasts. The row is locked either way, so that two calls at once are serialised. */
  async function begin(tx: Database, recipient: string, topic: string): Promise<boolean> {
    const begun = await tx
      .insert(mailIntervals)
      .values({ recipient, topic, nextAt: nextOf(topic) })
      .onConflictDoUpdate({
        target: [mailIntervals.recipient, mailIntervals.topic],
        set: { nextAt: nextOf(topic) },
        setWhere: isOver(),
      })
      .returning({ topic: mailIntervals.topic });
    return begun.length > 0;
  }

  const ofRecipient = (recipient: string, topic: string) =>
    and(eq(heldMails.recipient, recipient), eq(heldMails.topic, topic));

  async function hold(tx: Database, recipient: string, { topic, about, write }: LimitedMail): Promise<void> {
    const waiting = await tx.$count(
      heldMails,
      and(ofRecipient(recipient, topic), eq(heldMails.about, about)),
    );
    if (waiting > 0) return;
    const [interval] = await tx
      .select({ nextAt: mailIntervals.nextAt })
      .from(mailIntervals)
      .where(and(eq(mailIntervals.recipient, recipient), eq(mailIntervals.topic, topic)));
    const written = await write(interval?.nextAt ?? nextOf(topic));
    await tx
      .insert(heldMails)
      .values({ recipient, topic, about, ...written, createdAt: clock() })
      .onConflictDoNothing();
  }

  async function sendHeld(tx: Database, recipient: string, topic: string): Promise<void> {
    if (!(await begin(tx, recipient, topic))) return;
    const held = fittingOf(
      await tx
        .select()
        .from(heldMails)
        .where(ofRecipient(recipient, topic))
        .orderBy(asc(heldMails.createdAt), asc(heldMails.id))
        .limit(recipientsAtOnce),
    );
    if (held.length === 0) return;
    // Like the bundle itself: in the present language of its recipient.
    const { locale } = held.at(-1)!;
    await enqueueMail(tx, stops.withWayOut(bundleOf(held, frame), locale, recipient, topic));
    await tx.delete(heldMails).where(
      inArray(
        heldMails.id,
        held.map(({ id }) => id),
      ),
    );
  }

  return {
    async enqueue(tx, mail) {
      const recipient = recipientOf(mail.to);
      if (await stops.isStopped(tx, recipient, mail.topic)) return;
      if (!(await begin(tx, recipient, mail.topic))) return hold(tx, recipient, mail);
      const { message, locale } = await mail.write(clock());
      await enqueueMail(tx, stops.withWayOut(message, locale, recipient, mail.topic));
    },
    async cancel(tx, about) {
      const gone = await tx
        .delete(heldMails)
        .where(eq(heldMails.about, about))
        .returning({ topic: heldMails.topic });
      return gone.map(({ topic }) => topic as MailTopic);
    },
    async cancelFor(tx, to, topics) {
      await tx
        .delete(heldMails)
        .where(and(eq(heldMails.recipient, recipientOf(to)), inArray(heldMails.topic, [...topics])));
    },
    setStopped: (secret, stopped) => stops.set(db, secret, stopped),
    async sendDue() {
      const due = await db
        .selectDistinct({ recipient: heldMails.recipient, topic: heldMails.topic })
        .from(heldMails)
        .leftJoin(
          mailIntervals,
          and(eq(mailIntervals.recipient, heldMails.recipient), eq(mailIntervals.topic, heldMails.topic)),
        )
        .where(or(isNull(mailIntervals.nextAt), isOver()))
        .limit(recipientsAtOnce);
      for (const { recipient, topic } of due)
        await db.transaction((tx) => sendHeld(tx as Database, recipient, topic));
    },
    async sweep() {
      const waiting = db
        .select({ one: sql`1` })
        .from(heldMails)
        .where(
          and(eq(heldMails.recipient, mailIntervals.recipient), eq(heldMails.topic, mailIntervals.topic)),
        );
      await deleteInBatches(db, mailIntervals, and(lt(mailIntervals.nextAt, clock()), notExists(waiting)));
    },
  };
}
