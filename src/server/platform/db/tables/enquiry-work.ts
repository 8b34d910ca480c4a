/** @file The staff's work on an enquiry: notes, answers, and the desk's prepared texts for them. */
import { boolean, index, integer, pgTable, text, unique } from '#platform/db/drizzle.ts';
import { createdAt, idColumn, instant, localeColumn, updatedAt } from './columns.ts';
import { enquiryId, author } from './enquiry-columns.ts';

export const enquiryNotes = pgTable(
  'enquiry_notes',
  { id: idColumn(), enquiryId: enquiryId(), ...author, text: text().notNull(), createdAt: createdAt() },
  (table) => [index('enquiry_notes_lead_idx').on(table.enquiryId, table.id)],
);

/** Answers by mail. One leaves at `sendAt` unless it was undone before. */
export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    id: idColumn(),
    enquiryId: enquiryId(),
    ...author,
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sendAt: instant().notNull(),
    sentAt: instant(),
    undoneAt: instant(),
    /** Writing it made its author the owner; undoing it reverts that. */
    tookOwner: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('enquiry_replies_lead_idx').on(table.enquiryId, table.id)],
);

/** Texts for answers, with placeholders in braces. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: idColumn(),
    /** The language of the text. */
    locale: localeColumn(),
    /** The kind of enquiry that it is for; null for every kind. */
    kind: text(),
    name: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Grows with each change; a change based on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('reply_templates_name_key').on(table.locale, table.name)],
);

/** Offered reasons for closing enquiries; without rows those of the contract apply. Closed enquiries retain their own words. */
export const closeReasons = pgTable(
  'close_reasons',
  {
    id: idColumn(),
    label: text().notNull(),
    /** The order of the offer. */
    position: integer().notNull(),
  },
  (table) => [unique('close_reasons_label_key').on(table.label)],
);
