/** @file Stores invented enquiries by the hundred thousand, and counts percentiles. */
import type { DatabaseHandle } from '#platform/db/open.ts';
import { staffMembers } from '#platform/db/tables.ts';
import { createEnquiryRows } from './desk.enquiries.ts';
import { withoutSlowIndexes } from './slow-indexes.ts';

const batch = 2000;

/** Stores so many rows, which `next` returns by their place. */
export async function storeEnquiries(
  handle: DatabaseHandle,
  total: number,
  next: (index: number) => object,
): Promise<void> {
  const columns = Object.keys(next(0)).join(', ');
  for (let start = 0; start < total; start += batch) {
    const rows = Array.from({ length: Math.min(batch, total - start) }, (_, index) => next(start + index));
    await handle.executeSql(
      `insert into leads (${columns}) select ${columns} from jsonb_populate_recordset(null::leads, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

/** Stores them with four colleagues; returns the id of one, whose list is read. */
export async function fillEnquiries(
  handle: DatabaseHandle,
  { total, now }: { total: number; now: Date },
): Promise<string> {
  const members = await handle.db
    .insert(staffMembers)
    .values(
      ['Asha', 'Ravi', 'Kiran', 'Dev'].map((name) => ({
        name,
        email: `${name}@desk.example`,
        emailKey: name,
        role: 'manager' as const,
      })),
    )
    .returning({ id: staffMembers.id });
  const ids = members.map(({ id }) => id);
  await withoutSlowIndexes(handle, 'leads', () =>
    storeEnquiries(handle, total, createEnquiryRows(total, { now, members: ids })),
  );
  await handle.executeSql('vacuum (analyze) leads');
  return ids[0]!;
}

/** Returns the value that this share of values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
