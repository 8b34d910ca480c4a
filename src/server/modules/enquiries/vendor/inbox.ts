/** @file A vendor's inbox, and the vendor's acts: read, reply, decline, report. */
import { eq } from '#platform/db/drizzle.ts';
import { hourMs } from '#facts/time.ts';
import {
  allowsOutcome,
  introductionChanges,
  outcomeChanges,
  type DeclineReason,
  type IntroductionOutcome,
  type ReportReason,
} from '#domain/enquiries/introduction-changes.ts';
import { type InboxFilter } from '#domain/enquiries/inbox-filters.ts';
import type { InboxEnquiry } from '#contract/workshop-enquiries.ts';
import type { Session, VendorPerson } from '#platform/call.ts';
import type { Tx } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import type { Conversations, Draft } from '#modules/enquiries/conversation/conversations.ts';
import { closedThread } from '#modules/enquiries/conversation/thread-messages.ts';
import { allows, applyStep, recordStep, type IntroductionRow } from './introduction-change.ts';
import { actsOf, createInboxEnquiry } from './inbox-enquiry.ts';
import { inboxListOf } from './inbox-list.ts';
import { createInboxPictures } from './inbox-pictures.ts';
import { createTellDeclined } from './tell-declined.ts';
import { createWithOwn } from './own-introduction.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { MessagePictures } from '#modules/enquiries/conversation/message-pictures.ts';
import type { IntroductionDependencies } from './introduction.types.ts';
import { type Ledger } from '#modules/enquiries/ledger/ledger.ts';

/** The limits of one vendor in an hour. */
const messageLimits: readonly Limit[] = [{ name: 'vendor-messages', max: 300, windowMs: hourMs }];
const steps = introductionChanges.vendor;
export type VendorDone =
  | { act: 'declined'; reason: DeclineReason }
  | { act: IntroductionOutcome }
  | { act: 'reported'; reason: ReportReason };

export function createInbox(
  {
    db,
    clock,
    limiter,
    brand,
    bookedDays,
    ...deps
  }: Pick<
    IntroductionDependencies,
    'db' | 'clock' | 'limiter' | 'bookedDays' | 'mails' | 'frame' | 'links'
  > & {
    brand: () => string;
  },
  {
    ledger,
    conversations,
    pictures,
  }: { ledger: Ledger; conversations: Conversations; pictures: MessagePictures },
) {
  const withOwn = createWithOwn(db);
  const tellDeclined = createTellDeclined(deps);
  const shown = createInboxEnquiry({ clock, brand }, ledger);

  /** Runs `withOwn` and returns the changed request. */
  const change = (
    session: VendorPerson,
    introductionId: string,
    work: (tx: Tx, enquiry: Enquiry, row: IntroductionRow, by: Actor) => Promise<IntroductionRow>,
    before?: string,
  ): Promise<InboxEnquiry> =>
    withOwn(session, introductionId, async (tx, enquiry, row, by) =>
      shown(
        tx,
        {
          enquiry,
          row: await work(tx, enquiry, row, by),
          by,
          reader: session.name === null ? 'vendor' : 'helper',
        },
        before,
      ),
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

  /** A request that the vendor has got takes its day, as one with an accepted quote; one that it has not got frees it. */
  async function markDay(tx: Tx, { eventDate }: Enquiry, row: IntroductionRow, outcome: IntroductionOutcome) {
    const { id: introductionId, vendorId } = row;
    if (outcome === 'lost') await bookedDays.freeDay(tx, introductionId);
    else if (eventDate) await bookedDays.takeDay(tx, { vendorId, introductionId, day: eventDate });
  }

  return {
    ...createInboxPictures({ db, limiter }, { withOwn, pictures }),
    list: (person: VendorPerson, show?: InboxFilter) => inboxListOf({ db, ledger }, person, show),
    withOwn,

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
    async act(session: VendorPerson, introductionId: string, done: VendorDone): Promise<InboxEnquiry> {
      const acted = await change(session, introductionId, async (tx, enquiry, row, by) => {
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
          await tellDeclined(tx, enquiry, declined);
          return declined;
        }
        if (done.act === 'reported') {
          if (!actsOf(read).includes(done.act)) throw new Problem('conflict');
          await recordStep(tx, { clock }, row, 'introduction.reported', { by, reference });
          return set(tx, read, { reportReason: done.reason, reportedAt: clock() });
        }
        // A repeated request whose answer was lost.
        if (read.outcome === done.act) return read;
        if (!allowsOutcome(done.act, read)) throw new Problem('conflict');
        await recordStep(tx, { clock }, row, outcomeChanges[done.act].event, { by, reference });
        await markDay(tx, enquiry, row, done.act);
        return set(tx, read, { outcome: done.act, outcomeAt: clock() });
      });
      if (done.act === 'won' || done.act === 'lost') bookedDays.dropDays([session.vendorId]);
      return acted;
    },
  };
}
