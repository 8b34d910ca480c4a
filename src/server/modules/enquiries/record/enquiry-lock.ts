/** @file An enquiry held for a change: whoever else wants to change it waits until the transaction ends. */
import { eq, sql } from '#platform/db/drizzle.ts';
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';

/** What was sent is gone then, and nobody is shown anything of it. */
export const isWithdrawn = ({ status }: Pick<Lead, 'status'>): boolean =>
  status === changes.visitor.withdrawn.to;

/** Refuses a change that was made on an older version than the one that is stored. @throws Problem conflict */
export function requireVersion(lead: Pick<Lead, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== lead.version)
    throw new Problem('conflict', { message: 'Somebody else has changed this enquiry meanwhile.' });
}

/** Each change by the staff raises it. */
export const nextVersion = { version: sql`${leads.version} + 1` };

/** @throws Problem not_found, or conflict for a withdrawn one and for an older version than the one that is stored */
export async function lockEnquiry(tx: Tx, reference: string, version?: number): Promise<Lead> {
  const [lead] = await tx.select().from(leads).where(eq(leads.reference, reference)).for('update');
  if (!lead) throw new Problem('not_found', { message: 'There is no enquiry of that number.' });
  requireVersion(lead, version);
  if (isWithdrawn(lead))
    throw new Problem('conflict', { message: 'The visitor has withdrawn this enquiry.' });
  return lead;
}

/** @throws Problem conflict for one that is part of another: it is answered and closed there */
export function requireWhole({ mergedIntoId }: Pick<Lead, 'mergedIntoId'>): void {
  if (mergedIntoId)
    throw new Problem('conflict', {
      message: 'This enquiry is part of another. Work on that one, or take this one apart.',
    });
}
