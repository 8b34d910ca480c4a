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

/** What the visitor agreed to: which notice was shown, and each item with its answer. */
export type EnquiryConsent = {
  noticeVersion: string;
  /** The language in which the notice was read; absent in what was stored while there was but one. */
  noticeLocale?: Locale;
  items: string[];
  share: boolean;
  marketing: boolean;
};

/** Who changed an enquiry last, and the columns as they were before; moments as ISO 8601. */
export type ReplacedFields = { by: string | null; columns: Record<string, unknown> };

/** Since when an answer to its sender waits; behind every moment where none does. The form in which the index holds it. */
export const waitingFrom = (enquiry: Record<'status' | 'unansweredSince', AnyPgColumn>): SQL =>
  sql`coalesce(case when ${oneOf(enquiry.status, talkingStatuses)} then ${enquiry.unansweredSince} end, 'infinity'::timestamptz)`;

/** Every enquiry and contact request of every kind, stored before it is acknowledged. */
export const enquiries = pgTable(
  'leads',
  {
    id: idColumn(),
    /** The kind of enquiry: a key of the contract's table. */
    kind: text().notNull(),
    /** The number the visitor is told. */
    reference: text().notNull(),
    /** The language of the form, for all that is written to its sender later. */
    locale: localeColumn(),
    /** SHA-256 of the secret in the link to the private status page. */
    secretHash: bytes().notNull(),
    /** Grows with each new link that the family makes; the secret is made from it. */
    linkNumber: integer().notNull().default(0),
    status: text({ enum: enquiryStatuses }).notNull().default('received'),
    /** Flagged as spam: kept for the staff, never mailed or counted as a lead. */
    quarantine: boolean().notNull().default(false),
    quarantineReason: text(),
    /** When the staff was told by mail that it is kept apart. */
    quarantineToldAt: instant(),
    name: text(),
    email: text(),
    phone: text(),
    message: text(),
    eventDate: date({ mode: 'string' }),
    /** A vendor of ours; no foreign key, so that a lead outlives the vendor. */
    vendorId: uuid(),
    /** The service card it came from, when that is not a vendor. */
    cardId: text(),
    vendorName: text(),
    /** The fields exactly as they were sent. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Made once by each form; a second request with it gets the stored answer. */
    idempotencyKey: text(),
    /** SHA-256 of the body that came with the key: another body with the same key is refused. */
    bodyHash: bytes(),
    /** The path of the page with the form. */
    sourcePage: text(),
    /** How long the form was open, as its page measured it. */
    formMs: integer(),
    consent: jsonb().$type<EnquiryConsent>(),
    /** The answer that was given, for a repeated request. */
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
    /** Who of the staff looks after it. */
    ownerId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
    /** By when somebody wants to have done something. */
    dueAt: instant(),
    /** When its sender wrote the oldest message without an answer, of the threads that take one; kept by what changes those. */
    unansweredSince: instant(),
    labels: text().array().notNull().default([]),
    /** As it read when it was closed. */
    closeReason: text(),
    /** The enquiry that this one is part of; nothing of it is lost. */
    mergedIntoId: uuid().references((): AnyPgColumn => enquiries.id, { onDelete: 'set null' }),
    /** Grows with each change by the staff; a change made on an older one is refused. */
    version: integer().notNull().default(1),
    /** What the last change by the staff replaced, for its author to take back exactly; null when there is nothing to take back. */
    replaced: jsonb().$type<ReplacedFields>(),
    /** The address in the form by which one person is found. */
    emailKey: text().generatedAlwaysAs(sql`lower(trim(email))`),
    /** All that the staff may search in, in lower case. */
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
    index('leads_event_idx').on(sql`coalesce(${table.eventDate}, 'infinity'::date)`, table.id),
    // What the page Today asks for, in its order.
    index('leads_unanswered_idx')
      .on(table.createdAt, table.id)
      .where(and(isNull(table.answeredAt), isNull(table.mergedIntoId), oneOf(table.status, openStatuses))!),
    index('leads_due_idx')
      .on(table.dueAt, table.id)
      .where(and(isNotNull(table.dueAt), isNull(table.mergedIntoId))!),
    index('leads_waiting_idx').on(waitingFrom(table), table.id).where(isNotNull(table.unansweredSince)),
    index('leads_owner_idx').on(table.ownerId, table.status),
    index('leads_phone_idx').on(table.phone, table.createdAt),
    index('leads_email_idx').on(table.emailKey, table.createdAt),
    index('leads_merged_idx').on(table.mergedIntoId),
    // The same text sent by others: texts are long, so their hashes are compared.
    index('leads_message_idx').using('hash', table.message),
    index('leads_search_idx').using('gin', table.search.op('gin_trgm_ops')),
    index('leads_vendor_idx').on(table.vendorId, table.createdAt.desc().nullsFirst()),
    index('leads_client_idx')
      .on(table.clientHash, table.createdAt)
      .where(sql`${table.clientHash} is not null`),
  ],
);
