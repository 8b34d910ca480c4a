/** @file The inbox of the staff: what was asked, where it stands, and what was flagged as spam. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { changes, openStatuses, type StaffChange } from '#contract/desk/enquiry-changes.ts';
import { staffListMax, type StaffEnquiry } from '#contract/staff.ts';
import { leads } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Lifecycle } from './enquiry-lifecycle.ts';
import type { EnquiryDependencies, Lead } from './enquiry.types.ts';
import { consentOf } from './lead-columns.ts';
import { sentIn, titleOf } from './lead-words.ts';

const shown = (lead: Lead): StaffEnquiry => ({
  reference: lead.reference,
  title: titleOf(lead),
  status: lead.status,
  version: lead.version,
  sentAt: lead.createdAt.toISOString(),
  page: lead.sourcePage,
  sent: sentIn(lead),
  ...consentOf(lead),
  flagged: lead.quarantine ? (lead.quarantineReason ?? 'kept apart') : null,
});

type Update = { status: StaffChange; reason?: string; version?: number };

/** Reading and changing enquiries, for the staff. */
export function createEnquiryInbox(
  { db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>,
  { change }: Lifecycle,
) {
  return {
    /** The newest that are still open, or with `flagged` those kept apart; a merged one is part of another. A withdrawn one is nobody's business. */
    async list({ flagged }: { flagged: boolean }, by: Actor): Promise<StaffEnquiry[]> {
      await recordEvent(db, { type: 'enquiries.listed', by, on: { kind: 'desk' }, at: clock() });
      const rows = await db
        .select()
        .from(leads)
        .where(
          and(
            eq(leads.quarantine, flagged),
            inArray(leads.status, [...openStatuses]),
            isNull(leads.mergedIntoId),
          ),
        )
        .orderBy(desc(leads.createdAt), leads.id)
        .limit(staffListMax);
      return rows.map(shown);
    },

    /** @throws Problem not_found, or conflict for a withdrawn one, a step back and an older version */
    async update(reference: string, { status, ...given }: Update, by: Actor): Promise<StaffEnquiry> {
      const [lead] = await db.select().from(leads).where(eq(leads.reference, reference));
      if (!lead) throw new Problem('not_found');
      return shown(await change(lead, changes.staff[status], { by, ...given }));
    },
  };
}
