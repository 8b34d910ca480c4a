/** @file The record of what the staff did. A change is recorded in its own transaction: neither is there without the other. */
import type { Database, Tx } from './db/handle.ts';
import { staffActions } from './db/tables.ts';

/** Adds a line. `staff` is the name that the call carries; `subject` is a number or an id, never what somebody wrote. */
export async function recordStaffAction(
  tx: Database | Tx,
  line: { staff: string | undefined; action: string; subject?: string; at: Date },
): Promise<void> {
  const { staff, action, subject, at } = line;
  if (staff === undefined) throw new Error(`${action}: nobody of the staff called`);
  await tx.insert(staffActions).values({ staff, action, subject, createdAt: at });
}
