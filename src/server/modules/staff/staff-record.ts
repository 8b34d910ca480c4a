/** @file The record of what the staff did: a line for each list that is read and each change. Nothing changes a line. */
import type { RecordStaffAction } from '#platform/call.ts';
import { staffActions } from '#platform/db/tables.ts';

/** Adds a line. @throws Error when nobody of the staff called */
export const recordStaffAction: RecordStaffAction = async (tx, { staff, action, subject, at }) => {
  if (staff === undefined) throw new Error(`${action}: nobody of the staff called`);
  await tx.insert(staffActions).values({ staff, action, subject, createdAt: at });
};
