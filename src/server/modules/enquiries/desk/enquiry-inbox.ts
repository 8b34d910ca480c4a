/** @file One enquiry as the staff sees it, and its steps. */
import { eq } from '#platform/db/drizzle.ts';
import { changes, type StaffChange } from '#domain/enquiries/enquiry-changes.ts';
import type { StaffEnquiry } from '#contract/staff.ts';
import { leads } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lastSaidOf } from '#platform/said.ts';
import type { Lifecycle } from '#modules/enquiries/record/enquiry-lifecycle.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { shownToStaff } from './shown-to-staff.ts';

type Update = { status: StaffChange; reason?: string; version?: number; seen?: string | null };

/** Changing enquiries, for the staff. */
export function createEnquiryInbox({ db }: Pick<EnquiryDependencies, 'db'>, { change }: Lifecycle) {
  return {
    /** @throws Problem not_found, or conflict for a withdrawn one, a step back and an older version */
    async update(reference: string, { status, ...given }: Update, by: Actor): Promise<StaffEnquiry> {
      const [lead] = await db.select().from(leads).where(eq(leads.reference, reference));
      if (!lead) throw new Problem('not_found');
      const changed = await change(lead, changes.staff[status], { by, ...given });
      return shownToStaff(changed, await lastSaidOf(db, changed.reference));
    },
  };
}
