/** @file Writes which enquiry another is part of. */
import { eq } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';

type How = { by: Actor; at: Date };

/** Makes one enquiry part of another, or takes it apart, and tells it of both. Both are locked. */
export async function writeMerge(
  tx: Tx,
  { part, main, merged }: { part: Lead; main: Lead; merged: boolean },
  { by, at }: How,
): Promise<void> {
  const set = (lead: Lead, more: Partial<Lead> = {}) =>
    tx
      .update(leads)
      .set({ version: lead.version + 1, ...more })
      .where(eq(leads.id, lead.id));
  await set(part, { mergedIntoId: merged ? main.id : null });
  await set(main);
  const recordChange = (
    lead: Lead,
    type: 'enquiry.merged' | 'enquiry.extended' | 'enquiry.parted',
    other: Lead,
  ) =>
    recordEvent(tx, {
      type,
      by,
      on: { kind: 'enquiry', id: lead.reference },
      at,
      facts: { other: other.reference },
    });
  await recordChange(part, merged ? 'enquiry.merged' : 'enquiry.parted', main);
  await recordChange(main, merged ? 'enquiry.extended' : 'enquiry.parted', part);
}

/** Takes apart all that is part of an enquiry, which is locked: nobody would see them in it any more. */
export async function unmergeAll(tx: Tx, { id }: Lead, how: How): Promise<void> {
  const parts = await tx
    .select()
    .from(leads)
    .where(eq(leads.mergedIntoId, id))
    .orderBy(leads.id)
    .for('update');
  for (const part of parts) {
    const [main] = await tx.select().from(leads).where(eq(leads.id, id));
    await writeMerge(tx, { part, main: main!, merged: false }, how);
  }
}
