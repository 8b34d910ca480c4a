/** @file Reviews as the holder of an enquiry's private link reads them: of vendors who answered, written or not. */
import { asc, eq, inArray } from '#platform/db/drizzle.ts';
import type { FamilyReviews, OpenReview } from '#contract/family-reviews.ts';
import { changesOf } from '#domain/reviews/review-changes.ts';
import { isReviewDay, mustHaveMet, reviewFrom } from '#domain/reviews/review-day.ts';
import { reviewable } from '#domain/reviews/review-statuses.ts';
import { mentionsFor, reviewMentions } from '#domain/reviews/review-mentions.ts';
import { reviewReasons } from '#domain/reviews/review-reasons.ts';
import { translated } from '#words/t.ts';
import { introductions, reviews, vendors } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { namesOf } from './review-names.ts';
import { picturesOfReviews, shownPictures } from './review-pictures.ts';
import type { ReviewRow } from './reviews.types.ts';
import type { Database } from '#platform/db/handle.ts';

type Introduction = typeof introductions.$inferSelect;
type Reviewed = {
  introduction: Introduction;
  vendor: { name: string; categories: string[] };
  review: ReviewRow | null;
};

function shown(
  enquiry: Enquiry,
  { introduction, vendor, review }: Reviewed,
  { now, pictures }: { now: Date; pictures: Parameters<typeof shownPictures>[0] },
): OpenReview {
  const may = changesOf('family', review, now);
  const isOpen = isReviewDay(enquiry, now);
  const { stars, text, author, mentions = [], status = null, reason = null, answer = null } = review ?? {};
  return {
    introductionId: introduction.id,
    vendorId: introduction.vendorId,
    vendorName: vendor.name,
    status,
    mayWrite: may.includes('write') && isOpen,
    opensOn: may.includes('write') && !isOpen ? reviewFrom(enquiry) : null,
    asksMet: mustHaveMet(introduction.status),
    mayWithdraw: may.includes('withdraw'),
    offered: mentionsFor(vendor.categories).map((value) => ({
      value,
      label: translated(reviewMentions[value]),
    })),
    names: namesOf(enquiry.name),
    written:
      stars && text
        ? {
            stars,
            text,
            author: author ?? '',
            mentions: mentions.map((one) => translated(reviewMentions[one])),
          }
        : null,
    reason: reason && translated(reviewReasons[reason].label),
    answer: status === 'answered' ? answer : null,
    pictures: shownPictures(pictures, author ?? ''),
    mayChangePictures: may.includes('picture'),
  };
}

/** Returns the vendors who answered it, or the enquiry it was merged into, and those reviewed before. */
async function reviewedOf(db: Database, { id, mergedIntoId }: Enquiry): Promise<Reviewed[]> {
  const rows = await db
    .select({
      introduction: introductions,
      vendor: { name: vendors.companyName, categories: vendors.categories },
      review: reviews,
    })
    .from(introductions)
    .innerJoin(vendors, eq(vendors.id, introductions.vendorId))
    .leftJoin(reviews, eq(reviews.introductionId, introductions.id))
    .where(inArray(introductions.enquiryId, [id, ...(mergedIntoId ? [mergedIntoId] : [])]))
    .orderBy(asc(introductions.id));
  return rows.filter(
    ({ introduction, review }) =>
      reviewable.includes(introduction.status) || (review !== null && review.status !== 'invited'),
  );
}

/** Returns every review of an enquiry, and those that may be written. */
export async function readFamilyReviews(db: Database, enquiry: Enquiry, now: Date): Promise<FamilyReviews> {
  const found = await reviewedOf(db, enquiry);
  const stored = await picturesOfReviews(
    db,
    found.flatMap(({ review }) => review?.id ?? []),
  );
  return {
    reference: enquiry.reference,
    reviews: found.map((one) => shown(enquiry, one, { now, pictures: stored.get(one.review?.id ?? '') })),
  };
}

/** Returns the review of an introduction. @throws Problem not_found */
export async function findReviewed(
  db: Database,
  enquiry: Enquiry,
  introductionId: string,
): Promise<Reviewed> {
  const found = (await reviewedOf(db, enquiry)).find(
    ({ introduction }) => introduction.id === introductionId,
  );
  if (!found) throw new Problem('not_found');
  return found;
}
