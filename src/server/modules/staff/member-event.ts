import type { EventType } from '#domain/desk/events.ts';
import type { Database } from '#platform/db/handle.ts';
import { recordEvent } from '#platform/events.ts';

/** Tells of something that somebody of the staff did with their own way in. */
export const memberEvent = (
  tx: Database,
  type: EventType,
  { id, name }: { id: string; name: string },
  at: Date,
): Promise<void> =>
  recordEvent(tx, { type, by: { kind: 'staff', id, name }, on: { kind: 'member', id }, at });
