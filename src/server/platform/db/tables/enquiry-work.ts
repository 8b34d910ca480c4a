/** @file The staff's work on an enquiry: notes, answers, introductions, and the desk's prepared texts for them. */
import {
  isNull,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from '#platform/db/drizzle.ts';
import {
  declineReasons,
  introductionOutcomes,
  introductionStatuses,
  reportReasons,
} from '#domain/enquiries/introduction-changes.ts';
import { disclosedFields, disclosureActors, messageAuthors } from '#domain/enquiries/disclosures.ts';
import type { Locale } from '#words/locales.ts';
import { bytes, createdAt, idColumn, instant, localeColumn, noneBut, oneOf, updatedAt } from './columns.ts';
import { enquiries } from './enquiries.ts';
import { staffMembers } from './staff.ts';

const enquiryId = () =>
  uuid('lead_id')
    .notNull()
    .references(() => enquiries.id, { onDelete: 'cascade' });
/** The author; the name remains when the member is deleted. */
const author = {
  memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
  memberName: text().notNull(),
};

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

/** A vendor introduced to an enquiry. Its mail carries a link and nothing about the person. */
export const introductions = pgTable(
  'introductions',
  {
    id: idColumn(),
    enquiryId: enquiryId(),
    /** No foreign key, so that it outlives the vendor. */
    vendorId: uuid().notNull(),
    vendorName: text().notNull(),
    status: text({ enum: introductionStatuses }).notNull(),
    ...author,
    createdAt: createdAt(),
    sentAt: instant(),
    seenAt: instant(),
    repliedAt: instant(),
    chosenAt: instant(),
    declinedAt: instant(),
    declineReason: text({ enum: declineReasons }),
    lapsedAt: instant(),
    recalledAt: instant(),
    /** The vendor's term to answer; null for introductions from before there was a term. */
    dueAt: instant(),
    remindedAt: instant(),
    /** The outcome reported by the vendor. */
    outcome: text({ enum: introductionOutcomes }),
    outcomeAt: instant(),
    /** The vendor's complaint about the enquiry, and the staff's reply. */
    reportReason: text({ enum: reportReasons }),
    reportedAt: instant(),
    reportAnswer: text(),
    reportAnsweredAt: instant(),
  },
  (table) => [
    index('introductions_due_idx')
      .on(table.dueAt)
      .where(oneOf(table.status, ['sent', 'seen'])),
    unique('introductions_vendor_key').on(table.enquiryId, table.vendorId),
    check('introductions_status_check', oneOf(table.status, introductionStatuses)),
    index('introductions_vendor_idx').on(table.vendorId, table.createdAt.desc().nullsFirst()),
  ],
);

/** The ledger of disclosures: who received contact details of whom, by whose act and under which notice. Never the details themselves. */
export const disclosures = pgTable(
  'disclosures',
  {
    id: idColumn(),
    introductionId: uuid()
      .notNull()
      .references(() => introductions.id, { onDelete: 'cascade' }),
    enquiryId: enquiryId(),
    vendorId: uuid().notNull(),
    fields: text({ enum: disclosedFields }).array().notNull(),
    /** The authorising party: the family by its consent in the form, or a staff member with the family's word. */
    act: text({ enum: disclosureActors }).notNull(),
    memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
    noticeVersion: text().notNull(),
    noticeLocale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
    /** The time of the vendor's first look. */
    readAt: instant(),
    recalledAt: instant(),
    /** The party that revoked it: no later act of others undoes a family's revocation. */
    recalledBy: text({ enum: disclosureActors }),
  },
  (table) => [
    check('disclosures_act_check', oneOf(table.act, disclosureActors)),
    check('disclosures_fields_check', noneBut(table.fields, disclosedFields)),
    index('disclosures_introduction_idx').on(table.introductionId, table.id),
    index('disclosures_lead_idx').on(table.enquiryId, table.id),
  ],
);

/** Messages between family, vendor and staff about an enquiry. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: idColumn(),
    enquiryId: enquiryId(),
    /** Null between the family and the staff. */
    introductionId: uuid().references(() => introductions.id, { onDelete: 'cascade' }),
    author: text({ enum: messageAuthors }).notNull(),
    /** The name of the staff member, or of the vendor at that time; empty for the family. */
    authorName: text().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
    /** The vendor's last day of absence, for its automatic sentence; null for a written message. */
    awayUntil: date({ mode: 'string' }),
    /** The time when its recipient saw it. */
    seenAt: instant(),
    /** Made once by each form; a repeated message is stored once. */
    idempotencyKey: text().notNull(),
  },
  (table) => [
    check('enquiry_messages_author_check', oneOf(table.author, messageAuthors)),
    unique('enquiry_messages_key').on(table.enquiryId, table.author, table.idempotencyKey),
    index('enquiry_messages_lead_idx').on(table.enquiryId, table.id),
    index('enquiry_messages_introduction_idx').on(table.introductionId, table.id),
    index('enquiry_messages_unseen_idx').on(table.enquiryId, table.author).where(isNull(table.seenAt)),
  ],
);

/** Pictures of messages, sealed: only the two sides and the staff see them. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    id: idColumn(),
    enquiryId: enquiryId(),
    /** Null until its message is sent. */
    messageId: uuid().references(() => enquiryMessages.id, { onDelete: 'cascade' }),
    author: text({ enum: messageAuthors }).notNull(),
    /** The vendor who sent it. */
    introductionId: uuid().references(() => introductions.id, { onDelete: 'cascade' }),
    uploadKey: uuid().notNull(),
    sealed: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('message_pictures_author_check', oneOf(table.author, messageAuthors)),
    unique('message_pictures_key').on(table.enquiryId, table.uploadKey),
    index('message_pictures_message_idx').on(table.messageId),
  ],
);

/** Texts for answers, with placeholders in braces. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: idColumn(),
    /** The language of the text. */
    locale: localeColumn(),
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
