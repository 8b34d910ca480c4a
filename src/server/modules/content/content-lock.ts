/** @file An item locked for a change: other changes wait until the transaction ends. */
import { and, eq, sql } from '#platform/db/drizzle.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { violatesUnique } from '#platform/db/unique-violation.ts';
import { contentItems } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Item, ItemName } from './content.types.ts';

const isItem = ({ type, itemId }: ItemName) => and(eq(contentItems.type, type), eq(contentItems.id, itemId));

/** @throws Problem not_found */
export async function findItem(db: Database, name: ItemName): Promise<Item> {
  const [item] = await db.select().from(contentItems).where(isItem(name));
  if (!item) throw new Problem('not_found');
  return item;
}

/** @throws Problem not_found */
export async function lockItem(tx: Tx, name: ItemName): Promise<Item> {
  const [item] = await tx.select().from(contentItems).where(isItem(name)).for('update');
  if (!item) throw new Problem('not_found');
  return item;
}

/** @throws Problem conflict for a change made on another version than the one that is stored */
export function requireVersion(item: Item, version: number | undefined): void {
  if (version !== item.version)
    throw new Problem('conflict', { message: `${item.updatedBy ?? 'Somebody'} has changed this meanwhile.` });
}

/** Throws the refusal for a key that a concurrent change took first. */
function refuseTakenKey(error: unknown): never {
  const isTaken = ['content_items_key', 'content_items_published_key'].some((name) =>
    violatesUnique(error, name),
  );
  if (!isTaken) throw error;
  const message = 'Another one has this address.';
  throw new Problem('invalid_input', { message, fieldErrors: { key: message } });
}

/** Writes columns of an item, with the author and the next version. */
export async function changeItem(
  tx: Tx,
  id: string,
  columns: Partial<Omit<Item, 'version'>>,
  by: Actor,
  at: Date,
): Promise<Item> {
  const [changed] = await tx
    .update(contentItems)
    .set({
      ...columns,
      version: sql`${contentItems.version} + 1`,
      updatedAt: at,
      updatedById: by.id ?? null,
      updatedBy: by.name ?? null,
    })
    .where(eq(contentItems.id, id))
    .returning()
    .catch(refuseTakenKey);
  return changed!;
}
