import type { recordEndpoints } from '#contract/desk/record.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { destroyOldEvents, readRecord } from './event-log.ts';
import { staffNameOf } from './staff-token.ts';

export type EventLog = Module<typeof recordEndpoints> & {
  /** Returns the name in a staff token; null when the token is invalid. */
  nameOf: (token: string) => string | null;
};

/** Creates the event log of the staff, and the reader of names in staff tokens. The acts are in the module of their subject. */
export const createEventLog = ({ db, secretKey }: Pick<Platform, 'db' | 'secretKey'>): EventLog => ({
  handlers: {
    // Reading the log is no event: only owners can, it holds no contact details, and it would fill itself.
    staffActionList: ({ query }) => readRecord(db, query),
  },
  retention: { events: (now) => destroyOldEvents(db, now) },
  nameOf: (token) => staffNameOf(secretKey, token),
});
