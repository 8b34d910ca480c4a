/** @file The messages and quotes of an enquiry, as the staff reads and writes them. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { before, MessageDraft, Messages } from '../conversations.ts';
import { pictureGet } from '../message-pictures.ts';
import { id, reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { quoteStates } from '#domain/quotes/quote-states.ts';
import { quoteStatuses } from '#domain/quotes/quote-changes.ts';
import { quoteTax } from '../quote-draft.ts';
import { shownContent, shownLine } from '../quotes.ts';
import { open } from './masking.ts';
import { said, seen } from './said.ts';

/** A tax names nobody, and its pattern admits no masked text. */
const deskContent = shownContent.extend({
  lines: z.array(shownLine.extend({ tax: open(quoteTax) })),
});

const when = z.iso.datetime();
const params = z.object({ reference });

/** Quotes at the desk. A vendor's words are no personal data of the family. */
export const StaffQuotes = z
  .object({
    quotes: z.array(
      z.object({
        introductionId: z.uuid(),
        vendorName: open(z.string()),
        status: z.enum(quoteStatuses),
        state: z.enum(quoteStates),
        askedAt: when.nullable(),
        acceptedAt: when.nullable(),
        differences: z.array(open(z.string())),
        versions: z
          .array(z.object({ version: z.number().int(), sentAt: when, content: deskContent }))
          .describe('Newest first'),
      }),
    ),
  })
  .meta({ id: 'StaffQuotes' });
export type StaffQuotes = z.infer<typeof StaffQuotes>;

export const threadEndpoints = {
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
