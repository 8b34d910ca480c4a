/** @file What the staff does with an enquiry: notes, answers, introductions, and the words that the desk keeps ready for them. */
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
/** Whoever wrote it; the name stays when they are gone. */
const author = {
  memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
  memberName: text().notNull(),
};

export const enquiryNotes = pgTable(
  'enquiry_notes',
  { id: idColumn(), enquiryId: enquiryId(), ...author, text: text().notNull(), createdAt: createdAt() },
  (table) => [index('enquiry_notes_lead_idx').on(table.enquiryId, table.id)],
);

/** Answers by mail. One leaves at `sendAt` unless it was taken back before. */
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
    /** Its author became the owner by writing it, and is that no more when it is taken back. */
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
    /** By when the vendor should have answered; null for what was sent before there was a term. */
    dueAt: instant(),
    remindedAt: instant(),
    /** What the vendor says became of it. */
    outcome: text({ enum: introductionOutcomes }),
    outcomeAt: instant(),
    /** What the vendor says is wrong with the enquiry, and what the staff says to that. */
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

/** The ledger: who was given contact details of whom, by whose act and under which notice. Never what the details are. */
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
    /** By whose act: what the family agreed to in the form, or somebody of the staff whom it told so. */
    act: text({ enum: disclosureActors }).notNull(),
    memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
    noticeVersion: text().notNull(),
    noticeLocale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
    /** When the vendor first read them. */
    readAt: instant(),
    recalledAt: instant(),
    /** Who took it back: what a family took back no later act of others gives again. */
    recalledBy: text({ enum: disclosureActors }),
  },
  (table) => [
    check('disclosures_act_check', oneOf(table.act, disclosureActors)),
    check('disclosures_fields_check', noneBut(table.fields, disclosedFields)),
    index('disclosures_introduction_idx').on(table.introductionId, table.id),
    index('disclosures_lead_idx').on(table.enquiryId, table.id),
  ],
);

/** What family, vendor and staff write to each other about an enquiry. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: idColumn(),
    enquiryId: enquiryId(),
    /** Null between the family and the staff. */
    introductionId: uuid().references(() => introductions.id, { onDelete: 'cascade' }),
    author: text({ enum: messageAuthors }).notNull(),
    /** Whoever of the staff, or the vendor by its name then; empty for the family. */
    authorName: text().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
    /** The last day on which the vendor is away, of a sentence that was sent for it; null for what somebody wrote. */
    awayUntil: date({ mode: 'string' }),
    /** By whom it is for. */
    seenAt: instant(),
    /** Made once by each form; a message that comes twice is stored once. */
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

/** Pictures of messages, sealed: the two sides and the staff see them, nobody else. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    id: idColumn(),
    enquiryId: enquiryId(),
    /** Null while its message is not sent. */
    messageId: uuid().references(() => enquiryMessages.id, { onDelete: 'cascade' }),
    author: text({ enum: messageAuthors }).notNull(),
    /** Of the vendor who sent it. */
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
    /** The language that it is written in. */
    locale: localeColumn(),
    name: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Grows with each change; a change made on an older one is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('reply_templates_name_key').on(table.locale, table.name)],
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
