/** @file Replies by mail: held for ten seconds or until the morning, in which they can be undone, then sent once. */
import { and, eq, isNull } from '#platform/db/drizzle.ts';
import { undoSeconds } from '#facts/undo.ts';
import { leavesAt, type Leaving } from '#domain/enquiries/leaving.ts';
import { hasWrittenSince } from '#platform/said.ts';
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { enquiryReplies, enquiries } from '#platform/db/tables.ts';
import { recordEvent, system, type Actor } from '#platform/events.ts';
import type { Jobs, Queue } from '#platform/jobs/job-types.ts';
import { isMailable, type MailMessage } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import {
  allowsChange,
  applyChange,
  isWithdrawn,
  lockForStaff,
  requireWhole,
  writeChange,
  takeOwner,
  takesOwner,
} from '#modules/enquiries/record/enquiry-change.ts';
import { lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import type { Enquiry, EnquiryDependencies, MailParties } from '#modules/enquiries/enquiry.types.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import type { Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';

type Reply = { id: string; to: string; subject: string; text: string };
type StoredReply = typeof enquiryReplies.$inferSelect;

/** Writes the mail. Sender and answer address are the company's, never a member's. Its id is the reply's, so that it is sent once. */
const replyMail = (
  { id, to, subject, text }: Reply,
  { name, reference, locale }: { name: string | null; reference: string; locale: Locale },
  { company, from }: MailParties,
): MailMessage => ({
  id,
  from: { name: company.brand, address: from },
  to: [{ name: oneLine(name ?? ''), address: to }],
  replyTo: { name: company.brand, address: company.email },
  subject: oneLine(subject, 150),
  text: [
    text.trim(),
    inLocale(locale, () => t('Reference: {reference}', { reference })),
    `${company.legalName}\n${company.address.join(', ')}\n`,
  ].join('\n\n'),
});

/** Returns whether a reply that waited for the morning met words that its author could not know. Within the seconds of an undo none counts. */
const isOvertaken = async (tx: Tx, { reference }: Enquiry, { createdAt, sendAt }: StoredReply) =>
  sendAt.getTime() - createdAt.getTime() > undoSeconds * 1000 && hasWrittenSince(tx, reference, createdAt);

const queueName = 'enquiry-replies';

type Deps = Pick<EnquiryDependencies, 'db' | 'clock' | 'enqueueMail' | 'parties'> & {
  jobs: Pick<Jobs, 'send'>;
};
type ReplyDraft = { subject: string; text: string; leaves: Leaving; version: number; seen: string | null };

const authorOf = ({ memberId, memberName }: { memberId: string | null; memberName: string }): Actor => ({
  kind: memberId ? 'staff' : 'script',
  id: memberId,
  name: memberName,
});

/**
 * Creates the sending and undoing of replies, and the job that sends the due ones.
 * @where When does an answer of the staff leave?
 */
export function createEnquiryReplies({ db, clock, enqueueMail, parties, jobs }: Deps) {
  /** Ends a reply that has not left, and what writing it has changed. */
  async function takeBack(
    tx: Tx,
    enquiry: Enquiry,
    { id, tookOwner, memberId }: StoredReply,
    { by, event }: { by: Actor; event: 'reply.undone' | 'reply.held' },
  ): Promise<void> {
    const at = clock();
    await tx.update(enquiryReplies).set({ undoneAt: at }).where(eq(enquiryReplies.id, id));
    const gives = tookOwner && enquiry.ownerId === memberId;
    await writeChange(tx, enquiry, gives ? { ownerId: null } : {}, { by, at, event });
  }

  /**
   * Sends a reply that was neither undone nor sent, with all its effects, in one transaction: however often the job runs or dies, the mail
   * is sent once. A reply is the staff's text to a person who wrote first, and no stranger can cause one, so that the limits of receipts do
   * not apply.
   */
  async function sendOne(replyId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const [found] = await tx
        .select({ reply: enquiryReplies, reference: enquiries.reference })
        .from(enquiryReplies)
        .innerJoin(enquiries, eq(enquiries.id, enquiryReplies.enquiryId))
        .where(eq(enquiryReplies.id, replyId));
      if (!found) return;
      // Locks the enquiry first, as undoing does: two locks in one order.
      const enquiry = await lockEnquiry(tx, { reference: found.reference });
      const [reply] = await tx
        .select()
        .from(enquiryReplies)
        .where(
          and(eq(enquiryReplies.id, replyId), isNull(enquiryReplies.sentAt), isNull(enquiryReplies.undoneAt)),
        );
      if (!reply) return;
      if (isWithdrawn(enquiry) || (await isOvertaken(tx, enquiry, reply))) {
        await takeBack(tx, enquiry, reply, { by: system, event: 'reply.held' });
        return;
      }
      const at = clock();
      await tx.update(enquiryReplies).set({ sentAt: at }).where(eq(enquiryReplies.id, replyId));
      const by = authorOf(reply);
      await enqueueMail(tx, replyMail(reply, enquiry, parties));
      await recordEvent(tx, { type: 'reply.sent', by, on: { kind: 'enquiry', id: enquiry.reference }, at });
      // An enquiry that was closed meanwhile still counts as answered.
      const [answered] = await tx
        .update(enquiries)
        .set({ answeredAt: enquiry.answeredAt ?? at })
        .where(eq(enquiries.id, enquiry.id))
        .returning();
      const change = changes.staff.answered;
      if (allowsChange(answered!, change))
        await applyChange(tx, { clock }, answered!, change, { by, completes: true });
    });
  }

  const queue: Queue = {
    name: queueName,
    work: ({ data }) => sendOne((data as { replyId: string }).replyId),
  };

  return {
    queue,

    /**
     * Writes a reply.
     * @throws Problem not_found, or conflict after an unseen message or end, for an older version, a flagged enquiry and a person without
     * an address
     */
    async write(
      reference: string,
      { subject, text, leaves, version, seen }: ReplyDraft,
      by: Actor,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const enquiry = await lockForStaff(tx, reference, { by, version, seen });
        requireWhole(enquiry);
        if (enquiry.quarantine)
          throw new Problem('conflict', { message: 'This enquiry is flagged as spam. Release it first.' });
        if (!enquiry.email || !isMailable(enquiry.email))
          throw new Problem('conflict', { message: 'This person gave no e-mail address that takes mail.' });
        const at = clock();
        const takes = takesOwner(enquiry, by);
        const reply = { id: newId(), sendAt: leavesAt(leaves, at) };
        await tx.insert(enquiryReplies).values({
          ...reply,
          enquiryId: enquiry.id,
          memberId: by.id,
          memberName: by.name ?? '',
          to: enquiry.email,
          subject,
          text,
          tookOwner: takes,
          createdAt: at,
        });
        await jobs.send(tx, queueName, { replyId: reply.id }, { startAfter: reply.sendAt });
        const facts = { replyId: reply.id };
        await writeChange(tx, enquiry, {}, { by, at, event: 'reply.written', facts });
        if (takes) await takeOwner(tx, enquiry, { by, at });
      });
    },

    /** Undoes a reply; a second call does nothing. @throws Problem not_found, or conflict when it was sent */
    async undo(reference: string, replyId: string, by: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const enquiry = await lockForStaff(tx, reference, { by });
        const isReply = and(eq(enquiryReplies.id, replyId), eq(enquiryReplies.enquiryId, enquiry.id));
        const [reply] = await tx.select().from(enquiryReplies).where(isReply);
        if (!reply) throw new Problem('not_found');
        if (reply.sentAt) throw new Problem('conflict', { message: 'This answer has left already.' });
        if (reply.undoneAt) return;
        await takeBack(tx, enquiry, reply, { by, event: 'reply.undone' });
      });
    },
  };
}
