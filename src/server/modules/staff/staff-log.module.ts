import type { staffEndpoints } from '#contract/staff.ts';
import type { RecordStaffAction } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { destroyOldStaffActions, newestStaffActions } from './staff-log.ts';
import { recordStaffAction } from './staff-record.ts';
import { staffNameOf } from './staff-token.ts';

export type StaffLog = Module<Pick<typeof staffEndpoints, 'staffActionList'>> & {
  record: RecordStaffAction;
  /** The name in a token of the staff; null when it is none. */
  nameOf: (token: string) => string | null;
};

/** Who of the staff calls by the installation's key, and the record of what they do. What they do to a thing is in the module of that thing. */
export const createStaffLog = ({ db, secretKey }: Pick<Platform, 'db' | 'secretKey'>): StaffLog => ({
  handlers: { staffActionList: () => newestStaffActions(db) },
  retention: { staffActions: (now) => destroyOldStaffActions(db, now) },
  record: recordStaffAction,
  nameOf: (token) => staffNameOf(secretKey, token),
});
