import { eq } from '#platform/db/drizzle.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Tx } from '#platform/db/handle.ts';
import { libraryPictures } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { PictureRow } from './library-picture.ts';
import { findPicture } from './library-queries.ts';

/** Returns the problem for a change based on an older version. */
export const stalePicture = () =>
  new Problem('conflict', {
    message: 'Somebody else has changed this picture meanwhile. Please look at it again.',
  });

/** Locks a picture until the end of the transaction. @throws Problem not_found, or conflict when it has another version */
export async function lockPicture(tx: Tx, pictureId: string, version?: number): Promise<PictureRow> {
  await findPicture(tx, pictureId);
  const [row] = await tx
    .select()
    .from(libraryPictures)
    .where(eq(libraryPictures.id, pictureId))
    .for('update');
  if (!row || (version !== undefined && row.version !== version)) throw stalePicture();
  return row;
}

/** An event for the event log. */
export type PictureEvent = { type: EventType; by: Actor; at: Date };
export const recordPicture = (tx: Tx, event: PictureEvent, pictureId: string): Promise<void> =>
  recordEvent(tx, { ...event, on: { kind: 'desk' }, facts: { picture: pictureId } });
