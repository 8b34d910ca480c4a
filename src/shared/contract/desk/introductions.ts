/** @file Introducing vendors to an enquiry: suggestions with reasons, existing introductions, and their recall. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { before, MessageDraft, Messages } from '../conversations.ts';
import { pictureGet } from '../message-pictures.ts';
import { id, reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import {
  declineReasons,
  introductionOutcomes,
  introductionsMax,
  introductionStatuses,
  reportReasons,
} from '#domain/enquiries/introduction-changes.ts';
import { quoteStatuses } from '#domain/quotes/quote-changes.ts';
import { shownContent } from '../quotes.ts';
import { requiredText } from '../text.ts';
import { open } from './masking.ts';
import { said, seen, seenInQuery } from './said.ts';

const when = z.iso.datetime();

/** Maximum suggested vendors. */
export const suggestionsMax = 8;

/** A suggested vendor. */
export const Suggestion = z
  .object({
    vendorId: z.uuid(),
    name: open(z.string()),
    reasons: z.array(open(z.string())).describe('Why, in words; the strongest first'),
    availability: z.literal('ask').describe('Nobody has told us which days are free: ask, never "free"'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = z
  .object({
    eventDate: z.iso.date().nullable(),
    trades: z.array(open(z.string())).describe('What was looked for; empty when the enquiry names no trade'),
    vendors: z.array(Suggestion).max(suggestionsMax),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;

export const Introduction = z
  .object({
    id: z.uuid(),
    vendorId: z.uuid(),
    vendorName: open(z.string()),
    vendorHidden: z.boolean().describe('The staff has hidden it: it is told nothing of the family'),
    status: z.enum(introductionStatuses),
    by: open(z.string()).describe('Who of the staff'),
    sentAt: when.nullable(),
    dueAt: when.nullable(),
    seenAt: when.nullable(),
    repliedAt: when.nullable(),
    chosenAt: when.nullable(),
    declinedAt: when.nullable(),
    declineReason: z.enum(declineReasons).nullable(),
    lapsedAt: when.nullable(),
    recalledAt: when.nullable(),
    outcome: z.enum(introductionOutcomes).nullable().describe('What the vendor says became of it'),
    reportReason: z.enum(reportReasons).nullable().describe('What the vendor says is wrong with the enquiry'),
    reportAnswer: z.string().nullable(),
    disclosure: z.enum(['none', 'held', 'read', 'recalled']).describe('Who holds the contact details'),
  })
  .meta({ id: 'Introduction' });
export type Introduction = z.infer<typeof Introduction>;

/** Every introduction of an enquiry, and its current status. */
export const Introductions = z
  .object({
    version: z.number().int(),
    said,
    share: z.boolean().describe('The family agreed that vendors may see their details'),
    places: z
      .number()
      .int()
      .describe(`How many more may be sent; at most ${introductionsMax} are open at once`),
    introductions: z.array(Introduction),
  })
  .meta({ id: 'Introductions' });
export type Introductions = z.infer<typeof Introductions>;

/** Quotes at the desk. A vendor's words are no personal data of the family. */
export const StaffQuotes = z
  .object({
    quotes: z.array(
      z.object({
        introductionId: z.uuid(),
        vendorName: open(z.string()),
        status: z.enum(quoteStatuses),
        askedAt: when.nullable(),
        acceptedAt: when.nullable(),
        differences: z.array(open(z.string())),
        versions: z
          .array(z.object({ version: z.number().int(), sentAt: when, content: shownContent }))
          .describe('Newest first'),
      }),
    ),
  })
  .meta({ id: 'StaffQuotes' });
export type StaffQuotes = z.infer<typeof StaffQuotes>;

const vendorIds = z
  .array(id)
  .min(1, 'Please choose a vendor.')
  .max(introductionsMax, `Please choose at most ${introductionsMax} vendors.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each vendor is introduced once.');
const params = z.object({ reference });

export const introductionEndpoints = {
  staffSuggestionList: endpoint({
    route: staffApi.staffSuggestionList,
    summary: 'Vendors who fit an enquiry, by trade, place and open introductions, each with the reasons',
    auth: 'staff',
    params,
    query: z.object({
      category: z
        .enum(vendorCategoryNames)
        .optional()
        .describe('Another trade than the kind of enquiry says'),
    }),
    reply: [200, Suggestions],
    errors: ['not_found'],
  }),
  staffIntroductionList: endpoint({
    route: staffApi.staffIntroductionList,
    summary: 'Vendors who were introduced to an enquiry',
    auth: 'staff',
    params,
    reply: [200, Introductions],
    errors: ['not_found'],
  }),
  staffIntroductionSend: endpoint({
    route: staffApi.staffIntroductionSend,
    summary: `Introduce up to ${introductionsMax} vendors. Each gets a mail without a word about the person`,
    auth: 'staff',
    params,
    body: z.strictObject({ vendorIds, version: z.number().int(), seen }),
    reply: [201, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffIntroductionRecall: endpoint({
    route: staffApi.staffIntroductionRecall,
    summary: 'Take an introduction back; the vendor is told unless the mail about it still waited',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    query: seenInQuery,
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffIntroductionDisclose: endpoint({
    route: staffApi.staffIntroductionDisclose,
    summary: 'Pass the contact details to a vendor, because the family has told the staff that it agrees',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    body: z.strictObject({ seen }),
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffReportAnswer: endpoint({
    route: staffApi.staffReportAnswer,
    summary: 'Answer what a vendor says is wrong with an enquiry',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    body: z.strictObject({ answer: requiredText(1000, 'Please write an answer.'), seen }),
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffMessageList: endpoint({
    route: staffApi.staffMessageList,
    summary: 'What family, vendors and staff have written to each other about an enquiry, oldest first',
    auth: 'staff',
    params,
    query: z.object({ before }),
    reply: [200, Messages],
    errors: ['not_found'],
  }),
  staffMessagePicture: endpoint({
    ...pictureGet,
    route: staffApi.staffMessagePicture,
    summary: 'A picture of a message of the enquiry',
    auth: 'staff',
    params: z.object({ reference, pictureId: id }),
  }),
  staffQuoteList: endpoint({
    route: staffApi.staffQuoteList,
    summary: 'Every quote of an enquiry with all of its versions, as family and vendor see them',
    auth: 'staff',
    params,
    reply: [200, StaffQuotes],
    errors: ['not_found'],
  }),
  staffMessageSend: endpoint({
    route: staffApi.staffMessageSend,
    summary: 'Write as staff: to the family alone, or into the thread with a vendor',
    auth: 'staff',
    params,
    body: MessageDraft.extend({ seen }),
    reply: [200, Messages.extend({ said })],
    errors: ['not_found', 'conflict', 'idempotency_conflict'],
  }),
};
