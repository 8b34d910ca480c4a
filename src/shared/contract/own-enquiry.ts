/** @file A family's acts on its own request besides messages: changing it, asking more vendors, exporting it, ending it. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { limits } from '#facts/limits.ts';
import { EnquiryThreads } from './conversations.ts';
import { EnquiryStatus } from './enquiry-status.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { QuoteSheet } from './quotes.ts';
import { reviewStatuses } from '#domain/reviews/review-statuses.ts';
import { compared, day, wholeNumber } from './text.ts';

const params = z.object({ secret: compared(512) });
const errors = ['not_found', 'conflict', 'too_many_requests'] as const;
const perMinute = 30;

export const similarMax = 4;

const guestsWanted = () =>
  t('Please choose a whole number from {min} to {max}.', {
    min: limits.venueGuestsMin,
    max: limits.venueGuestsMax,
  });

/** A correction; absent fields stay. */
export const EnquiryCorrection = z.strictObject({
  eventDate: day(t('Please enter a date.')).optional(),
  guests: wholeNumber(limits.venueGuestsMin, limits.venueGuestsMax, guestsWanted).optional(),
});
export type EnquiryCorrection = z.infer<typeof EnquiryCorrection>;

/** Similar vendors, and how many may still be asked. */
export const SimilarVendors = z
  .object({
    places: z.number().int(),
    vendors: z.array(z.object({ vendorId: z.uuid(), name: z.string(), about: z.string() })),
  })
  .meta({ id: 'SimilarVendors' });
export type SimilarVendors = z.infer<typeof SimilarVendors>;

const when = z.iso.datetime().nullable();

/** A review by the sender, and its outcome. */
const FamilyReviewRecord = z.object({
  vendor: z.string(),
  status: z.enum(reviewStatuses),
  stars: z.number().int().nullable(),
  text: z.string().nullable(),
  author: z.string().nullable(),
  mentions: z.array(z.string()).describe('In words'),
  booked: z.boolean().nullable(),
  pictures: z.array(z.string()).describe('Names of the files'),
  invitedAt: when,
  writtenAt: when,
  publishedAt: when,
  withdrawnAt: when,
  reason: z.string().nullable().describe('Why it is not shown, in words'),
  answer: z.string().nullable().describe('Of the vendor'),
  answeredAt: when,
});
export type FamilyReviewRecord = z.infer<typeof FamilyReviewRecord>;

/** All stored data of a request, for export by its sender. */
export const EnquiryRecord = z
  .object({
    enquiry: EnquiryStatus,
    conversation: EnquiryThreads,
    quotes: QuoteSheet,
    reviews: z.array(FamilyReviewRecord),
    noticeVersion: z.string().nullable(),
  })
  .meta({ id: 'EnquiryRecord' });
export type EnquiryRecord = z.infer<typeof EnquiryRecord>;

export const ownEnquiryEndpoints = {
  enquiryCorrect: endpoint({
    route: api.enquiryCorrect,
    summary: 'Change the date or the number of guests; the vendors who have the request are told',
    auth: 'anyone',
    params,
    body: EnquiryCorrection,
    reply: [200, EnquiryStatus],
    errors,
    perMinute,
  }),
  enquiryBooked: endpoint({
    route: api.enquiryBooked,
    summary: 'Say that somebody else was booked: the request is at its end',
    auth: 'anyone',
    params,
    reply: [200, EnquiryStatus],
    errors,
    perMinute,
  }),
  enquirySimilar: endpoint({
    route: api.enquirySimilar,
    summary: 'Vendors who might be asked as well',
    auth: 'anyone',
    params,
    reply: [200, SimilarVendors],
    errors: ['not_found'],
    perMinute: 60,
  }),
  enquiryAskMore: endpoint({
    route: api.enquiryAskMore,
    summary: 'Ask more vendors, who see the contact details when that was agreed to in the form',
    auth: 'anyone',
    params,
    body: z.strictObject({ vendorIds: z.array(id).min(1).max(similarMax) }),
    reply: [200, EnquiryThreads],
    errors,
    perMinute,
  }),
  enquiryLinkNew: endpoint({
    route: api.enquiryLinkNew,
    summary: 'Make a new private link; the old one opens nothing any more',
    auth: 'anyone',
    params,
    reply: [200, z.object({ path: z.string().describe('Of the page') }).meta({ id: 'EnquiryAddress' })],
    errors,
    perMinute,
  }),
  enquiryRecord: endpoint({
    route: api.enquiryRecord,
    summary: 'Everything that is kept about the request, to take along',
    auth: 'anyone',
    params,
    reply: [200, EnquiryRecord],
    errors: ['not_found'],
    perMinute,
  }),
  enquiryErase: endpoint({
    route: api.enquiryErase,
    summary: 'Withdraw the request and erase it with everything written about it; its link ends',
    auth: 'anyone',
    params,
    reply: [200, z.object({ message: z.string() }).meta({ id: 'EnquiryErased' })],
    errors: ['not_found'],
    perMinute,
  }),
};
