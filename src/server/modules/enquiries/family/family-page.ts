/** @file The acts on the private page of an enquiry: write, recall details, withdraw from a vendor, mark as booked. */
import { introductions } from '#platform/db/tables.ts';
import { and, eq, ne } from '#platform/db/drizzle.ts';
import { toldOf } from '#modules/enquiries/record/asked-facts.ts';
import { bookEnquiry } from '#modules/enquiries/record/enquiry-change.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import type { EnquiryThreads, MessageDraft } from '#contract/conversations.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import type { FileReply } from '#contract/kit.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { vendorTopic } from '#facts/mail-topics.ts';
import { hourMs } from '#facts/time.ts';
import type { Call } from '#platform/call.ts';
import { visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { t } from '#words/t.ts';
import { detailsRecalledMail, hasEmail } from '#modules/enquiries/vendor/introduction.mails.ts';
import type { Conversations } from '#modules/enquiries/conversation/conversations.ts';
import { takesMessages } from '#modules/enquiries/conversation/thread-messages.ts';
import { applyStep, lockIntroduction } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry, EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import { type IntroductionRecords } from '#modules/enquiries/vendor/introduction-records.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { allFamilyThreadsOf, familyThreadsOf } from './family-threads.ts';

/** The limits of one enquiry, across all addresses. */
const messageLimits: readonly Limit[] = [{ name: 'family-messages', max: 60, windowMs: hourMs }];
const pictureLimits: readonly Limit[] = [{ name: 'family-pictures', max: 60, windowMs: hourMs }];
const steps = introductionChanges.family;

export function createFamilyPage(
  {
    db,
    clock,
    limiter,
    mails,
    frame,
    findVendor,
    secretKey,
  }: Pick<IntroductionDependencies, 'db' | 'clock' | 'limiter' | 'mails' | 'frame' | 'findVendor'> &
    Pick<EnquiryDependencies, 'secretKey'>,
  {
    records,
    conversations,
    pictures,
  }: { records: IntroductionRecords; conversations: Conversations; pictures: MessagePictures },
) {
  const shown = (enquiry: Enquiry, before?: string) =>
    familyThreadsOf(db, { enquiry, now: clock(), secretKey }, before);

  async function actOn(enquiryId: string, introductionId: string, act: FamilyAct): Promise<void> {
    await db.transaction(async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, { enquiryId, introductionId });
      const { reference } = enquiry;
      if (act === 'chosen') {
        const others = and(
          eq(introductions.enquiryId, enquiry.id),
          eq(introductions.status, 'chosen'),
          ne(introductions.id, row.id),
        );
        if ((await tx.$count(introductions, others)) > 0)
          throw new Problem('conflict', { message: t('You have booked another vendor already.') });
        await applyStep(tx, { clock }, row, steps.chosen, { by: visitor, reference });
        return bookEnquiry(tx, { clock }, enquiry, visitor);
      }
      const contact = await findVendor(row.vendorId, tx);
      if (act === 'recalled')
        return records.recall(tx, row, contact, { enquiry, by: visitor, change: steps.recalled });
      if (!(await records.ledger.recall(tx, row, { act: 'family', by: visitor, reference })))
        throw new Problem('conflict');
      if (!hasEmail(contact)) return;
      // The details may be in a queued mail.
      const untold = await records.cancelSent(tx, row.id);
      if (untold.length > 0) return;
      await mails.enqueue(tx, {
        topic: vendorTopic(contact),
        about: `recalled details ${row.id}`,
        to: contact.email,
        write: () => detailsRecalledMail(toldOf(enquiry), contact, frame),
      });
    });
  }

  return {
    shown,
    /** Stores a picture for the next message. @throws Problem not_found, conflict */
    async addPicture(secret: string, call: Call): Promise<{ id: string }> {
      const { id } = await findEnquiry(db, { secret });
      await limiter.take(pictureLimits, id);
      return pictures.add({ enquiryId: id, introductionId: null, author: 'family' }, call, async (tx) => {
        if (!takesMessages(await lockEnquiry(tx, { id })))
          throw new Problem('conflict', { message: t('This conversation is closed.') });
      });
    },

    /** Opens a picture of a thread. @throws Problem not_found */
    async openPicture(secret: string, pictureId: string): Promise<FileReply> {
      const { id } = await findEnquiry(db, { secret });
      return pictures.open(
        { enquiryId: id, pictureId },
        async ({ messageId, author }) => messageId !== null || author === 'family',
      );
    },

    /** Reads the threads. @throws Problem not_found for an unknown secret */
    async read(secret: string, before?: string): Promise<EnquiryThreads> {
      const enquiry = await findEnquiry(db, { secret });
      await conversations.see(db, { enquiryId: enquiry.id }, 'family');
      return shown(enquiry, before);
    },

    /** Reads the threads with every message. @throws Problem not_found */
    async readAll(secret: string): Promise<EnquiryThreads> {
      const enquiry = await findEnquiry(db, { secret });
      await conversations.see(db, { enquiryId: enquiry.id }, 'family');
      return allFamilyThreadsOf(db, { enquiry, now: clock(), secretKey });
    },

    /** Writes a message. @throws Problem not_found, or conflict where the conversation is closed */
    async write(secret: string, { introductionId, ...draft }: MessageDraft): Promise<EnquiryThreads> {
      const { id } = await findEnquiry(db, { secret });
      await limiter.take(messageLimits, id);
      await db.transaction(async (tx) => {
        const thread = introductionId
          ? await lockIntroduction(tx, { enquiryId: id, introductionId })
          : { enquiry: await lockEnquiry(tx, { id }), row: null };
        await conversations.write(tx, thread, draft, { author: 'family', by: visitor, name: '' });
      });
      return shown(await findEnquiry(db, { secret }));
    },

    /** Acts on an introduction. @throws Problem not_found, or conflict where its state does not allow the act */
    async act(secret: string, introductionId: string, act: FamilyAct): Promise<EnquiryThreads> {
      await actOn((await findEnquiry(db, { secret })).id, introductionId, act);
      return shown(await findEnquiry(db, { secret }));
    },

    /** @throws Problem as `act` */
    actOn,
  };
}
