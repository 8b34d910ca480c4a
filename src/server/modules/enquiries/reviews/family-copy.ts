/** @file The stored data of a family's reviews, for its own copy. */
import { asc, eq } from '#platform/db/drizzle.ts';
import type { FamilyReviewRecord } from '#contract/own-enquiry.ts';
import { reviewMentions } from '#domain/reviews/review-mentions.ts';
import { reviewReasons } from '#domain/reviews/review-reasons.ts';
import { translated } from '#words/t.ts';
import type { Database } from '#platform/db/handle.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import { reviews, vendors } from '#platform/db/tables.ts';
import { instantOf } from '#platform/clock.ts';
import { picturesOfReviews } from './review-pictures.ts';

/** Returns the reviews of an enquiry: the sender's texts and pictures, their outcomes, and the vendors' answers. */
export async function reviewsOfFamily(reader: Database, enquiryId: string): Promise<FamilyReviewRecord[]> {
  const rows = await reader
    .select({ review: reviews, vendor: vendors.companyName })
    .from(reviews)
    .innerJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(eq(reviews.enquiryId, enquiryId))
    .orderBy(asc(reviews.id));
  const pictures = await picturesOfReviews(
    reader,
    rows.map(({ review }) => review.id),
  );
  return rows.map(({ review, vendor }) => ({
    vendor,
    status: review.status,
    stars: review.stars,
    text: review.text,
    author: review.author,
    mentions: review.mentions.map((one) => translated(reviewMentions[one])),
    booked: review.booked,
    pictures: (pictures.get(review.id) ?? []).flatMap(filesOfPicture),
    invitedAt: instantOf(review.invitedAt),
    writtenAt: instantOf(review.writtenAt),
    publishedAt: instantOf(review.publishedAt),
    withdrawnAt: instantOf(review.withdrawnAt),
    reason: review.reason && translated(reviewReasons[review.reason].label),
    answer: review.answer,
    answeredAt: instantOf(review.answeredAt),
  }));
}
