/** @file A vendor's inbox: the requests it was introduced to, their details, and the vendor's acts. */
import { titleOf, briefOf } from '#modules/enquiries/record/enquiry-words.ts';
import { and, count, desc, eq, gt, inArray, isNull, ne, or, sql } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import { inboxLimits, maxItems } from '#facts/limits.ts';
import { dayInDelhi, dayMs, hourMs } from '#facts/time.ts';
import { greetingOf } from '#domain/enquiries/default-words.ts';
import { truthOf } from '#domain/enquiries/enquiry-truth.ts';
import {
  introductionChanges,
  type DeclineReason,
  type IntroductionOutcome,
  type ReportReason,
} from '#domain/enquiries/introduction-changes.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { maskContacts } from '#domain/enquiries/mask-contacts.ts';
import { inboxFilterNames, inboxFilters, type InboxFilter } from '#domain/enquiries/inbox-filters.ts';
import type { ContactState, Inbox, InboxEnquiry, VendorAct } from '#contract/workshop-enquiries.ts';
import type { FileReply } from '#contract/kit.ts';
import type { Call, Session, VendorPerson } from '#platform/call.ts';
import type { Tx } from '#platform/db/handle.ts';
import { enquiryMessages, introductions, enquiries } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { translated } from '#words/t.ts';
import type { Conversations, Draft } from '#modules/enquiries/conversation/conversations.ts';
import { closedThread, isWritable, threadsOf } from '#modules/enquiries/conversation/thread-messages.ts';
import {
  allows,
  applyStep,
  introductionColumns,
  lockIntroduction,
  recordStep,
  type IntroductionRow,
} from './introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import type { IntroductionDependencies } from './introduction.types.ts';
import { disclosuresOf, type Contact, type Ledger } from '#modules/enquiries/ledger/ledger.ts';

/** The limits of one vendor in an hour. */
const messageLimits: readonly Limit[] = [{ name: 'vendor-messages', max: 300, windowMs: hourMs }];
const pictureLimits: readonly Limit[] = [{ name: 'vendor-pictures', max: 120, windowMs: hourMs }];
/** A request of the same person within this number of days is not the first. */
const earlierDays = 30;

const steps = introductionChanges.vendor;
const toAnswerFirst = sql`case when ${inArray(introductions.status, [...inboxFilters.waiting])} then ${introductions.dueAt} end asc nulls last`;
const instant = (at: Date | null) => at?.toISOString() ?? null;

export type VendorDone =
  | { act: 'declined'; reason: DeclineReason }
  | { act: IntroductionOutcome }
  | { act: 'reported'; reason: ReportReason };

function actsOf(row: IntroductionRow): VendorAct[] {
  if (row.vendorHidden) return [];
  const ended = row.status === 'recalled';
  const may: Record<VendorAct, boolean> = {
    declined: allows(steps.declined, row),
    won: !ended && row.repliedAt !== null && row.outcome !== 'won',
    lost: !ended && row.repliedAt !== null && row.outcome !== 'lost',
    reported: row.reportedAt === null,
  };
  return (Object.keys(may) as VendorAct[]).filter((act) => may[act]);
}

/** Runs `work` on one request of a vendor in a transaction, its enquiry locked. @throws Problem not_found */
export type WithOwn = <Result>(
  session: VendorPerson,
  introductionId: string,
  work: (tx: Tx, enquiry: Enquiry, row: IntroductionRow, by: Actor) => Promise<Result>,
) => Promise<Result>;

