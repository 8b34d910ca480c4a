/** @file Undoes the last change of an enquiry: the replaced values are stored with it and restored exactly. */
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { ReplacedFields } from '#platform/db/tables/enquiries.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lockForStaff, writeChange } from '#modules/enquiries/record/enquiry-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { requestChanged, type RequestChangedNeeds } from '#modules/enquiries/vendor/changed-request.ts';

/** Times are text in JSON. */
const revived = (columns: ReplacedFields['columns']): Partial<Enquiry> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      name.endsWith('At') && typeof value === 'string' ? new Date(value) : value,
    ]),
  );

/**
 * Undoes the caller's last change, once. Returns the vendors whose calendars changed with it.
 * @throws Problem not_found, or conflict when the enquiry was changed since
 * @where How is a change at the desk undone?
 */
export async function undoLast(
  tx: Tx,
  reference: string,
  { by, ...deps }: { by: Actor } & RequestChangedNeeds,
): Promise<string[]> {
  const enquiry = await lockForStaff(tx, reference, { by });
  if (!enquiry.replaced || enquiry.replaced.by !== (by.id ?? null))
    throw new Problem('conflict', {
      message: 'This enquiry has gone on since: there is nothing to take back.',
    });
  const columns = revived(enquiry.replaced.columns);
  const { from } = changes.staff.reopened;
  const reopens = columns.status && (from as readonly string[]).includes(enquiry.status);
  const event = reopens ? 'enquiry.reopened' : 'enquiry.undone';
  await writeChange(tx, enquiry, { ...columns, replaced: null }, { by, at: deps.clock(), event });
  return requestChanged(tx, deps, enquiry);
}
