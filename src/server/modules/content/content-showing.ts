/** @file The effect of a publication for visitors. An item is shown by its type's target, a side by all readers of the item. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from '#platform/db/drizzle.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { withWords, wordsOf } from '#contract/desk/content/sides.ts';
import type { PublishedContent } from '#platform/content-target.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { localeTag } from '#words/locale-tag.ts';
import type { ContentDependencies, Item } from './content.types.ts';
import { publishedOf } from './published-content.ts';

type Deps = Pick<ContentDependencies, 'targets'>;
/** The published data after and before a change; null: not published. */
type Change = { after: PublishedContent | null; before: PublishedContent | null };

/** Returns the current English item of a side. */
export async function originalOf(
  tx: Database,
  { originalId }: Pick<Item, 'originalId'>,
): Promise<Item | null> {
  if (!originalId) return null;
  const [item] = await tx.select().from(contentItems).where(eq(contentItems.id, originalId));
  return item ?? null;
}

/** Returns the tags of the pages that show the item in a side's language, named as for the item with those words. */
async function tagsOfSide(tx: Tx, { targets }: Deps, item: Item, { after, before }: Change) {
  const original = await originalOf(tx, item);
  const english = original?.live === 'published' ? publishedOf(original) : null;
  if (!english) return [];
  const { fields } = contentType(item.type);
  const inWords = (side: PublishedContent | null) => ({
    ...english,
    data: side ? withWords(fields, english.data, side.data) : english.data,
  });
  const tags = targets[item.type]?.tags(inWords(after), inWords(before)) ?? [];
  return tags.map((tag) => localeTag(item.locale, tag));
}

/** Shows a change to visitors, within its transaction. Returns the cache tags to drop. */
export async function showChange(
  tx: Tx,
  deps: Deps,
  item: Item,
  { after, before }: Change,
): Promise<readonly string[]> {
  const target = deps.targets[item.type];
  if (item.originalId) {
    await target?.notify?.(tx);
    return tagsOfSide(tx, deps, item, { after, before });
  }
  if (after) await target?.publish(tx, after, before);
  else if (before) await target?.unpublish(tx, before);
  await target?.notify?.(tx);
  const shown = after ?? before;
  return shown ? (target?.tags(shown, after ? before : null) ?? []) : [];
}

/** Returns whether the words are equal, whatever else has changed. */
export const saysTheSame = (
  { type }: Pick<Item, 'type'>,
  before: ContentData,
  after: ContentData,
): boolean => {
  const { fields } = contentType(type);
  return isDeepStrictEqual(wordsOf(fields, before), wordsOf(fields, after));
};

/** Moves the sides based on the last version to the next one when its words are equal. */
export async function keepSidesUpToDate(tx: Tx, item: Item, number: number): Promise<void> {
  await tx
    .update(contentItems)
    .set({ basedOn: number, updatedAt: sql`${contentItems.updatedAt}` })
    .where(and(eq(contentItems.originalId, item.id), eq(contentItems.basedOn, item.number)));
}
