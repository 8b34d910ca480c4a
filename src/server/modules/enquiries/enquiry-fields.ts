/** @file Changes of what the staff keeps about an enquiry beside its status: owner, labels. */
import { eq } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import type { EventFacts } from '#platform/db/tables/events.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { isWithdrawn } from './enquiry-lifecycle.ts';
import type { EnquiryDependencies, Lead } from './enquiry.types.ts';

/** What a change writes and tells; null when the enquiry is so already. */
export type FieldChange = { columns: Partial<Pick<Lead, 'ownerId' | 'labels'>>; facts: EventFacts } | null;

export function createFieldChanges({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) {
  return {
    /**
     * Makes one change and tells it as an event. What the enquiry has already changes nothing.
     * @throws Problem not_found, or conflict for a withdrawn one
     */
    changeFields: (reference: string, by: Actor, changeOf: (lead: Lead) => FieldChange): Promise<void> =>
      db.transaction(async (tx: Tx) => {
        const [lead] = await tx.select().from(leads).where(eq(leads.reference, reference)).for('update');
        if (!lead) throw new Problem('not_found', { message: 'There is no enquiry of that number.' });
        if (isWithdrawn(lead))
          throw new Problem('conflict', { message: 'The visitor has withdrawn this enquiry.' });
        const change = changeOf(lead);
        if (!change) return;
        await tx
          .update(leads)
          .set({ ...change.columns, version: lead.version + 1 })
          .where(eq(leads.id, lead.id));
        const on = { kind: 'enquiry', id: lead.reference } as const;
        await recordEvent(tx, { type: 'enquiry.changed', by, on, at: clock(), facts: change.facts });
      }),
  };
}
