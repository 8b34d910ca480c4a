/** @file Notes of the staff on an enquiry. Nobody else reads them. */
import { eq } from '#platform/db/drizzle.ts';
import { enquiryNotes, leads } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { lockEnquiry, nextVersion } from '#modules/enquiries/record/enquiry-lock.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';

/** Writing notes. One clashes with nothing, so that no version is asked for. */
export const createEnquiryNotes = ({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) => ({
  /** @throws Problem not_found, or conflict for a withdrawn enquiry */
  async write(reference: string, text: string, by: Actor): Promise<void> {
    await db.transaction(async (tx) => {
      const lead = await lockEnquiry(tx, reference);
      const at = clock();
      await tx
        .insert(enquiryNotes)
        .values({ leadId: lead.id, memberId: by.id, memberName: by.name ?? '', text, createdAt: at });
      await tx.update(leads).set(nextVersion).where(eq(leads.id, lead.id));
      await recordEvent(tx, {
        type: 'enquiry.noted',
        by,
        on: { kind: 'enquiry', id: lead.reference },
        at,
      });
    });
  },
});