export function createInbox(
  {
    db,
    clock,
    limiter,
    brand,
  }: Pick<IntroductionDependencies, 'db' | 'clock' | 'limiter'> & {
    brand: () => string;
  },
  {
    ledger,
    conversations,
    pictures,
  }: { ledger: Ledger; conversations: Conversations; pictures: MessagePictures },
) {
  /** Returns the filled fields without the contact details. */
  const saidIn = (enquiry: Enquiry) =>
    briefOf(enquiry).filter(({ role, value }) => value !== '' && !['name', 'phone', 'email'].includes(role));

  const entryOf = (row: IntroductionRow, enquiry: Enquiry, unread: number, holdsContact: boolean) => ({
    id: row.id,
    reference: enquiry.reference,
    title: titleOf(enquiry),
    status: row.status,
    sentAt: instant(row.sentAt),
    dueAt: allows(introductionChanges.system.lapsed, row) ? instant(row.dueAt) : null,
    repliedAt: instant(row.repliedAt),
    eventDate: enquiry.eventDate,
    outcome: row.outcome,
    unread,
    holdsContact,
  });

  /** Returns a masked excerpt, even after a disclosure: a list is read over a shoulder. */
  function gistOf(enquiry: Enquiry): string {
    const said = saidIn(enquiry);
    const message = said.find(({ role }) => role === 'message')?.value;
    const text = message ?? said.map(({ label, value }) => `${label}: ${value}`).join(', ');
    return oneLine(maskContacts(text, enquiry.name), inboxLimits.gist);
  }

  async function list(vendorId: string, show?: InboxFilter): Promise<Inbox> {
    const counted = await db
      .select({ status: introductions.status, count: count() })
      .from(introductions)
      .where(eq(introductions.vendorId, vendorId))
      .groupBy(introductions.status);
    const found = await db
      .select({ row: introductionColumns, enquiry: enquiries })
      .from(introductions)
      .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
      .where(
        and(
          eq(introductions.vendorId, vendorId),
          show
            ? inArray(introductions.status, [...inboxFilters[show]])
            : ne(introductions.status, 'proposed'),
        ),
      )
      .orderBy(toAnswerFirst, desc(introductions.sentAt), desc(introductions.id))
      .limit(maxItems.list);
    const unread = found.length
      ? await db
          .select({ id: enquiryMessages.introductionId, count: count() })
          .from(enquiryMessages)
          .where(
            and(
              inArray(
                enquiryMessages.introductionId,
                found.map(({ row }) => row.id),
              ),
              ne(enquiryMessages.author, 'vendor'),
              isNull(enquiryMessages.seenAt),
            ),
          )
          .groupBy(enquiryMessages.introductionId)
      : [];
    const held = await ledger.heldBy(db, vendorId);
    return {
      entries: found.map(({ row, enquiry }) => ({
        ...entryOf(row, enquiry, unread.find(({ id }) => id === row.id)?.count ?? 0, held.has(row.id)),
        gist: gistOf(enquiry),
      })),
      counts: Object.fromEntries(
        inboxFilterNames.map((name) => [
          name,
          counted
            .filter(({ status }) => (inboxFilters[name] as readonly string[]).includes(status))
            .reduce((sum, one) => sum + one.count, 0),
        ]),
      ),
    };
  }

  async function contactStateOf(
    tx: Tx,
    row: IntroductionRow,
    contact: Contact,
    confirmed: boolean,
  ): Promise<ContactState> {
    if (row.vendorHidden) return 'hidden';
    if (Object.values(contact).some(Boolean)) return 'shown';
    const rows = await disclosuresOf(tx, [row.id]);
    if (rows.at(-1)?.recalledAt) return 'recalled';
    if (rows.length === 0) return 'not-shared';
    return confirmed ? 'over' : 'unconfirmed';
  }

  async function truth(tx: Tx, enquiry: Enquiry) {
    const same = or(
      enquiry.phone ? eq(enquiries.phone, enquiry.phone) : undefined,
      enquiry.email ? eq(enquiries.emailKey, emailKeyOf(enquiry.email)) : undefined,
    );
    const since = new Date(enquiry.createdAt.getTime() - earlierDays * dayMs);
    const [others] = same
      ? await tx
          .select({ count: count() })
          .from(enquiries)
          .where(
            and(
              same,
              ne(enquiries.id, enquiry.id),
              gt(enquiries.createdAt, since),
              eq(enquiries.quarantine, false),
            ),
          )
      : [];
    const answered = await tx.$count(
      enquiryMessages,
      and(eq(enquiryMessages.enquiryId, enquiry.id), eq(enquiryMessages.author, 'family')),
    );
    return truthOf({
      phone: enquiry.phone,
      formMs: enquiry.formMs,
      eventDate: enquiry.eventDate,
      today: dayInDelhi(clock()),
      missing: briefOf(enquiry).filter(({ value }) => value === '').length,
      earlier: others?.count ?? 0,
      answered: answered > 0,
    }).map(({ label, reason, ...one }) => ({ ...one, label: translated(label), reason: translated(reason) }));
  }

  async function shown(
    tx: Tx,
    { enquiry, row, by }: { enquiry: Enquiry; row: IntroductionRow; by: Actor },
    before?: string,
  ): Promise<InboxEnquiry> {
    const contact = await ledger.contactFor(tx, row.id, by);
    const contactState = await contactStateOf(tx, row, contact, await ledger.isConfirmed(tx, row.vendorId));
    const readable = (text: string) => (contactState === 'shown' ? text : maskContacts(text, enquiry.name));
    const { messages, pages } = await threadsOf(tx, enquiry.id, { threads: [row.id], before });
    const report =
      row.reportReason && row.reportedAt
        ? { reason: row.reportReason, at: row.reportedAt.toISOString(), answer: row.reportAnswer }
        : null;
    return {
      ...entryOf(row, enquiry, 0, contactState === 'shown'),
      brief: saidIn(enquiry).map(({ label, value }) => ({ label, value: readable(value) })),
      truth: enquiry.status === 'withdrawn' ? [] : await truth(tx, enquiry),
      contactState,
      contact,
      greeting: greetingOf(row.vendorName || brand(), enquiry.reference, enquiry.locale),
      declineReason: row.declineReason,
      report,
      acts: actsOf(row),
      writable: isWritable(enquiry, row),
      messages: messages
        // The vendor's own messages are unmasked; the staff's contain nothing that no row discloses.
        .map((one) => (one.author === 'vendor' ? one : { ...one, text: readable(one.text) })),
      page: pages[0] ?? null,
    };
  }

  const nameOf = (helper: string | null, vendor: string) => (helper ? `${helper} (${vendor})` : vendor);

  /** Runs `work` on one of the vendor's own requests, its enquiry locked; others are unreachable. */
  const withOwn: WithOwn = async ({ vendorId, name }, introductionId, work) => {
    const [found] = isUuid(introductionId)
      ? await db
          .select({ enquiryId: introductions.enquiryId })
          .from(introductions)
          .where(
            and(
              eq(introductions.id, introductionId),
              eq(introductions.vendorId, vendorId),
              ne(introductions.status, 'proposed'),
            ),
          )
      : [];
    if (!found) throw new Problem('not_found');
    return db.transaction(async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, { ...found, introductionId });
      const by: Actor = { kind: 'vendor', id: vendorId, name: nameOf(name, row.vendorName) };
      return work(tx, enquiry, row, by);
    });
  };
  /** Runs `withOwn` and returns the changed request. */
  const change = (
    session: VendorPerson,
    introductionId: string,
    work: (tx: Tx, enquiry: Enquiry, row: IntroductionRow, by: Actor) => Promise<IntroductionRow>,
    before?: string,
  ): Promise<InboxEnquiry> =>
    withOwn(session, introductionId, async (tx, enquiry, row, by) =>
      shown(tx, { enquiry, row: await work(tx, enquiry, row, by), by }, before),
    );

  /** Marks the request as seen: an act implies it. */
  const seen = async (tx: Tx, enquiry: Enquiry, row: IntroductionRow, by: Actor): Promise<IntroductionRow> =>
    allows(steps.seen, row)
      ? applyStep(tx, { clock }, row, steps.seen, { by, reference: enquiry.reference })
      : row;

  const set = async (tx: Tx, row: IntroductionRow, values: Partial<IntroductionRow>) => {
    const [changed] = await tx
      .update(introductions)
      .set(values)
      .where(eq(introductions.id, row.id))
      .returning();
    return { ...row, ...changed! };
  };

  return {
    list,
    withOwn,

    /** Stores a picture for the next message. @throws Problem not_found, conflict */
    async addPicture(session: Session, introductionId: string, call: Call): Promise<{ id: string }> {
      await limiter.take(pictureLimits, session.vendorId);
      const enquiryId = await withOwn(session, introductionId, async (_tx, enquiry) => enquiry.id);
      return pictures.add({ enquiryId, introductionId, author: 'vendor' }, call, async (tx) => {
        const { enquiry, row } = await lockIntroduction(tx, { enquiryId, introductionId });
        if (!isWritable(enquiry, row)) throw closedThread(row);
      });
    },

    /** Opens a picture of the vendor's own thread, while the conversation is open. @throws Problem not_found */
    openPicture: async (session: Session, introductionId: string, pictureId: string): Promise<FileReply> => {
      const { enquiryId, mayRead } = await withOwn(session, introductionId, async (_tx, enquiry, row) => ({
        enquiryId: enquiry.id,
        mayRead: isWritable(enquiry, row),
      }));
      return pictures.open({ enquiryId, pictureId }, async ({ messageId }) => {
        if (!mayRead || messageId === null) return false;
        const ofThread = and(
          eq(enquiryMessages.id, messageId),
          eq(enquiryMessages.introductionId, introductionId),
        );
        return (await db.$count(enquiryMessages, ofThread)) > 0;
      });
    },

    read: (session: Session, introductionId: string, before?: string) =>
      change(
        session,
        introductionId,
        async (tx, enquiry, row, by) => {
          await conversations.see(tx, { enquiryId: enquiry.id, introductionId: row.id }, 'vendor');
          return seen(tx, enquiry, row, by);
        },
        before,
      ),

    /** Writes a message; the first one is the reply. @throws Problem not_found, conflict where the conversation is closed */
    async reply(session: Session, introductionId: string, draft: Draft): Promise<InboxEnquiry> {
      await limiter.take(messageLimits, session.vendorId);
      return change(session, introductionId, async (tx, enquiry, row, by) => {
        const read = await seen(tx, enquiry, row, by);
        const isNew = await conversations.write(tx, { enquiry, row: read }, draft, {
          author: 'vendor',
          by,
          name: row.vendorName,
        });
        return isNew && allows(steps.replied, read)
          ? applyStep(tx, { clock }, read, steps.replied, { by, reference: enquiry.reference })
          : read;
      });
    },

    /** Acts on a request. @throws Problem not_found, conflict where its state does not allow the act */
    act: (session: VendorPerson, introductionId: string, done: VendorDone) =>
      change(session, introductionId, async (tx, enquiry, row, by) => {
        const { reference } = enquiry;
        if (row.vendorHidden) throw closedThread(row);
        const read = await seen(tx, enquiry, row, by);
        if (done.act === 'declined') {
          // A repeated request whose answer was lost.
          if (read.status === 'declined' && read.declineReason === done.reason) return read;
          const declined = await applyStep(tx, { clock }, read, steps.declined, {
            by,
            reference,
            reason: done.reason,
          });
          return declined;
        }
        if (!actsOf(read).includes(done.act)) throw new Problem('conflict');
        if (done.act === 'reported') {
          await recordStep(tx, { clock }, row, 'introduction.reported', { by, reference });
          return set(tx, read, { reportReason: done.reason, reportedAt: clock() });
        }
        await recordStep(tx, { clock }, row, 'introduction.outcome', { by, reference });
        return set(tx, read, { outcome: done.act, outcomeAt: clock() });
      }),
  };
}
