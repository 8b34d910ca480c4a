/** @file What a publication does to what visitors see. An item is shown by its type's target, a side by whatever reads the item. */
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
/** As visitors see it after a change, and as they saw it before; null: not at all. */
type Change = { after: PublishedContent | null; before: PublishedContent | null };

/** The English item of a side, as it stands. */
export async function originalOf(
  tx: Database,
  { originalId }: Pick<Item, 'originalId'>,
): Promise<Item | null> {
  if (!originalId) return null;
  const [item] = await tx.select().from(contentItems).where(eq(contentItems.id, originalId));
  return item ?? null;
}

/** The pages in the language of a side that show its item, as they are named for the item with those words. */
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

/** Shows a change to visitors, within its transaction. Returns the tags of what must be shown anew. */
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

/** Are the words the same, whatever else has changed? */
export const saysTheSame = (
  { type }: Pick<Item, 'type'>,
  before: ContentData,
  after: ContentData,
): boolean => {
  const { fields } = contentType(type);
  return isDeepStrictEqual(wordsOf(fields, before), wordsOf(fields, after));
};

/** Sides that rest on the last version rest on the next one as well when it has the same words. */
export async function keepSidesUpToDate(tx: Tx, item: Item, number: number): Promise<void> {
  await tx
    .update(contentItems)
    .set({ basedOn: number, updatedAt: sql`${contentItems.updatedAt}` })
    .where(and(eq(contentItems.originalId, item.id), eq(contentItems.basedOn, item.number)));
}
