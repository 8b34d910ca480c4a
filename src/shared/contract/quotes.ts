/** @file Quotes as they are shown, and the family's comparison and decision by its private link. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { messageKey, messageText } from './conversations.ts';
import { id } from './ids.ts';
import { introductionStatuses } from '#domain/enquiries/introduction-changes.ts';
import { endpoint } from './kit.ts';
import { quoteTax } from './quote-draft.ts';
import { compared } from './text.ts';
import { familyQuoteActs, quoteStatuses } from '#domain/quotes/quote-changes.ts';
import { quoteStates } from '#domain/quotes/quote-states.ts';
import { quoteLimits as limits, quoteUnitNames } from '#domain/quotes/quote-content.ts';

const when = z.iso.datetime();

const totals = z.object({
  price: z.number().int().describe('Paise, as the lines have them'),
  discount: z.number().int().describe('Paise taken off before tax'),
  tax: z.number().int().describe('Paise that come on top'),
  total: z.number().int().describe('Paise to be paid'),
  perGuest: z.number().int().nullable().describe('Paise'),
  taxMissing: z.boolean(),
  advance: z.number().int().nullable().describe('Paise'),
});

export const told = {
  status: z.enum(quoteStatuses),
  state: z.enum(quoteStates).describe('Its state as the sentences for each reader tell it'),
  version: z.number().int().describe('Of the last one that was sent; 0 before the first'),
  askedAt: when.nullable().describe('When the family asked to revise it; null once that is done'),
  acceptedAt: when.nullable(),
};
export const shownLine = z.object({
  label: z.string(),
  quantity: z.number().int(),
  unit: z.enum(quoteUnitNames),
  unitPrice: z.number().int(),
  tax: quoteTax,
  price: z.number().int().describe('Paise before discount and tax'),
  total: z.number().int().describe('Paise with tax, before a discount'),
});
export const shownContent = z.object({
  lines: z.array(shownLine),
  discount: z
    .object({ kind: z.enum(['amount', 'percent']), value: z.number().int() })
    .nullable()
    .describe('As the vendor wrote it: paise, or hundredths of a percent'),
  guests: z.number().int().nullable(),
  included: z.array(z.string()).describe('In words'),
  excluded: z.array(z.string()).describe('In words'),
  validUntil: z.string(),
  advance: z.number().int().nullable(),
  cancellation: z.string(),
  terms: z.string(),
  totals,
});
export type ShownQuoteContent = z.infer<typeof shownContent>;

/** A quote brought to the family's request. */
const BroughtQuote = z.object({
  totals: totals.nullable().describe('At the guests of the comparison; null where they cannot be computed'),
  isScaled: z.boolean().describe('Its plates are counted for another number of guests than in the quote'),
  faults: z
    .array(z.enum(['tax', 'guestsUnsaid', 'guestsOther', 'plates']))
    .describe('What these totals do not know'),
  extra: z.array(z.string()).describe('Wanted things outside the price, in words'),
  unsaid: z.array(z.string()).describe('Wanted things that it does not mention, in words'),
});
export type BroughtQuote = z.infer<typeof BroughtQuote>;

/** One vendor's quote for the family. */
const FamilyQuote = z.object({
  ...told,
  introductionId: z.uuid(),
  vendorId: z.uuid(),
  vendorName: z.string(),
  introduction: z.enum(introductionStatuses),
  sentAt: when,
  content: shownContent,
  brought: BroughtQuote,
  differences: z.array(z.string()).describe('What makes it not comparable with the others, in words'),
  earlier: z
    .array(z.object({ version: z.number().int(), sentAt: when, total: z.number().int() }))
    .describe('Versions before this one, newest first'),
  acts: z.array(z.enum(familyQuoteActs)).describe('What may be done now'),
});
export type FamilyQuote = z.infer<typeof FamilyQuote>;

export const QuoteSheet = z
  .object({
    reference: z.string(),
    title: z.string(),
    name: z.string().describe('Of the family'),
    eventDate: z.string().nullable(),
    guests: z.number().int().nullable().describe('How many the family asked for'),
    comparedAt: z
      .number()
      .int()
      .nullable()
      .describe('The guests of the comparison: those asked for, or the most that a quote names'),
    quotes: z
      .array(FamilyQuote)
      .max(limits.sideBySide)
      .describe('The accepted one first, then those that leave the least open, among equals the cheapest'),
  })
  .meta({ id: 'QuoteSheet' });
export type QuoteSheet = z.infer<typeof QuoteSheet>;

const secret = compared(512);
const sheet = [200, QuoteSheet] as const;
export const version = z.number().int().min(0).max(limits.versions).describe('The last one that was seen');

export const familyQuoteEndpoints = {
  enquiryQuotes: endpoint({
    route: api.enquiryQuotes,
    summary: 'The quotes of an enquiry beside each other, each brought to one total with tax',
    auth: 'anyone',
    params: z.object({ secret }),
    reply: sheet,
    errors: ['not_found'],
    perMinute: 120,
  }),
  enquiryQuoteAct: endpoint({
    route: api.enquiryQuoteAct,
    summary: 'Accept or decline a quote as it was seen, or ask in words to revise it',
    auth: 'anyone',
    params: z.object({ secret, introductionId: id }),
    body: z.discriminatedUnion('act', [
      z.strictObject({ act: z.enum(['accepted', 'declined']), version }),
      z.strictObject({ act: z.literal('asked'), text: messageText, key: messageKey }),
    ]),
    reply: sheet,
    errors: ['not_found', 'conflict', 'idempotency_conflict', 'too_many_requests'],
    perMinute: 30,
  }),
};
