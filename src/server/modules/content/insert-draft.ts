/** @file Begins an item: one insert for all ways of creating it. */
import type { SQL } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { Problem } from '#platform/problem.ts';
import { calledBy } from './content-data.ts';
import type { Item } from './content.types.ts';

type Beginning = Pick<Item, 'id' | 'type' | 'key'> &
  Partial<Pick<Item, 'locale' | 'originalId'>> & {
    data: ContentData;
    /** In an ordered type, the last position. */
    position?: SQL;
  };
type Author = { by: Actor; at: Date };

/** Stores a draft with its event, hidden from visitors. Returns undefined when its key was taken meanwhile. */
export async function insertDraft(
  tx: Tx,
  { data, ...item }: Beginning,
  { by, at }: Author,
): Promise<Item | undefined> {
  const [begun] = await tx
    .insert(contentItems)
    .values({
      ...item,
      draft: 'draft',
      draftData: data,
      ...calledBy(item.type, item.key, data),
      createdAt: at,
      updatedAt: at,
      updatedById: by.id,
      updatedBy: by.name,
    })
    .onConflictDoNothing()
    .returning();
  if (begun) await recordEvent(tx, { type: 'content.added', by, on: { kind: 'content', id: begun.id }, at });
  return begun;
}

/**
 * Stores a draft whose key was found free before.
 * @throws Problem conflict when it was taken meanwhile
 */
export async function insertedDraft(tx: Tx, item: Beginning, author: Author): Promise<Item> {
  const begun = await insertDraft(tx, item, author);
  if (!begun) throw new Problem('conflict');
  return begun;
}
