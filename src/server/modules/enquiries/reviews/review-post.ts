/** @file The jobs of reviews: inviting families once, and mailing decisions that can no longer be undone. */
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from '#platform/db/drizzle.ts';
import {
  inviteAfterBookingDays,
  inviteWithinDays,
  reviewChanges,
  reviewUndoMinutes,
  type ReviewChange,
} from '#domain/reviews/review-changes.ts';
import { isReviewDay, reviewAsked } from '#domain/reviews/review-day.ts';
import { dayInDelhi, daysBefore, minuteMs } from '#facts/time.ts';
import { introductions, enquiries, reviews, vendors } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { removePictures } from './review-pictures.ts';
import { familyMail, publishedVendorMail, removedVendorMail, type FamilyNews } from './review.mails.ts';
import type { ReviewLifecycle } from './review-change.ts';
import type { ReviewDependencies, ReviewRow } from './reviews.types.ts';

const batchSize = 200;
const told = Object.values<ReviewChange>(reviewChanges).filter(({ tells }) => tells);
const toldTo = (whom: 'family' | 'vendor', { status }: Pick<ReviewRow, 'status'>) =>
  told.some(({ to, tells }) => to === status && tells?.includes(whom));
export const aboutInvitation = (reviewId: string) => `review ${reviewId}`;

/** Creates the mails of reviews. Safe to run in several processes: each row is locked. */
export function createReviewPost(
  deps: Pick<ReviewDependencies, 'db' | 'clock' | 'mails' | 'frame' | 'links' | 'findVendor'>,
  { begin, lock }: Pick<ReviewLifecycle, 'begin' | 'lock'>,
) {
  const { db, clock, mails, frame, links, findVendor } = deps;

  /** Returns the due invitations: booked vendors, of enquiries past their day or booked a while ago, without a review. */
  async function due() {
    const now = clock();
    const today = dayInDelhi(now);
    const earliest = daysBefore(now, inviteWithinDays);
    const dayIsOver = and(
      sql`${enquiries.eventDate} < ${today}::date`,
      sql`${enquiries.eventDate} >= ${dayInDelhi(earliest)}::date`,
    );
    const wasBooked = and(
      isNull(enquiries.eventDate),
      lte(enquiries.bookedAt, daysBefore(now, inviteAfterBookingDays - 1)),
      gte(enquiries.bookedAt, earliest),
    );
    const found = await db
      .select({ introduction: introductions, enquiry: enquiries, vendor: vendors.companyName })
      .from(introductions)
      .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
      .innerJoin(vendors, eq(vendors.id, introductions.vendorId))
      .leftJoin(reviews, eq(reviews.introductionId, introductions.id))
      .where(
        and(
          inArray(introductions.status, [...reviewAsked]),
          isNull(reviews.id),
          isNull(enquiries.withdrawnAt),
          eq(enquiries.quarantine, false),
          isNotNull(enquiries.email),
          isPublic(vendors),
          or(dayIsOver, wasBooked),
        ),
      )
      .orderBy(introductions.id)
      .limit(batchSize);
    return found.filter(({ enquiry }) => isReviewDay(enquiry, now));
  }

  async function notifyFamily(tx: Parameters<typeof lock>[0], row: ReviewRow, vendor: string): Promise<void> {
    if (!row.enquiryId) return;
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, row.enquiryId));
    if (!enquiry?.email || !isMailable(enquiry.email)) return;
    const { email, locale, reference } = enquiry;
    const family = { email, locale, secret: links.secretOf(enquiry) };
    await mails.enqueue(tx, {
      topic: 'review',
      about: `${row.status} ${row.id}`,
      to: email,
      write: () =>
        familyMail(row.status as FamilyNews, family, { vendor, reference, reason: row.reason }, frame),
    });
  }

  return {
    /** Sends the due invitations. */
    async invite(): Promise<void> {
      for (const { introduction, enquiry, vendor } of await due()) {
        const { email, locale, reference } = enquiry;
        if (!email || !isMailable(email)) continue;
        await db.transaction(async (tx) => {
          const id = await begin(tx, introduction, { invited: true });
          if (!id) return;
          const family = { email, locale, secret: links.secretOf(enquiry) };
          await mails.enqueue(tx, {
            topic: 'invitation',
            about: aboutInvitation(id),
            to: email,
            write: () => familyMail('invited', family, { vendor, reference, reason: null }, frame),
          });
        });
      }
    },

    /** Mails final decisions. */
    async notifyDecided(): Promise<void> {
      const waiting = await db
        .select({ id: reviews.id })
        .from(reviews)
        .where(
          and(
            isNull(reviews.toldAt),
            lte(reviews.decidedAt, new Date(clock().getTime() - reviewUndoMinutes * minuteMs)),
          ),
        )
        .orderBy(reviews.decidedAt)
        .limit(batchSize);
      for (const { id } of waiting)
        await db.transaction(async (tx) => {
          const row = await lock(tx, id);
          if (!row || row.toldAt !== null || row.decidedAt === null) return;
          await tx.update(reviews).set({ toldAt: clock() }).where(eq(reviews.id, id));
          // The pictures disappear with the text.
          if (row.status === 'refused' || row.status === 'removed') await removePictures(tx, id, clock());
          const vendor = await findVendor(row.vendorId, tx);
          if (!vendor) return;
          // An answer within those minutes does not change the family's mail.
          const decided = row.status === 'answered' ? ({ ...row, status: 'published' } as const) : row;
          if (toldTo('family', decided)) await notifyFamily(tx, decided, vendor.companyName);
          const { email } = vendor;
          if (!email || !toldTo('vendor', decided)) return;
          await mails.enqueue(tx, {
            topic: 'review',
            about: `${decided.status} ${id}`,
            to: email,
            write: () =>
              decided.status === 'removed'
                ? removedVendorMail(decided.reason, { ...vendor, email }, frame)
                : publishedVendorMail(decided.stars ?? 0, { ...vendor, email }, frame),
          });
        });
    },
  };
}
