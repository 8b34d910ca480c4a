/** @file Takes back what an import did to an item, as long as nobody has changed the item since. */
import { eq } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentItems, type ItemBefore } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { calledBy } from './content-data.ts';
import { isTaken } from './content-key.ts';
import { changeItem } from './content-lock.ts';
import { problemsIn, writtenIn } from './content-read.ts';
import { originalOf } from './content-showing.ts';
import { publishItem } from './content-publish.ts';
import { keepVersion } from './content-versions.ts';
import type { ContentDependencies, Item } from './content.types.ts';
import type { createSteps } from './content-steps.ts';

/** The item that an import made or changed, with its version right after that. */
export type Taken = { id: string; version: number; before: ItemBefore | null };
/**
 * `kept`: the sentence why the item stays as it is; null when it was taken back. `version`: of the item that is again what it was; null for
 * one that is gone, or stays.
 */
export type TakenBack = { kept: string | null; version: number | null; tags: readonly string[] };

type Deps = Pick<ContentDependencies, 'targets' | 'clock'> & {
  stepOf: ReturnType<typeof createSteps>['stepOf'];
};

/** Returns the item as it was before the import: on the site, and as a draft. */
async function putBack(tx: Tx, deps: Deps, item: Item, { before, by }: { before: ItemBefore; by: Actor }) {
  const now = deps.clock();
  const tags: string[] = [];
  let present = item;
  if (present.live === 'published' && before.live !== 'published') {
    const hidden = await deps.stepOf(tx, present, { step: 'unpublish', version: present.version }, by);
    tags.push(...hidden.tags);
    present = hidden.item!;
  }
  if (before.live === 'published' && before.published && present.number !== before.number) {
    const data = { draft: 'draft', draftData: before.published, key: before.publishedKey! } as const;
    const written = await changeItem(tx, item.id, { ...data, publishAt: null }, by, now);
    const again = await publishItem(tx, deps, written, by);
    tags.push(...again.tags);
    present = again.item!;
  }
  // What was off the site stays there, and is written as a version without being shown in between.
  if (before.live === 'unpublished' && before.published && present.number !== before.number) {
    const { published, publishedKey } = before;
    const columns = { published, publishedKey, number: present.number + 1 };
    present = await changeItem(tx, item.id, columns, by, now);
    await keepVersion(tx, present, before.published, { by, at: now });
  }
  const publishAt = before.publishAt === null ? null : new Date(before.publishAt);
  const isDue = before.draft === 'scheduled' && (publishAt === null || publishAt <= now);
  // What was published by the import alone has no data from before that a visitor could have seen.
  const draftData = before.draftData ?? (before.live === 'never' ? before.published : null);
  const { version } = await changeItem(
    tx,
    item.id,
    {
      key: before.key,
      draft: draftData === null ? 'none' : isDue ? 'draft' : before.draft,
      draftData,
      publishAt: isDue || before.draft !== 'scheduled' ? null : publishAt,
      ...calledBy(item.type, before.key, draftData ?? present.published ?? {}),
    },
    by,
    now,
  );
  await recordEvent(tx, { type: 'content.restored', by, on: { kind: 'content', id: item.id }, at: now });
  return { version, tags };
}

/** Removes an item that an import made, or puts back what it was before. What somebody has changed since stays. */
export async function takeBackItem(
  tx: Tx,
  deps: Deps,
  { id, version, before }: Taken,
  by: Actor,
): Promise<TakenBack> {
  const [item] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('update');
  const ended = (kept: string | null) => ({ kept, version: null, tags: [] });
  if (!item) return ended(null);
  if (item.version !== version)
    return ended(`${item.updatedBy ?? 'Somebody'} has changed it since: it stays.`);
  for (const key of item.originalId ? [] : [before?.key, before?.publishedKey])
    if (key && (await isTaken(tx, item, key))) return ended('Another one has its address since: it stays.');
  if (before) return { kept: null, ...(await putBack(tx, deps, item, { before, by })) };
  if ((await tx.$count(contentItems, eq(contentItems.originalId, id))) > 0)
    return ended('It has words in another language since: it stays.');
  const hidden =
    item.live === 'published'
      ? await deps.stepOf(tx, item, { step: 'unpublish', version }, by)
      : { item, tags: [] };
  await deps.stepOf(tx, hidden.item!, { step: 'remove', version: hidden.item!.version }, by);
  return { ...ended(null), tags: hidden.tags };
}

/**
 * Publishes the draft of an item that an import made or changed, which is not a scheduled one. Null when somebody has changed it since;
 * `problems` are the reasons why it stays a draft.
 */
export async function publishTaken(
  tx: Tx,
  deps: Deps,
  { id, version }: Omit<Taken, 'before'>,
  by: Actor,
): Promise<{ version: number; problems: string[]; tags: readonly string[] } | null> {
  const [item] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('update');
  if (!item || item.version !== version) return null;
  const problems = problemsIn(deps, item, writtenIn(item), await originalOf(tx, item));
  if (item.draft === 'none' || problems.length > 0)
    return { version, problems: problems.map(({ message }) => message), tags: [] };
  const shown = await deps.stepOf(tx, item, { step: 'publish', version }, by);
  return { version: shown.item!.version, problems: [], tags: shown.tags };
}
