/** @file Reviews: the public list, and the vendor's view in the workshop. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { maxItems, reviewLimits as limits } from '#facts/limits.ts';
import { t } from '#words/t.ts';
import { id } from './ids.ts';
import { PictureDetail } from './picture-detail.ts';
import { endpoint } from './kit.ts';
import { reviewOrders } from '#domain/reviews/review-orders.ts';
import { reviewReasonNames } from '#domain/reviews/review-reasons.ts';
import { requiredText, wholeNumber } from './text.ts';

const when = z.iso.datetime();
export const stars = z.number().int().min(1).max(5);

/** The evidence that a review is real: the vendor's act before it was written. */
export const ReviewProof = z.object({
  booked: z.boolean().describe('The family booked the vendor; else the vendor had answered its enquiry'),
  at: when.describe('When the vendor answered; when it was asked, of one that was reached otherwise'),
});

/** A picture of a review. */
export const picture = z.object({ id: z.string(), picture: z.object(PictureDetail.shape) });

/** A public review. */
export const ShownReview = z
  .object({
    id: z.string(),
    stars,
    text: z.string(),
    author: z.string().describe('First name or initials'),
    lang: z.string().describe('The language of the form that it was written in'),
    writtenAt: when,
    proof: ReviewProof,
    mentions: z.array(z.string()).describe('In words'),
    answer: z.object({ text: z.string(), at: when }).nullable(),
    pictures: z.array(picture).max(limits.pictures).optional(),
  })
  .meta({ id: 'ShownReview' });
export type ShownReview = z.infer<typeof ShownReview>;

/** The remainder of a removed public review. */
export const ReviewTombstone = z
  .object({
    id: z.string(),
    writtenAt: when,
    by: z.enum(['family', 'staff']).describe('Who took it away'),
    reason: z.string().nullable().describe('In words; null when the family took it back'),
  })
  .meta({ id: 'ReviewTombstone' });

export const VendorReviews = z
  .object({
    count: z.number().int().describe('Public ones, whose stars count'),
    average: z.number().nullable().describe(`Stars; null below ${limits.starsFrom} reviews`),
    distribution: z.array(z.number().int()).length(5).describe('How many have one star, two, up to five'),
    mentioned: z.array(z.object({ label: z.string(), count: z.number().int() })),
    page: z.number().int().min(1).describe('The last one when a later one was asked for'),
    pages: z.number().int().min(1),
    reviews: z.array(ShownReview).max(limits.shown),
    gone: z.array(ReviewTombstone).max(limits.shown).describe('With the first page alone'),
  })
  .meta({ id: 'VendorReviews' });
export type VendorReviews = z.infer<typeof VendorReviews>;

/** A review in its vendor's workshop. */
export const WorkshopReview = ShownReview.extend({
  stars: stars.nullable().describe('null for one that nobody may read any more'),
  status: z.enum(['published', 'answered', 'withdrawn', 'removed']),
  reason: z.enum(reviewReasonNames).nullable(),
  mayAnswer: z.boolean(),
  undoableUntil: when.nullable().describe('Until then the answer can be taken back'),
}).meta({ id: 'WorkshopReview' });
export type WorkshopReview = z.infer<typeof WorkshopReview>;
const ofReview = z.object({ reviewId: id });
const own = z.array(WorkshopReview).max(maxItems.list);

export const reviewEndpoints = {
  vendorReviews: endpoint({
    route: api.vendorReviews,
    summary: 'The reviews of a vendor, all of them known to be of families whom it answered',
    auth: 'anyone',
    params: z.object({ vendorId: id }),
    query: z.object({
      order: z.enum(reviewOrders).default('newest'),
      page: wholeNumber(1, limits.pagesMax, t('A page is a number.')).default(1),
    }),
    reply: [200, VendorReviews],
    errors: ['not_found'],
    tags: ['vendor:{vendorId}'],
  }),
  workshopReviewList: endpoint({
    route: api.workshopReviewList,
    summary: 'The reviews of the vendor of the token, the latest first',
    auth: 'vendor',
    reply: [200, own],
  }),
  workshopReviewAnswer: endpoint({
    route: api.workshopReviewAnswer,
    summary: 'Answer a review, once; it can be taken back for a few minutes',
    auth: 'vendor',
    params: ofReview,
    body: z.strictObject({ text: requiredText(limits.answer, t('Please write an answer.')) }),
    reply: [200, own],
    errors: ['not_found', 'conflict'],
  }),
  workshopAnswerUndo: endpoint({
    route: api.workshopAnswerUndo,
    summary: 'Take an answer back, within a few minutes',
    auth: 'vendor',
    params: ofReview,
    reply: [200, own],
    errors: ['not_found', 'conflict'],
  }),
};
