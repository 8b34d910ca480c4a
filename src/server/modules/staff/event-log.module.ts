import type { staffEndpoints } from '#contract/staff.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { destroyOldEvents, newestStaffActions } from './event-log.ts';
import { staffNameOf } from './staff-token.ts';

export type EventLog = Module<Pick<typeof staffEndpoints, 'staffActionList'>> & {
  /** The name in a token of the staff; null when it is none. */
  nameOf: (token: string) => string | null;
};

/** Who of the staff calls by the installation's key, and the record of what they do. What they do to a thing is in the module of that thing. */
export const createEventLog = ({ db, secretKey }: Pick<Platform, 'db' | 'secretKey'>): EventLog => ({
  handlers: { staffActionList: () => newestStaffActions(db) },
  retention: { events: (now) => destroyOldEvents(db, now) },
  nameOf: (token) => staffNameOf(secretKey, token),
});
