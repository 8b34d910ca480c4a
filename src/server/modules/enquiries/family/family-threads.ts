/** @file The vendors of an enquiry and their messages, as its sender reads them. */
import { instantOf } from '#platform/clock.ts';
import { introductionsOf } from '#modules/enquiries/vendor/introductions.ts';
import { eq, gt, and } from '#platform/db/drizzle.ts';
import type { EnquiryThreads, FamilyVendor } from '#contract/conversations.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { isReviewDay } from '#domain/reviews/review-day.ts';
import { reviewable } from '#domain/reviews/review-statuses.ts';
import type { Tx, Database } from '#platform/db/handle.ts';
import { enquiryMessages, quotes } from '#platform/db/tables.ts';
import {
  isWritable,
  messagesOf,
  takesMessages,
  threadsOf,
} from '#modules/enquiries/conversation/thread-messages.ts';
import {
  allows,
  isUnknown,
  maySend,
  type IntroductionRow,
} from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { disclosuresOf, type Disclosure } from '#modules/enquiries/ledger/ledger.ts';

const steps = introductionChanges.family;
function actsOf(row: IntroductionRow, rows: readonly Disclosure[]): FamilyAct[] {
  const may: Record<FamilyAct, boolean> = {
    details: rows.some(({ recalledAt }) => recalledAt === null),
    recalled: allows(steps.recalled, row),
    chosen: allows(steps.chosen, row) && !row.vendorHidden,
  };
  return (Object.keys(may) as FamilyAct[]).filter((act) => may[act]);
}

const vendorOf = (
  enquiry: Enquiry,
  row: IntroductionRow,
  { rows, now }: { rows: readonly Disclosure[]; now: Date },
): FamilyVendor => ({
  introductionId: row.id,
  vendorId: row.vendorId,
  name: row.vendorName,
  status: row.status,
  hidden: row.vendorHidden && !maySend(row),
  sentAt: instantOf(row.sentAt),
  dueAt: allows(introductionChanges.system.lapsed, row) ? instantOf(row.dueAt) : null,
  seenAt: instantOf(row.seenAt),
  repliedAt: instantOf(row.repliedAt),
  declineReason: row.declineReason,
  acts: actsOf(row, rows),
  writable: isWritable(enquiry, row),
  mayReview: reviewable.includes(row.status) && isReviewDay(enquiry, now),
  disclosures: rows.map(({ fields, createdAt, noticeVersion, readAt, recalledAt }) => ({
    fields,
    at: createdAt.toISOString(),
    noticeVersion,
    readAt: instantOf(readAt),
    recalledAt: instantOf(recalledAt),
  })),
});

/** Reads in one snapshot: no message appears beside an older state. */
const inSnapshot = <Result>(db: Database, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

type Asked = { enquiry: Enquiry; now: Date };

/** Returns the state without the messages. */
async function stateOf(tx: Tx, { enquiry, now }: Asked): Promise<Omit<EnquiryThreads, 'messages' | 'pages'>> {
  const rows = (await introductionsOf(tx, enquiry.id)).filter((row) => !isUnknown(row));
  const given = rows.length
    ? await disclosuresOf(
        tx,
        rows.map(({ id }) => id),
      )
    : [];
  return {
    open: takesMessages(enquiry) && !enquiry.quarantine,
    vendors: rows.map((row) =>
      vendorOf(enquiry, row, { rows: given.filter(({ introductionId }) => introductionId === row.id), now }),
    ),
    written: await tx.$count(
      enquiryMessages,
      and(eq(enquiryMessages.enquiryId, enquiry.id), eq(enquiryMessages.author, 'family')),
    ),
    quotes: await tx.$count(quotes, and(eq(quotes.enquiryId, enquiry.id), gt(quotes.version, 0))),
  };
}

/** Returns the threads of an enquiry, each with one page of its messages. */
export const familyThreadsOf = (db: Database, asked: Asked, before?: string): Promise<EnquiryThreads> =>
  inSnapshot(db, async (tx) => {
    const state = await stateOf(tx, asked);
    const threads = [null, ...state.vendors.map(({ introductionId }) => introductionId)];
    return { ...state, ...(await threadsOf(tx, asked.enquiry.id, { threads, before })) };
  });

/** Returns the threads of an enquiry with every message. */
export const allFamilyThreadsOf = (db: Database, asked: Asked): Promise<EnquiryThreads> =>
  inSnapshot(db, async (tx) => ({
    ...(await stateOf(tx, asked)),
    messages: await messagesOf(tx, asked.enquiry.id),
  }));
