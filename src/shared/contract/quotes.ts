/** @file Quotes: the vendor's editor in the workshop, and the family's comparison and decision by its private link. */
import { z } from 'zod';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { isDay } from '#facts/time.ts';
import { messageKey, messageText } from './conversations.ts';
import { id } from './ids.ts';
import { introductionStatuses } from '#domain/enquiries/introduction-changes.ts';
import { endpoint } from './kit.ts';
import { compared, requiredText, text } from './text.ts';
import { familyQuoteActs, quoteStatuses } from '#domain/quotes/quote-changes.ts';
import { quoteChipNames } from '#domain/quotes/quote-chips.ts';
import {
  quoteLimits as limits,
  quoteTaxNames,
  quoteUnitNames,
  totalMax,
  type QuoteContent as Content,
} from '#domain/quotes/quote-content.ts';
import { quoteTotals } from '#domain/quotes/quote-money.ts';

const when = z.iso.datetime();
const count = (min: number, max: number) => {
  const said = {
    error: () =>
      t('Please give a number from {min} to {max}.', { min: showNumber(min), max: showNumber(max) }),
  };
  return z.number(said).int(said).min(min, said).max(max, said);
};
const isSet = (list: readonly unknown[]) => new Set(list).size === list.length;

const QuoteLine = z.strictObject({
  label: text(limits.label),
  quantity: count(0, limits.quantityMax).describe('In hundredths'),
  unit: z.enum(quoteUnitNames, t('Please choose from the list.')),
  unitPrice: count(0, limits.unitPriceMax).describe('Paise for one'),
  tax: z.enum(quoteTaxNames, t('Please choose from the list.')),
});
const chips = z.array(z.enum(quoteChipNames)).max(limits.chips).refine(isSet);

/** A quote's draft, in any state of completion. */
export const QuoteDraft = z
  .strictObject({
    lines: z.array(QuoteLine).max(limits.lines, {
      error: () => t('Please keep to {max} lines.', { max: limits.lines }),
    }),
    guests: count(1, limits.guestsMax).nullable(),
    included: chips,
    excluded: chips,
    validUntil: text(10).describe('YYYY-MM-DD, or empty in a draft'),
    advance: count(0, 100).nullable().describe('Percent'),
    cancellation: text(limits.cancellation),
    terms: text(limits.terms),
  })
  .meta({ id: 'QuoteDraft' }) satisfies z.ZodType<Content>;

/** A quote ready to send: it has a price and a last day of validity. */
export const SentQuote = QuoteDraft.refine(({ lines }) => lines.length > 0, {
  path: ['lines'],
  error: () => t('Please add a line with a price.'),
})
  .superRefine(({ lines, included, excluded, validUntil, ...rest }, context) => {
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [index, { label, quantity }] of lines.entries()) {
      if (label.trim() === '') wrong(['lines', index, 'label'], t('Please say what it is.'));
      if (quantity === 0) wrong(['lines', index, 'quantity'], t('Please say how many.'));
    }
    const { total } = quoteTotals({ lines, ...rest });
    if (lines.length > 0 && total === 0) wrong(['lines'], t('Please add a line with a price.'));
    if (total > totalMax) wrong(['lines'], t('This is more than a quote can be.'));
    if (included.some((chip) => excluded.includes(chip)))
      wrong(['included'], t('Something cannot be both in the price and extra.'));
    if (!isDay(validUntil)) wrong(['validUntil'], t('Please say until when it is good.'));
  })
  .meta({ id: 'SentQuote' });

const totals = z.object({
  price: z.number().int().describe('Paise, as the lines have them'),
  tax: z.number().int().describe('Paise that come on top'),
  total: z.number().int().describe('Paise to be paid'),
  perGuest: z.number().int().nullable().describe('Paise'),
  taxMissing: z.boolean(),
  advance: z.number().int().nullable().describe('Paise'),
});

const told = {
  status: z.enum(quoteStatuses),
  version: z.number().int().describe('Of the last one that was sent; 0 before the first'),
  askedAt: when.nullable().describe('When the family asked to revise it; null once that is done'),
  acceptedAt: when.nullable(),
};
export const shownContent = z.object({
  lines: z.array(
    z.object({
      label: z.string(),
      quantity: z.number().int(),
      unit: z.enum(quoteUnitNames),
      unitPrice: z.number().int(),
      tax: z.enum(quoteTaxNames),
      total: z.number().int().describe('Paise with tax'),
    }),
  ),
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

/** One vendor's quote for the family. */
const FamilyQuote = z.object({
  ...told,
  introductionId: z.uuid(),
  vendorId: z.uuid(),
  vendorName: z.string(),
  introduction: z.enum(introductionStatuses),
  sentAt: when,
  content: shownContent,
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
    quotes: z
      .array(FamilyQuote)
      .max(limits.sideBySide)
      .describe('The accepted one first, then the cheapest that can be accepted'),
  })
  .meta({ id: 'QuoteSheet' });
export type QuoteSheet = z.infer<typeof QuoteSheet>;

const QuoteTemplate = z.object({ id: z.uuid(), name: z.string(), content: QuoteDraft });
export type QuoteTemplate = z.infer<typeof QuoteTemplate>;

/** The vendor's quote in the workshop. */
export const WorkshopQuote = z
  .object({
    ...told,
    status: z.enum(quoteStatuses).nullable().describe('Null before anything is written'),
    reference: z.string(),
    title: z.string(),
    eventDate: z.string().nullable(),
    vendorName: z.string(),
    guests: z.number().int().nullable().describe('How many the family asked for'),
    draft: QuoteDraft.describe('What is not sent yet, or was sent last'),
    sent: z.object({ sentAt: when, content: shownContent }).nullable(),
    earlier: z.array(z.object({ version: z.number().int(), sentAt: when, total: z.number().int() })),
    maySend: z.boolean(),
    offered: z.object({
      chips: z.array(z.object({ value: z.enum(quoteChipNames), label: z.string() })),
      rows: z.array(z.object({ label: z.string(), unit: z.enum(quoteUnitNames) })),
    }),
    templates: z.array(QuoteTemplate),
  })
  .meta({ id: 'WorkshopQuote' });
export type WorkshopQuote = z.infer<typeof WorkshopQuote>;

const secret = compared(512);
const ofIntroduction = z.object({ introductionId: id });
const sheet = [200, QuoteSheet] as const;
const own = [200, WorkshopQuote] as const;
const templates = [200, z.object({ templates: z.array(QuoteTemplate) })] as const;
const version = z.number().int().min(0).max(limits.versions).describe('The last one that was seen');

export const quoteEndpoints = {
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
    body: z.strictObject({ content: SentQuote, version, key: messageKey }),
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
