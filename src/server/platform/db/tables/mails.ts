import { check, index, jsonb, pgTable, primaryKey, text, unique } from '#platform/db/drizzle.ts';
import { optionalTopics } from '#facts/mail-topics.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { createdAt, idColumn, instant, localeColumn, oneOf } from './columns.ts';

/** The earliest time of the next mail of a topic to a recipient. */
export const mailIntervals = pgTable(
  'mail_intervals',
  {
    /** Keyed hash of the address. */
    recipient: text().notNull(),
    topic: text().notNull(),
    nextAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'mail_intervals_pkey', columns: [table.recipient, table.topic] }),
    index('mail_intervals_next_idx').on(table.nextAt),
  ],
);

/** Topics that a recipient has stopped. */
export const mailStops = pgTable(
  'mail_stops',
  {
    /** Keyed hash of the address. */
    recipient: text().notNull(),
    topic: text({ enum: optionalTopics }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'mail_stops_pkey', columns: [table.recipient, table.topic] }),
    check('mail_stops_topic_check', oneOf(table.topic, optionalTopics)),
  ],
);

/** Mails that wait until the next may go to their recipient; all of a topic then go as one. */
export const heldMails = pgTable(
  'held_mails',
  {
    id: idColumn(),
    recipient: text().notNull(),
    topic: text().notNull(),
    /** The subject, such as a reference: at most one mail about it waits. */
    about: text().notNull(),
    /** Its lines in a combined mail. */
    summary: text().notNull(),
    /** The language of the mail. */
    locale: localeColumn(),
    message: jsonb().$type<MailMessage>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('held_mails_about_key').on(table.recipient, table.topic, table.about),
    index('held_mails_about_idx').on(table.about),
  ],
);
