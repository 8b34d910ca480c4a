/** @file What the staff does with an enquiry: notes, answers, introductions, and the words that the desk keeps ready for them. */
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { introductionStatuses } from '#contract/desk/introduction-changes.ts';
import { createdAt, idColumn, instant, oneOf, updatedAt } from './columns.ts';
import { leads } from './leads.ts';
import { staffMembers } from './staff.ts';

const leadId = () =>
  uuid()
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' });
/** Whoever wrote it; the name stays when they are gone. */
const author = {
  memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
  memberName: text().notNull(),
};

export const enquiryNotes = pgTable(
  'enquiry_notes',
  { id: idColumn(), leadId: leadId(), ...author, text: text().notNull(), createdAt: createdAt() },
  (table) => [index('enquiry_notes_lead_idx').on(table.leadId, table.id)],
);

/** Answers by mail. One leaves at `sendAt` unless it was taken back before. */
export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    id: idColumn(),
    leadId: leadId(),
    ...author,
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sendAt: instant().notNull(),
    sentAt: instant(),
    undoneAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('enquiry_replies_lead_idx').on(table.leadId, table.id)],
);

/** A vendor introduced to an enquiry. Its mail carries a link and nothing about the person. */
export const introductions = pgTable(
  'introductions',
  {
    id: idColumn(),
    leadId: leadId(),
    /** No foreign key, so that it outlives the vendor. */
    vendorId: uuid().notNull(),
    vendorName: text().notNull(),
    status: text({ enum: introductionStatuses }).notNull(),
    ...author,
    createdAt: createdAt(),
    sentAt: instant(),
    recalledAt: instant(),
  },
  (table) => [
    unique('introductions_vendor_key').on(table.leadId, table.vendorId),
    check('introductions_status_check', oneOf(table.status, introductionStatuses)),
    index('introductions_vendor_idx').on(table.vendorId, table.createdAt.desc().nullsFirst()),
  ],
);

/** Texts for answers, with placeholders in braces. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: idColumn(),
    name: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Grows with each change; a change made on an older one is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('reply_templates_name_key').on(table.name)],
);

/** Why enquiries are closed, in the words that are offered; without rows those of the contract. What is closed keeps its own words. */
export const closeReasons = pgTable(
  'close_reasons',
  {
    id: idColumn(),
    label: text().notNull(),
    /** In the order in which they are offered. */
    position: integer().notNull(),
  },
  (table) => [unique('close_reasons_label_key').on(table.label)],
);
