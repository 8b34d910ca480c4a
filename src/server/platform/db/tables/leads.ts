import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { enquiryStatuses } from '#contract/enquiry-status.ts';
import { bytes, createdAt, idColumn, instant, oneOf, updatedAt } from './columns.ts';

/** What the visitor agreed to: which notice was shown, and each item with its answer. */
export type LeadConsent = { noticeVersion: string; items: string[]; share: boolean; marketing: boolean };

/** Every enquiry and contact request of every kind, stored before it is acknowledged. */
export const leads = pgTable(
  'leads',
  {
    id: idColumn(),
    /** The kind of enquiry: a key of the contract's table. */
    kind: text().notNull(),
    /** The number the visitor is told. */
    reference: text().notNull(),
    /** SHA-256 of the secret in the link to the private status page. */
    secretHash: bytes().notNull(),
    status: text({ enum: enquiryStatuses }).notNull().default('received'),
    /** Flagged as spam: kept for the staff, never mailed or counted as a lead. */
    quarantine: boolean().notNull().default(false),
    quarantineReason: text(),
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
    consent: jsonb().$type<LeadConsent>(),
    /** The answer that was given, for a repeated request. */
    reply: jsonb().$type<Record<string, unknown>>(),
    /** Keyed hash of the sender's address, for limits; emptied with age. */
    clientHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    readAt: instant(),
    answeredAt: instant(),
    closedAt: instant(),
    withdrawnAt: instant(),
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
    index('leads_vendor_idx').on(table.vendorId, table.createdAt.desc().nullsFirst()),
    index('leads_client_idx')
      .on(table.clientHash, table.createdAt)
      .where(sql`${table.clientHash} is not null`),
  ],
);
