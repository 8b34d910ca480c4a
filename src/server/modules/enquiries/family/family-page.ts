/** @file The vendors on the private page of an enquiry, and the acts: write, recall details, withdraw from one, mark as booked. */
import { introductionsOf } from '#modules/enquiries/vendor/introductions.ts';
import { findEnquiry, lockEnquiry, bookEnquiry } from '#modules/enquiries/record/enquiry-change.ts';
import { eq, gt, and } from '#platform/db/drizzle.ts';
import type { EnquiryThreads, FamilyVendor, MessageDraft } from '#contract/conversations.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import type { FileReply } from '#contract/kit.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { vendorTopic } from '#facts/mail-topics.ts';
import { hourMs } from '#facts/time.ts';
import type { Call } from '#platform/call.ts';
import type { Tx } from '#platform/db/handle.ts';
import { enquiryMessages, quotes } from '#platform/db/tables.ts';
import { visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { t } from '#words/t.ts';
import { detailsRecalledMail, hasEmail } from '#modules/enquiries/vendor/introduction.mails.ts';
import type { Conversations } from '#modules/enquiries/conversation/conversations.ts';
import {
  isWritable,
  messagesOf,
  takesMessages,
  threadsOf,
} from '#modules/enquiries/conversation/thread-messages.ts';
import {
  allows,
  applyStep,
  maySend,
  lockIntroduction,
  type IntroductionRow,
} from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import { type IntroductionRecords } from '#modules/enquiries/vendor/introduction-records.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { disclosuresOf, type Disclosure } from '#modules/enquiries/ledger/ledger.ts';

/** The limits of one enquiry, across all addresses. */
const messageLimits: readonly Limit[] = [{ name: 'family-messages', max: 60, windowMs: hourMs }];
const pictureLimits: readonly Limit[] = [{ name: 'family-pictures', max: 60, windowMs: hourMs }];
const steps = introductionChanges.family;
const instant = (at: Date | null) => at?.toISOString() ?? null;

function actsOf(row: IntroductionRow, rows: readonly Disclosure[]): FamilyAct[] {
  const may: Record<FamilyAct, boolean> = {
    details: rows.some(({ recalledAt }) => recalledAt === null),
    recalled: allows(steps.recalled, row),
    chosen: allows(steps.chosen, row) && !row.vendorHidden,
  };
  return (Object.keys(may) as FamilyAct[]).filter((act) => may[act]);
}

export function createFamilyPage(
  {
    db,
    clock,
    limiter,
    mails,
    frame,
    findVendor,
  }: Pick<IntroductionDependencies, 'db' | 'clock' | 'limiter' | 'mails' | 'frame' | 'findVendor'>,
  {
    records,
    conversations,
    pictures,
  }: { records: IntroductionRecords; conversations: Conversations; pictures: MessagePictures },
) {
  const vendorOf = (enquiry: Enquiry, row: IntroductionRow, rows: readonly Disclosure[]): FamilyVendor => ({
    introductionId: row.id,
    vendorId: row.vendorId,
    name: row.vendorName,
    status: row.status,
    hidden: row.vendorHidden && !maySend(row),
    sentAt: instant(row.sentAt),
    dueAt: allows(introductionChanges.system.lapsed, row) ? instant(row.dueAt) : null,
    seenAt: instant(row.seenAt),
    repliedAt: instant(row.repliedAt),
    declineReason: row.declineReason,
    acts: actsOf(row, rows),
    writable: isWritable(enquiry, row),
    disclosures: rows.map(({ fields, createdAt, noticeVersion, readAt, recalledAt }) => ({
      fields,
      at: createdAt.toISOString(),
      noticeVersion,
      readAt: instant(readAt),
      recalledAt: instant(recalledAt),
    })),
  });

  /** Reads in one snapshot: no message appears beside an older state. */
  const inSnapshot = <Result>(read: (tx: Tx) => Promise<Result>): Promise<Result> =>
    db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

  /** Returns the state without the messages. */
  async function stateOf(tx: Tx, enquiry: Enquiry): Promise<Omit<EnquiryThreads, 'messages' | 'pages'>> {
    const rows = (await introductionsOf(tx, enquiry.id)).filter(({ status }) => status !== 'proposed');
    const given = rows.length
      ? await disclosuresOf(
          tx,
          rows.map(({ id }) => id),
        )
      : [];
    return {
      open: takesMessages(enquiry) && !enquiry.quarantine,
      vendors: rows.map((row) =>
        vendorOf(
          enquiry,
          row,
          given.filter(({ introductionId }) => introductionId === row.id),
        ),
      ),
      written: await tx.$count(
        enquiryMessages,
        and(eq(enquiryMessages.enquiryId, enquiry.id), eq(enquiryMessages.author, 'family')),
      ),
      quotes: await tx.$count(quotes, and(eq(quotes.enquiryId, enquiry.id), gt(quotes.version, 0))),
    };
  }

  const shown = (enquiry: Enquiry, before?: string): Promise<EnquiryThreads> =>
    inSnapshot(async (tx) => {
      const state = await stateOf(tx, enquiry);
      const threads = [null, ...state.vendors.map(({ introductionId }) => introductionId)];
      return { ...state, ...(await threadsOf(tx, enquiry.id, { threads, before })) };
    });

  async function actOn(enquiryId: string, introductionId: string, act: FamilyAct): Promise<void> {
    await db.transaction(async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, { enquiryId, introductionId });
      const { reference } = enquiry;
      if (act === 'chosen') {
        await applyStep(tx, { clock }, row, steps.chosen, { by: visitor, reference });
        return bookEnquiry(tx, { clock }, enquiry, visitor);
      }
      const contact = await findVendor(row.vendorId, tx);
      if (act === 'recalled')
        return records.recall(tx, row, contact, { reference, by: visitor, change: steps.recalled });
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
        write: () => detailsRecalledMail({ reference }, contact, frame),
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
      return inSnapshot(async (tx) => ({
        ...(await stateOf(tx, enquiry)),
        messages: await messagesOf(tx, enquiry.id),
      }));
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
