/** @file Retention of enquiries: a withdrawn one is replaced by a sealed copy at once, all are deleted when their retention ends. */
import { and, eq, inArray, isNotNull, lt, sql } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { deleteInBatches, updateInBatches } from '#platform/db/in-batches.ts';
import {
  disclosures,
  enquiryMessages,
  enquiryNotes,
  enquiryReplies,
  introductions,
  enquiries,
  messagePictures,
  quotes,
  quoteVersions,
} from '#platform/db/tables.ts';
import { storeSealed } from '#platform/sealed-records.ts';
import { keepWords } from '#modules/enquiries/conversation/kept-words.ts';

/** The columns with personal data, emptied; the remaining row has its reference, kind and dates. */
const emptied = {
  name: null,
  email: null,
  phone: null,
  message: null,
  eventDate: null,
  vendorName: null,
  payload: {},
  reply: null,
  clientHash: null,
  labels: [],
  replaced: null,
  unansweredSince: null,
};

/**
 * Moves the enquiry's content into a sealed record, with the proof of consent and the staff's texts.
 * @where What becomes of a withdrawn enquiry?
 */
export async function sealEnquiry(
  tx: Tx,
  enquiryId: string,
  { secretKey, now }: { secretKey: string; now: Date },
): Promise<void> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, enquiryId));
  if (!enquiry) return;
  const { secretHash: _secret, bodyHash: _body, ...kept } = enquiry;
  const notes = await tx.delete(enquiryNotes).where(eq(enquiryNotes.enquiryId, enquiryId)).returning();
  // A queued reply is never sent then.
  const replies = await tx.delete(enquiryReplies).where(eq(enquiryReplies.enquiryId, enquiryId)).returning();
  const introduced = await tx.select().from(introductions).where(eq(introductions.enquiryId, enquiryId));
  const disclosed = await tx.select().from(disclosures).where(eq(disclosures.enquiryId, enquiryId));
  // Too large for the record, and never sent anywhere: deleted without a copy.
  await tx.delete(messagePictures).where(eq(messagePictures.enquiryId, enquiryId));
  await keepWords(tx, enquiryId, secretKey);
  const messages = await tx
    .delete(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .returning();
  const versions = await tx
    .delete(quoteVersions)
    .where(
      inArray(
        quoteVersions.quoteId,
        tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.enquiryId, enquiryId)),
      ),
    )
    .returning();
  const quoted = await tx.delete(quotes).where(eq(quotes.enquiryId, enquiryId)).returning();
  const content = { ...kept, notes, replies, messages, quotes: quoted, versions, introduced, disclosed };
  await storeSealed(tx, 'enquiry', content, { secretKey, now });
  await tx.update(enquiries).set(emptied).where(eq(enquiries.id, enquiryId));
}

/** Deletes enquiries without an event for the retention period, and old address hashes of the others. Returns the number deleted. */
export async function destroyOldEnquiries(db: Database, now: Date): Promise<number> {
  const lastEvent = sql`greatest(${enquiries.createdAt}, ${enquiries.readAt}, ${enquiries.introducedAt}, ${enquiries.answeredAt}, ${enquiries.bookedAt}, ${enquiries.closedAt}, ${enquiries.withdrawnAt})`;
  const end = daysBefore(now, retentionDays.enquiry);
  // What happened last is never before it was sent, and an index knows the days of sending.
  const gone = await deleteInBatches(db, enquiries, and(lt(enquiries.createdAt, end), lt(lastEvent, end)));
  await updateInBatches(db, enquiries, {
    // Nobody has changed it: the time of the last change stays.
    set: sql`client_hash = null`,
    where: and(
      isNotNull(enquiries.clientHash),
      lt(enquiries.createdAt, daysBefore(now, retentionDays.senderHash)),
    ),
  });
  return gone;
}
