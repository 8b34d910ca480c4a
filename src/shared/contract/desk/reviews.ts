/** @file Reviews at the desk: those that wait for a decision, with the results of the checks. */
import { z } from 'zod';
import { maxLength, reviewLimits } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { storedLocale } from '../locale.ts';
import { staffReviewChanges } from '#domain/reviews/review-changes.ts';
import { reviewStatuses } from '#domain/reviews/review-statuses.ts';
import { reviewCheckNames } from '#domain/reviews/review-checks.ts';
import { reviewReasonNames } from '#domain/reviews/review-reasons.ts';
import { searchText, wholeNumber } from '../text.ts';
import { open } from './masking.ts';

const when = z.iso.datetime();
/** Maximum reviews in a list. */
export const reviewListMax = 100;
export const reviewViews = ['waiting', 'public', 'refused', 'gone'] as const;
export type ReviewView = (typeof reviewViews)[number];

/** A review with all data for its decision. */
export const StaffReview = z
  .object({
    id: open(z.string()),
    vendorId: open(z.string()),
    vendorName: open(z.string()),
    reference: open(z.string()).nullable().describe('Of the enquiry; null once that is destroyed'),
    status: z.enum(reviewStatuses),
    locale: storedLocale.describe('The language of the form'),
    stars: z.number().int().nullable(),
    text: z.string().nullable(),
    author: z.string().nullable(),
    mentions: z.array(open(z.string())),
    pictures: z.array(open(z.string())).describe('Paths of the pictures'),
    flags: z.array(z.enum(reviewCheckNames)),
    booked: z.boolean(),
    askedAt: when.nullable(),
    writtenAt: when.nullable(),
    overdue: z.boolean().describe('Has waited for longer than we promise'),
    decidedAt: when.nullable(),
    by: open(z.string()).nullable().describe('Who decided'),
    reason: z.enum(reviewReasonNames).nullable(),
    answer: z.string().nullable(),
    changes: z.array(z.enum(staffReviewChanges)).describe('What can be decided about it now'),
    undoableUntil: when.nullable().describe('Until then the decision can be taken back'),
  })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.infer<typeof StaffReview>;

export const deskReviewEndpoints = {
  staffReviewList: endpoint({
    route: staffApi.staffReviewList,
    summary: `Reviews: those that wait, the longest first, the others by their latest, at most ${reviewListMax}`,
    auth: 'staff',
    query: z.object({
      view: z.enum(reviewViews).default('waiting'),
      review: id.optional().describe('This one alone, whatever its state'),
      q: searchText(maxLength.shortText).optional().describe('A part of the vendor’s name'),
    }),
    reply: [200, z.array(StaffReview).max(reviewListMax)],
  }),
  staffReviewChange: endpoint({
    route: staffApi.staffReviewChange,
    summary: 'Publish, refuse or remove a review, or take such a decision back within a few minutes',
    auth: 'staff',
    params: z.object({ reviewId: id }),
    body: z.strictObject({
      change: z.enum(staffReviewChanges),
      reason: z
        .enum(reviewReasonNames)
        .optional()
        .describe('One of the published ones; must be given to refuse and remove'),
      pictures: wholeNumber(0, reviewLimits.pictures, 'pictures is how many were seen.')
        .optional()
        .describe(
          'How many pictures it had when it was looked at; it is refused when there are others by now',
        ),
    }),
    reply: [200, StaffReview],
    errors: ['not_found', 'conflict'],
  }),
};
