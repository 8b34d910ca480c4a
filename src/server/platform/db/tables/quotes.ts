/** @file Quotes of vendors for enquiries: one for each introduction, each sent version of it, and vendors' own templates. */
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from '#platform/db/drizzle.ts';
import { openQuotes, quoteEnds, quoteStatuses } from '#domain/quotes/quote-changes.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { createdAt, idColumn, instant, oneOf, updatedAt } from './columns.ts';
import { introductions } from './introductions.ts';
import { enquiries } from './enquiries.ts';
import { vendors } from './vendors.ts';

export const quotes = pgTable(
  'quotes',
  {
    id: idColumn(),
    introductionId: uuid()
      .notNull()
      .references(() => introductions.id, { onDelete: 'cascade' }),
    enquiryId: uuid('lead_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    vendorId: uuid().notNull(),
    status: text({ enum: quoteStatuses }).notNull(),
    /** The last sent version; 0 before the first. */
    version: integer().notNull().default(0),
    /** The unsent draft; null when it equals the last version. */
    draft: jsonb().$type<QuoteContent>(),
    /** The day on which the vendor was not free, and for which it sent the quote all the same. */
    sentForTakenDay: date(),
    /** The term of the last sent version. */
    validUntil: date(),
    sentAt: instant(),
    askedAt: instant(),
    acceptedAt: instant(),
    declinedAt: instant(),
    /** Why a declined quote ended; null for any other. */
    ended: text({ enum: quoteEnds }),
    expiredAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('quotes_status_check', oneOf(table.status, quoteStatuses)),
    check('quotes_ended_check', oneOf(table.ended, quoteEnds)),
    unique('quotes_introduction_key').on(table.introductionId),
    index('quotes_lead_idx').on(table.enquiryId),
    index('quotes_valid_idx').on(table.validUntil).where(oneOf(table.status, openQuotes)),
  ],
);

/** The sent versions, unchanged. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    id: idColumn(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    content: jsonb().$type<QuoteContent>().notNull(),
    sentAt: instant().notNull(),
    /** Made once by each form; a repeated version is stored once. */
    idempotencyKey: text().notNull(),
  },
  (table) => [
    unique('quote_versions_version_key').on(table.quoteId, table.version),
    unique('quote_versions_idempotency_key').on(table.quoteId, table.idempotencyKey),
  ],
);

export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: idColumn(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: jsonb().$type<QuoteContent>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('quote_templates_name_key').on(table.vendorId, table.name)],
);

/** A vendor's ready answers, with placeholders (`#domain/enquiries/ready-answers.ts`). */
export const readyAnswers = pgTable(
  'ready_answers',
  {
    id: idColumn(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('ready_answers_vendor_idx').on(table.vendorId, table.id)],
);

/** The staff's GST by trade and day; without rows those of the house apply (`#domain/quotes/gst-rates.ts`). Sent quotes keep their own. */
export const gstRates = pgTable(
  'gst_rates',
  {
    id: idColumn(),
    category: text().$type<VendorCategory>().notNull(),
    fromDay: date().notNull(),
    /** Hundredths of a percent. */
    percent: integer().notNull(),
    /** Where it is written. */
    note: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('gst_rates_day_key').on(table.category, table.fromDay)],
);
