import { asc, eq } from '#platform/db/drizzle.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { contentItems } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { ofType } from './content-add.ts';
import { publishedOf } from './published-content.ts';
import type { ContentDependencies } from './content.types.ts';

/**
 * Puts the named items first, in this order; the others follow in theirs. Published items move at once.
 * @returns the tags of what shows them
 * @throws Problem conflict for a type without an order
 */
export async function orderItems(
  { db, clock, targets }: Pick<ContentDependencies, 'db' | 'clock' | 'targets'>,
  type: ContentTypeName,
  ids: readonly string[],
  by: Actor,
): Promise<readonly string[]> {
  const { ordered, plural } = contentType(type);
  if (!ordered) throw new Problem('conflict', { message: `${plural} have no order of their own.` });
  return db.transaction(async (tx) => {
    const items = await tx
      .select()
      .from(contentItems)
      .where(ofType(type))
      .orderBy(asc(contentItems.position), asc(contentItems.id))
      .for('update');
    const place = new Map([...new Set(ids)].map((id, index) => [id, index]));
    const after = items.toSorted((a, b) => (place.get(a.id) ?? place.size) - (place.get(b.id) ?? place.size));
    const tags = new Set<string>();
    for (const [position, item] of after.entries()) {
      if (item.position === position) continue;
      await tx
        .update(contentItems)
        .set({ position, updatedAt: item.updatedAt })
        .where(eq(contentItems.id, item.id));
      const before = publishedOf(item);
      if (item.live !== 'published' || !before) continue;
      const moved = { ...before, position };
      await targets[type]?.publish(tx, moved, before);
      for (const tag of targets[type]?.tags(moved, before) ?? []) tags.add(tag);
    }
    await recordEvent(tx, {
      type: 'content.ordered',
      by,
      on: { kind: 'content' },
      at: clock(),
      facts: { type },
    });
    return [...tags];
  });
}
