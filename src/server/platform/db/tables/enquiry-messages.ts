/** @file The conversations of an enquiry, with their pictures. */
import { isNull, check, date, index, pgTable, text, unique, uuid } from '#platform/db/drizzle.ts';
import { messageAuthors } from '#domain/enquiries/disclosures.ts';
import { bytes, createdAt, idColumn, instant, oneOf } from './columns.ts';
import { introductions } from './introductions.ts';
import { enquiryId } from './enquiry-columns.ts';

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
