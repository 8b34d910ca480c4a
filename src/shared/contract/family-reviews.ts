/** @file Reviews of a family, by its private link: reading, writing, withdrawing, pictures. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { reviewLimits as limits } from '#facts/limits.ts';
import { t } from '#words/t.ts';
import { id } from './ids.ts';
import { reviewPictureField } from '#domain/pictures/review-picture-field.ts';
import { endpoint } from './kit.ts';
import { reviewStatuses } from '#domain/reviews/review-statuses.ts';
import { reviewMentionNames } from '#domain/reviews/review-mentions.ts';
import { compared, requiredText, wholeNumber } from './text.ts';
import { stars, picture } from './reviews.ts';

/** A vendor who answered a family, and the family's possible or written review. */
export const OpenReview = z
  .object({
    introductionId: z.string(),
    vendorId: z.string(),
    vendorName: z.string(),
    status: z.enum(reviewStatuses).nullable().describe('null: not begun'),
    mayWrite: z.boolean(),
    opensOn: z
      .string()
      .nullable()
      .describe('YYYY-MM-DD, when it may be written: the day after the event; null when nothing is awaited'),
    asksMet: z.boolean().describe('Not booked here: who writes says that it met the vendor'),
    mayWithdraw: z.boolean(),
    offered: z.array(z.object({ value: z.enum(reviewMentionNames), label: z.string() })),
    names: z.object({ first: z.string(), initials: z.string() }).describe('How the name would stand there'),
    written: z
      .object({ stars, text: z.string(), author: z.string(), mentions: z.array(z.string()) })
      .nullable(),
    reason: z.string().nullable().describe('Why it was refused or removed, in words'),
    answer: z.string().nullable(),
    pictures: z.array(picture).max(limits.pictures).optional(),
    mayChangePictures: z.boolean().optional(),
  })
  .meta({ id: 'OpenReview' });
export type OpenReview = z.infer<typeof OpenReview>;

export const FamilyReviews = z
  .object({ reference: z.string(), reviews: z.array(OpenReview) })
  .meta({ id: 'FamilyReviews' });
export type FamilyReviews = z.infer<typeof FamilyReviews>;

/** The secret, bounded by the router alone: every wrong secret gets the same answer after the same work. */
const secret = z.object({ secret: compared(512) });

const ofIntroduction = secret.extend({ introductionId: id });

const reply = [200, FamilyReviews] as const;

export const reviewText = requiredText(limits.text, t('Please write what it was like')).refine(
  (value) => value.trim().length >= limits.textMin,
  { error: () => t('Please write at least {min} characters.', { min: String(limits.textMin) }) },
);

export const familyReviewEndpoints = {
  reviewOpen: endpoint({
    route: api.reviewOpen,
    summary: 'The vendors who answered an enquiry, for its sender to review',
    auth: 'anyone',
    params: secret,
    reply,
    errors: ['not_found'],
    perMinute: 120,
  }),
  reviewWrite: endpoint({
    route: api.reviewWrite,
    summary: 'Write the one review of a vendor who answered; its words are never changed',
    auth: 'anyone',
    params: secret,
    body: z.strictObject({
      introductionId: id,
      stars: wholeNumber(1, 5, t('Please choose one to five stars.')),
      text: reviewText,
      name: z.enum(['first', 'initials'], t('Please choose how your name is shown.')),
      mentions: z.array(z.enum(reviewMentionNames)).max(limits.mentions).default([]),
      met: z
        .boolean()
        .default(false)
        .describe('We met it, or it worked for us: needed where it was not booked here'),
    }),
    reply: [201, FamilyReviews],
    errors: ['not_found', 'conflict', 'too_many_requests'],
    perMinute: 30,
  }),
  reviewWithdraw: endpoint({
    route: api.reviewWithdraw,
    summary: 'Take a review back; its words are destroyed',
    auth: 'anyone',
    params: secret,
    body: z.strictObject({ introductionId: id }),
    reply,
    errors: ['not_found', 'conflict'],
    perMinute: 30,
  }),
  reviewPictureAdd: endpoint({
    route: api.reviewPictureAdd,
    summary: `Add one picture, the form field \`${reviewPictureField}\`, to a review that waits; at most ${limits.pictures}. The header Idempotency-Key, a UUID for each file, is required: a file that is sent twice is stored once`,
    auth: 'anyone',
    params: ofIntroduction,
    bodyType: 'multipart',
    body: z.object({ [reviewPictureField]: z.file() }),
    reply: [201, FamilyReviews],
    errors: [
      'not_found',
      'conflict',
      'payload_too_large',
      'unsupported_media',
      'storage_full',
      'too_many_requests',
    ],
    perMinute: 30,
  }),
  reviewPictureRemove: endpoint({
    route: api.reviewPictureRemove,
    summary: 'Take one picture of a review that waits away',
    auth: 'anyone',
    params: ofIntroduction.extend({ pictureId: id }),
    reply,
    errors: ['not_found', 'conflict'],
    perMinute: 30,
  }),
};
