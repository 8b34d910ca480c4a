/** @file The pictures of each message, for the two sides of a conversation and for the desk. */
import { asc, inArray } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { messagePictures } from '#platform/db/tables.ts';

/** Returns the ids of the pictures of these messages. */
export async function picturesOfMessages(
  db: Database,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string | null, string[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select({ id: messagePictures.id, messageId: messagePictures.messageId })
    .from(messagePictures)
    .where(inArray(messagePictures.messageId, [...messageIds]))
    .orderBy(asc(messagePictures.id));
  const grouped = Map.groupBy(rows, ({ messageId }) => messageId);
  return new Map([...grouped].map(([messageId, found]) => [messageId, found.map(({ id }) => id)]));
}
