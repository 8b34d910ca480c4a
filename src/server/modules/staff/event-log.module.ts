import type { recordEndpoints } from '#contract/desk/record.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { destroyOldEvents, readRecord } from './event-log.ts';
import { staffNameOf } from './staff-token.ts';

export type EventLog = Module<typeof recordEndpoints> & {
  /** The name in a token of the staff; null when it is none. */
  nameOf: (token: string) => string | null;
};

/** Who of the staff calls by the installation's key, and the record of what they do. What they do to a thing is in the module of that thing. */
export const createEventLog = ({ db, secretKey }: Pick<Platform, 'db' | 'secretKey'>): EventLog => ({
  handlers: {
    // Reading it is not an event: only owners can, it holds no contact details, and it would fill itself.
    staffActionList: ({ query }) => readRecord(db, query),
  },
  retention: { events: (now) => destroyOldEvents(db, now) },
  nameOf: (token) => staffNameOf(secretKey, token),
});
