import type { EventType } from '#domain/desk/events.ts';
import type { Database } from '#platform/db/handle.ts';
import { recordEvent } from '#platform/events.ts';

/** Records an act of a staff member on their own keys or access. */
export const memberEvent = (
  tx: Database,
  type: EventType,
  { id, name }: { id: string; name: string },
  at: Date,
): Promise<void> =>
  recordEvent(tx, { type, by: { kind: 'staff', id, name }, on: { kind: 'member', id }, at });
