/** @file One enquiry as the staff sees it, and its steps. */
import { eq } from 'drizzle-orm';
import { changes, type StaffChange } from '#contract/desk/enquiry-changes.ts';
import type { StaffEnquiry } from '#contract/staff.ts';
import { leads } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
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

/** Changing enquiries, for the staff. */
export function createEnquiryInbox({ db }: Pick<EnquiryDependencies, 'db'>, { change }: Lifecycle) {
  return {
    /** @throws Problem not_found, or conflict for a withdrawn one, a step back and an older version */
    async update(reference: string, { status, ...given }: Update, by: Actor): Promise<StaffEnquiry> {
      const [lead] = await db.select().from(leads).where(eq(leads.reference, reference));
      if (!lead) throw new Problem('not_found');
      return shown(await change(lead, changes.staff[status], { by, ...given }));
    },
  };
}
