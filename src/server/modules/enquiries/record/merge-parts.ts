/** @file Writes the merging of enquiries. */
import { eq } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Actor } from '#platform/events.ts';
import { writeChange } from './enquiry-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

type How = { by: Actor; at: Date };

/** Merges one enquiry into another, or separates them, and records the event for both. Both are locked. */
export async function writeMerge(
  tx: Tx,
  { part, main, merged }: { part: Enquiry; main: Enquiry; merged: boolean },
  { by, at }: How,
): Promise<void> {
  const parted = 'enquiry.parted' as const;
  const write = (enquiry: Enquiry, columns: Partial<Enquiry>, event: EventType, other: Enquiry) =>
    writeChange(tx, enquiry, columns, { by, at, event, facts: { other: other.reference } });
  await write(part, { mergedIntoId: merged ? main.id : null }, merged ? 'enquiry.merged' : parted, main);
  await write(main, {}, merged ? 'enquiry.extended' : parted, part);
}

/** Separates all enquiries merged into a locked one: nobody would see them in it any more. */
export async function unmergeAll(tx: Tx, { id }: Enquiry, how: How): Promise<void> {
  const parts = await tx
    .select()
    .from(enquiries)
    .where(eq(enquiries.mergedIntoId, id))
    .orderBy(enquiries.id)
    .for('update');
  for (const part of parts) {
    const [main] = await tx.select().from(enquiries).where(eq(enquiries.id, id));
    await writeMerge(tx, { part, main: main!, merged: false }, how);
  }
}
