/** @file Changes of published content outside the desk's editor, such as by a script with the market facts. */
import { and, eq } from '#platform/db/drizzle.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentItems, contentVersions } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { ofType } from './content-add.ts';
import { adopt } from './content-adopt.ts';
import { withChanges } from './content-data.ts';
import { changeItem } from './content-lock.ts';
import { keepSidesUpToDate, saysTheSame } from './content-showing.ts';
import { wordsIn } from './content-words.ts';
import type { ContentDependencies } from './content.types.ts';
import { publishedOf } from './published-content.ts';

/** The item and its changes, validated by the caller. */
export type PublishedChange = { type: ContentTypeName; key: string; changes: ContentData };

/**
 * Publishes changes to some fields at once, as the next version. A draft gets them as well, so that its publication does not restore the
 * old values.
 * @throws Problem not_found for an unpublished item
 */
export async function changePublished(
  tx: Tx,
  { targets, clock }: Pick<ContentDependencies, 'targets' | 'clock'>,
  { type, key, changes }: PublishedChange,
  by: Actor,
): Promise<void> {
  const target = targets[type]!;
  const find = () =>
    tx
      .select()
      .from(contentItems)
      .where(and(ofType(type), eq(contentItems.publishedKey, key), eq(contentItems.live, 'published')))
      .for('update');
  let [item] = await find();
  if (!item) {
    await adopt(
      tx,
      type,
      (await target.existing(tx)).filter((one) => one.key === key),
    );
    [item] = await find();
  }
  if (!item) throw new Problem('not_found');
  const before = publishedOf(item)!;
  const at = clock();
  const data = withChanges(before.data, changes);
  const number = item.number + 1;
  const draftData = item.draftData && withChanges(item.draftData, changes);
  await changeItem(tx, item.id, { published: data, number, draftData }, by, at);
  await tx.insert(contentVersions).values({
    itemId: item.id,
    number,
    key,
    data,
    words: wordsIn(type, data),
    at,
    byId: by.id,
    by: by.name,
  });
  if (saysTheSame(item, before.data, data)) await keepSidesUpToDate(tx, item, number);
  await target.publish(tx, { ...before, data, updatedAt: at }, before);
}
