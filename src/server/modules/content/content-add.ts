import { and, eq, sql } from '#platform/db/drizzle.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { contentItems } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { checkedChanges, titleIn, withChanges } from './content-data.ts';
import { freeKey, keyOf, requireKey } from './content-key.ts';
import type { ContentDependencies, Item } from './content.types.ts';
import { insertDraft } from './insert-draft.ts';

/** Attempts at a free address: two items begun at the same moment may get the same one, and the later tries the next. */
const tries = 5;

/** Returns the condition for the items of a type without their sides in other languages. */
export const ofType = (type: ContentTypeName) =>
  and(eq(contentItems.type, type), eq(contentItems.locale, 'en'));

/** Returns the position after the last item of an ordered type. */
export const nextPlace = (type: ContentTypeName) =>
  sql`(select coalesce(max(${contentItems.position}) + 1, 0) from ${contentItems} where ${ofType(type)})`;

/**
 * Begins an item as a draft that visitors do not see.
 * @throws Problem conflict for a type of fixed items and for a full list; invalid_input for fields and a key that cannot be
 */
export async function addItem(
  { db, clock }: Pick<ContentDependencies, 'db' | 'clock'>,
  type: ContentTypeName,
  given: { key?: string | undefined; changes: ContentData },
  by: Actor,
): Promise<Item> {
  const { keys, plural, ordered } = contentType(type);
  if (typeof keys !== 'string')
    throw new Problem('conflict', { message: `${plural} are fixed: none can be added.` });
  const data = withChanges({}, checkedChanges(type, given.changes));
  for (let left = tries; left > 0; left -= 1) {
    const added = await db.transaction(async (tx) => {
      const id = newId();
      if (given.key) await requireKey(tx, { id, type, locale: 'en' }, given.key);
      if (ordered && (await tx.$count(contentItems, ofType(type))) >= contentLimits.ordered)
        throw new Problem('conflict', { message: `There is room for ${contentLimits.ordered} at most.` });
      const key =
        given.key ?? (keys === 'id' ? id : await freeKey(tx, type, keyOf(type, titleIn(type, data))));
      return insertDraft(tx, { id, type, key, data, position: nextPlace(type) }, { by, at: clock() });
    });
    if (added) return added;
  }
  throw new Problem('conflict');
}
