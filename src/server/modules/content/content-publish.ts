/** @file Publication within a transaction: the item, its version, its old address, and the pages that show it. */
import { and, eq, ne } from '#platform/db/drizzle.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { PublishedContent } from '#platform/content-target.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentItems, contentOldKeys } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { changeItem, requireVersion } from './content-lock.ts';
import { problemsIn, writtenIn } from './content-read.ts';
import { keepSidesUpToDate, originalOf, saysTheSame, showChange } from './content-showing.ts';
import { languageName } from '#words/language-name.ts';
import { refused } from './content-data.ts';
import { keepVersion } from './content-versions.ts';
import type { ContentDependencies, Item } from './content.types.ts';
import { publishedOf } from './published-content.ts';

type Deps = Pick<ContentDependencies, 'targets' | 'clock'>;

/** A changed item, and the cache tags to drop. */
export type Changed = { item: Item | null; tags: readonly string[] };

/** @throws Problem invalid_input with a sentence for each place */
export async function requireComplete(tx: Tx, deps: Deps, item: Item, data: ContentData): Promise<void> {
  const original = await originalOf(tx, item);
  const problems = problemsIn(deps, item, data, original);
  if (problems.length === 0) return;
  const fieldErrors = Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message]));
  throw new Problem('invalid_input', { message: problems[0]!.message, fieldErrors });
}

/** Redirects the earlier published address to the new one; an address in use again redirects nowhere. */
async function keepOldKey(tx: Tx, { id, type, publishedKey }: Item, key: string): Promise<void> {
  const isKey = and(
    eq(contentOldKeys.type, type),
    eq(contentOldKeys.locale, 'en'),
    eq(contentOldKeys.key, key),
  );
  await tx.delete(contentOldKeys).where(isKey);
  if (!publishedKey || publishedKey === key) return;
  const old = { type, key: publishedKey };
  await tx
    .insert(contentOldKeys)
    .values({ ...old, itemId: id })
    .onConflictDoUpdate({
      target: [contentOldKeys.type, contentOldKeys.locale, contentOldKeys.key],
      set: { itemId: id },
    });
}

/** Returns the item as visitors see it after its publication. */
export const afterPublication = (item: Item, data: ContentData, at: Date): PublishedContent => ({
  id: item.id,
  key: item.key,
  data,
  publishedAt: item.publishedAt ?? at,
  updatedAt: at,
  position: item.position,
});

/**
 * Publishes the draft of a locked item, as its next version.
 * @throws Problem invalid_input for missing fields, and for an address that another item has meanwhile
 * @where What does a publication write?
 */
export async function publishItem(tx: Tx, deps: Deps, item: Item, by: Actor): Promise<Changed> {
  const data = writtenIn(item);
  await requireComplete(tx, deps, item, data);
  const at = deps.clock();
  const before = publishedOf(item);
  const after = afterPublication(item, data, at);
  const number = item.number + 1;
  const columns = {
    live: 'published',
    draft: 'none',
    draftData: null,
    publishAt: null,
    published: data,
    publishedKey: item.key,
    publishedAt: after.publishedAt,
    number,
    basedOn: item.basedOn,
  } as const;
  const changed = await changeItem(tx, item.id, columns, by, at);
  if (!item.originalId) await keepOldKey(tx, item, item.key);
  if (before && saysTheSame(item, before.data, data)) await keepSidesUpToDate(tx, item, number);
  await keepVersion(tx, { ...item, number }, data, { by, at });
  // An unpublished page has no row that could be changed.
  const shown = item.live === 'published' ? before : null;
  return { item: changed, tags: await showChange(tx, deps, item, { after, before: shown }) };
}

/** A side with its version as somebody saw it. */
export type ShownSide = Pick<Item, 'id' | 'version'>;

/**
 * Publishes what is being written of a locked item in other languages, and returns the cache tags to drop.
 * @throws Problem conflict when that is not exactly what was shown: nobody publishes words that they have not seen
 * @throws Problem invalid_input at `sides` for a language that lacks something: then nothing at all is published
 */
export async function publishSides(
  tx: Tx,
  { id }: Item,
  shown: readonly ShownSide[],
  publish: (side: Item) => Promise<Changed>,
): Promise<string[]> {
  const isWritten = and(eq(contentItems.originalId, id), ne(contentItems.draft, 'none'));
  const tags: string[] = [];
  const written = await tx.select().from(contentItems).where(isWritten).for('update');
  const gone = shown.some((one) => !written.some((side) => side.id === one.id));
  if (gone) throw new Problem('conflict', { message: 'Somebody has changed another language meanwhile.' });
  for (const side of written) {
    requireVersion(side, shown.find((one) => one.id === side.id)?.version);
    try {
      tags.push(...(await publish(side)).tags);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'invalid_input') throw error;
      throw refused('sides', `${languageName(side.locale)}: ${error.message} Nothing was published.`);
    }
  }
  return tags;
}
