/** @file A vendor's quotes in the workshop: drafts, sendings, templates. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { messageKey } from './conversations.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { requiredText } from './text.ts';
import { quoteStates } from '#domain/quotes/quote-states.ts';
import { quoteStatuses } from '#domain/quotes/quote-changes.ts';
import { quoteChipNames } from '#domain/quotes/quote-chips.ts';
import { quoteLimits as limits, quoteUnitNames } from '#domain/quotes/quote-content.ts';
import { QuoteDraft, quoteLine, quoteTax, SentQuote } from './quote-draft.ts';
import { told, shownContent, version } from './quotes.ts';

const when = z.iso.datetime();

const QuoteTemplate = z.object({ id: z.uuid(), name: z.string(), content: QuoteDraft });
export type QuoteTemplate = z.infer<typeof QuoteTemplate>;

/** The vendor's quote in the workshop. */
export const WorkshopQuote = z
  .object({
    ...told,
    status: z.enum(quoteStatuses).nullable().describe('Null before anything is written'),
    state: z.enum(quoteStates).nullable().describe('Its state as the sentences for each reader tell it'),
    reader: z.enum(['vendor', 'helper']).describe('Who reads: the sentences about states differ'),
    reference: z.string(),
    title: z.string(),
    eventDate: z.string().nullable(),
    vendorName: z.string(),
    guests: z.number().int().nullable().describe('How many the family asked for'),
    draft: QuoteDraft.describe('What is not sent yet, or was sent last'),
    hasDraft: z.boolean().describe('Whether a change of the sent quote is kept as a draft'),
    sent: z.object({ sentAt: when, content: shownContent }).nullable(),
    earlier: z.array(z.object({ version: z.number().int(), sentAt: when, total: z.number().int() })),
    maySend: z.boolean(),
    day: z
      .object({
        day: z.iso.date(),
        warning: z
          .string()
          .nullable()
          .describe(
            'Why the vendor is not free on the day of the event, in words; null when nothing is known',
          ),
        mustConfirm: z.boolean().describe('Is the quote refused without `sendForTakenDay`?'),
        isMarked: z.boolean().describe('Is the day marked in the calendar for this booking?'),
        bookingTakes: z
          .boolean()
          .nullable()
          .describe('Does a booking take its day? Null until the vendor has said so'),
      })
      .nullable()
      .describe('The day of the event in the calendar of the vendor; null without a day, or once it is over'),
    offered: z.object({
      chips: z.array(z.object({ value: z.enum(quoteChipNames), label: z.string() })),
      rows: z.array(z.object({ label: z.string(), unit: z.enum(quoteUnitNames), tax: quoteTax })),
      tax: quoteTax.describe('The preset of a line: the GST of the trade on the day of the event'),
      packages: z
        .array(z.object({ line: quoteLine, terms: z.string() }))
        .describe("The vendor's packages as lines; `terms` says what each includes"),
    }),
    templates: z.array(QuoteTemplate),
  })
  .meta({ id: 'WorkshopQuote' });
export type WorkshopQuote = z.infer<typeof WorkshopQuote>;

const ofIntroduction = z.object({ introductionId: id });

const own = [200, WorkshopQuote] as const;

const templates = [200, z.object({ templates: z.array(QuoteTemplate) })] as const;

export const workshopQuoteEndpoints = {
  workshopQuoteGet: endpoint({
    route: api.workshopQuoteGet,
    summary: 'The quote of the vendor for one request, with its draft, its versions and the kept templates',
    auth: 'vendor',
    params: ofIntroduction,
    reply: own,
    errors: ['not_found'],
  }),
  workshopQuoteSave: endpoint({
    route: api.workshopQuoteSave,
    summary: 'Keep what is written of a quote; the family sees nothing of it',
    auth: 'vendor',
    params: ofIntroduction,
    body: QuoteDraft,
    reply: own,
    errors: ['not_found', 'conflict'],
    perMinute: 60,
  }),
  workshopQuoteSend: endpoint({
    route: api.workshopQuoteSend,
    summary: 'Send the quote, or a new version of it. It counts as the reply',
    auth: 'vendor',
    params: ofIntroduction,
    body: z.strictObject({
      content: SentQuote,
      version,
      key: messageKey,
      sendForTakenDay: z
        .boolean()
        .optional()
        .describe('The vendor has read that it is not free on the day, and sends the quote all the same'),
    }),
    reply: own,
    errors: ['not_found', 'conflict', 'idempotency_conflict', 'too_many_requests'],
    perMinute: 30,
  }),
  workshopTemplateSave: endpoint({
    route: api.workshopTemplateSave,
    summary: 'Keep a template of quotes under a name; one of the same name is replaced',
    auth: 'vendor',
    body: z.strictObject({
      name: requiredText(limits.templateName, t('Please name the template.')),
      content: QuoteDraft,
    }),
    reply: templates,
    errors: ['conflict'],
  }),
  workshopTemplateRemove: endpoint({
    route: api.workshopTemplateRemove,
    summary: 'Remove a template of quotes',
    auth: 'vendor',
    params: z.object({ templateId: id }),
    reply: templates,
    errors: ['not_found'],
  }),
};
