/** @file Introductions of vendors to enquiries, and the ledger of what was disclosed to them. */
import { and, check, index, isNotNull, isNull, pgTable, text, unique, uuid } from '#platform/db/drizzle.ts';
import {
  declineReasons,
  introductionOutcomes,
  introductionStatuses,
  reportReasons,
} from '#domain/enquiries/introduction-changes.ts';
import { disclosedFields, disclosureActors } from '#domain/enquiries/disclosures.ts';
import type { Locale } from '#words/locales.ts';
import { createdAt, idColumn, instant, noneBut, oneOf } from './columns.ts';
import { staffMembers } from './staff.ts';
import { enquiryId, author } from './enquiry-columns.ts';

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
    /** Set while nobody is told and the staff may take it back: the same for all introductions of one act. */
    heldId: uuid(),
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
    index('introductions_untold_idx')
      .on(table.createdAt)
      .where(oneOf(table.status, ['proposed'])),
    // The order of the page Today.
    index('introductions_reports_idx')
      .on(table.reportedAt, table.id)
      .where(and(isNotNull(table.reportedAt), isNull(table.reportAnsweredAt))!),
    index('introductions_held_idx').on(table.heldId).where(isNotNull(table.heldId)),
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
