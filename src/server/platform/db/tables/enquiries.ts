import {
  and,
  isNotNull,
  isNull,
  sql,
  type SQL,
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from '#platform/db/drizzle.ts';
import { openStatuses, talkingStatuses, enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import type { Locale } from '#words/locales.ts';
import { bytes, createdAt, idColumn, instant, localeColumn, oneOf, updatedAt } from './columns.ts';
import { staffMembers } from './staff.ts';

/** The visitor's consent: the version of the notice, and each item with its answer. */
export type EnquiryConsent = {
  noticeVersion: string;
  /** The language of the notice; absent in rows from the time of a single language. */
  noticeLocale?: Locale;
  items: string[];
  share: boolean;
  marketing: boolean;
};

/** The author of the last change, and the columns before it; moments as ISO 8601. */
export type ReplacedFields = { by: string | null; columns: Record<string, unknown> };

/** Returns the time since when the sender waits for an answer; after every moment when nothing waits. The index uses this expression. */
export const waitingFrom = (enquiry: Record<'status' | 'unansweredSince', AnyPgColumn>): SQL =>
  sql`coalesce(case when ${oneOf(enquiry.status, talkingStatuses)} then ${enquiry.unansweredSince} end, 'infinity'::timestamptz)`;

/** Returns the day of the event; after every day when there is none. The indexes use this expression. */
export const eventDayOf = (enquiry: Record<'eventDate', AnyPgColumn>): SQL =>
  sql`coalesce(${enquiry.eventDate}, 'infinity'::date)`;

/** Returns the conditions of an enquiry that is neither ended nor merged into another. The indexes use them. */
export const openConditions = (enquiry: Record<'status' | 'mergedIntoId', AnyPgColumn>): SQL[] => [
  isNull(enquiry.mergedIntoId),
  oneOf(enquiry.status, openStatuses),
];

/** Every enquiry and contact request of every kind, stored before it is acknowledged. */
export const enquiries = pgTable(
  'leads',
  {
    id: idColumn(),
    /** The kind of enquiry: a key of the contract's table. */
    kind: text().notNull(),
    /** The number shown to the visitor. */
    reference: text().notNull(),
    /** The language of the form, for all later mails to the sender. */
    locale: localeColumn(),
    /** SHA-256 of the secret in the link to the private status page. */
    secretHash: bytes().notNull(),
    /** Grows with each new link of the family; the secret is derived from it. */
    linkNumber: integer().notNull().default(0),
    status: text({ enum: enquiryStatuses }).notNull().default('received'),
    /** Flagged as spam: stored for the staff, never mailed or counted as a lead. */
    quarantine: boolean().notNull().default(false),
    quarantineReason: text(),
    /** The time of the mail to the staff about the quarantine. */
    quarantineToldAt: instant(),
    name: text(),
    email: text(),
    phone: text(),
    message: text(),
    eventDate: date({ mode: 'string' }),
    /** A vendor of ours; no foreign key, so that a lead outlives the vendor. */
    vendorId: uuid(),
    /** The service card of the form, when that is not a vendor's. */
    cardId: text(),
    vendorName: text(),
    /** The submitted fields, unchanged. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Made once by each form; a second request with it gets the stored answer. */
    idempotencyKey: text(),
    /** SHA-256 of the body of that request: another body with the same key is refused. */
    bodyHash: bytes(),
    /** The path of the page with the form. */
    sourcePage: text(),
    /** The pattern of that page, without language and record; null for any other place. */
    source: text(),
    /** The post on which it began: its item, whatever its address becomes. No foreign key, so that an enquiry outlives the post. */
    postId: uuid(),
    /** The campaign that led to the site, as its link named it; null where none did. */
    campaign: text(),
    /** The place that the enquiry is about, as known when it came: an area or a region; null where none was named. */
    place: text(),
    /** The time from opening to sending the form, as its page measured it. */
    formMs: integer(),
    consent: jsonb().$type<EnquiryConsent>(),
    /** The answer, for a repeated request. */
    reply: jsonb().$type<Record<string, unknown>>(),
    /** Keyed hash of the sender's address, for limits; emptied with age. */
    clientHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    readAt: instant(),
    introducedAt: instant(),
    answeredAt: instant(),
    bookedAt: instant(),
    closedAt: instant(),
    withdrawnAt: instant(),
    /** The staff member who owns it. */
    ownerId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
    /** The due date of the owner's work. */
    dueAt: instant(),
    /** The time of the sender's oldest unanswered message, in threads that accept an answer; updated by every change to them. */
    unansweredSince: instant(),
    labels: text().array().notNull().default([]),
    /** The reason in its words at the time of closing. */
    closeReason: text(),
    /** Its text was compared with those of its kind (`enquiryTwins`); only a job sets it. */
    textCompared: boolean().notNull().default(false),
    /** The enquiry into which this one is merged; nothing of it is lost. */
    mergedIntoId: uuid().references((): AnyPgColumn => enquiries.id, { onDelete: 'set null' }),
    /** Grows with each change by the staff; a change based on an older version is refused. */
    version: integer().notNull().default(1),
    /** The values replaced by the staff's last change, so that its author can undo it exactly; null when there is nothing to undo. */
    replaced: jsonb().$type<ReplacedFields>(),
    /** The address in the form that identifies one person. */
    emailKey: text().generatedAlwaysAs(sql`lower(trim(email))`),
    /** The fields that the staff may search, in lower case. */
    search: text().generatedAlwaysAs(
      sql`lower(reference || ' ' || coalesce(name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || coalesce(vendor_name, '') || ' ' || jsonb_path_query_array(payload, '$.*')::text)`,
    ),
  },
  (table) => [
    unique('leads_reference_key').on(table.reference),
    unique('leads_secret_hash_key').on(table.secretHash),
    unique('leads_idempotency_key_key').on(table.idempotencyKey),
    check('leads_status_check', oneOf(table.status, enquiryStatuses)),
    index('leads_inbox_idx').on(
      table.quarantine,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index('leads_sent_idx').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('leads_event_idx').on(eventDayOf(table), table.id),
    // The orders of the page Today.
    index('leads_unanswered_idx')
      .on(table.createdAt, table.id)
      .where(and(isNull(table.answeredAt), ...openConditions(table))!),
    index('leads_open_due_idx')
      .on(table.dueAt, table.id)
      .where(and(isNotNull(table.dueAt), sql`not ${table.quarantine}`, ...openConditions(table))!),
    index('leads_open_event_idx')
      .on(eventDayOf(table), table.id)
      .where(and(sql`not ${table.quarantine}`, ...openConditions(table))!),
    index('leads_flagged_idx')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(and(sql`${table.quarantine}`, ...openConditions(table))!),
    index('leads_waiting_idx').on(waitingFrom(table), table.id).where(isNotNull(table.unansweredSince)),
    index('leads_uncompared_idx')
      .on(table.createdAt, table.id)
      .where(sql`not ${table.textCompared} and not ${table.quarantine}`),
    index('leads_owner_idx').on(table.ownerId, table.status),
    index('leads_phone_idx').on(table.phone, table.createdAt),
    index('leads_email_idx').on(table.emailKey, table.createdAt),
    index('leads_merged_idx').on(table.mergedIntoId),
    // The same text sent by others: texts are long, so their hashes are compared.
    index('leads_message_idx').using('hash', table.message),
    index('leads_search_idx').using('gin', table.search.op('gin_trgm_ops')),
    index('leads_vendor_idx').on(table.vendorId, table.createdAt.desc().nullsFirst()),
    index('leads_post_idx').on(table.postId, table.createdAt).where(isNotNull(table.postId)),
    index('leads_client_idx')
      .on(table.clientHash, table.createdAt)
      .where(sql`${table.clientHash} is not null`),
  ],
);
