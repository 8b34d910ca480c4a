/** @file Items for the rows of the modules' tables: the demonstration, or the content of an older release. */
import { and, eq, ne, sql } from '#platform/db/drizzle.ts';
import { contentTypeNames, contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { defaultLocale } from '#words/locales.ts';
import type { PublishedContent } from '#platform/content-target.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentItems, contentVersions } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { ofType } from './content-add.ts';
import { calledBy, checkedChanges } from './content-data.ts';
import { wordsIn } from './content-words.ts';
import type { ContentDependencies } from './content.types.ts';
import { publishedOf } from './published-content.ts';

/** The number of rows per statement. */
const batch = 200;

/** Creates published items, with their first version, for rows without one. Concurrent processes create each once. */
export async function adopt(
  tx: Tx,
  type: ContentTypeName,
  existing: readonly PublishedContent[],
): Promise<void> {
  // In one order, so that two processes wait without a deadlock.
  const ordered = existing.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (let from = 0; from < ordered.length; from += batch) {
    const part = ordered.slice(from, from + batch);
    const made = await tx
      .insert(contentItems)
      .values(
        part.map(({ id, key, data, publishedAt, updatedAt, position }) => ({
          id,
          type,
          key,
          live: 'published' as const,
          published: data,
          publishedKey: key,
          publishedAt,
          number: 1,
          position,
          ...calledBy(type, key, data),
          createdAt: publishedAt,
          updatedAt,
        })),
      )
      .onConflictDoNothing()
      .returning({ itemId: contentItems.id, key: contentItems.key });
    if (made.length === 0) continue;
    const byKey = new Map(part.map((one) => [one.key, one]));
    await tx.insert(contentVersions).values(
      made.map(({ itemId, key }) => {
        const { data, updatedAt } = byKey.get(key)!;
        return { itemId, number: 1, key, data, words: wordsIn(type, data), at: updatedAt };
      }),
    );
  }
}

/** Begins the items of a fixed type that do not exist yet. */
async function beginFixed(tx: Tx, type: ContentTypeName, now: Date): Promise<void> {
  const { keys } = contentType(type);
  if (typeof keys === 'string') return;
  const begun = Object.keys(keys).map((key, position) => ({
    id: newId(),
    type,
    key,
    position,
    draft: 'draft' as const,
    draftData: {},
    ...calledBy(type, key, {}),
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(contentItems).values(begun).onConflictDoNothing();
}

/** Stores the first items of an installation while there is none at all, so that items deleted by the staff stay away. */
async function beginInitial(
  tx: Tx,
  targets: ContentDependencies['targets'],
  demo: boolean,
  now: Date,
): Promise<void> {
  // Of several processes that start together, one stores them.
  await tx.execute(sql`lock table ${contentItems} in share row exclusive mode`);
  if ((await tx.$count(contentItems)) > 0) return;
  for (const type of contentTypeNames) {
    const initial = targets[type]?.initial?.(demo) ?? [];
    const items = initial.map(({ key, data }, position) => {
      const id = newId();
      return { id, key: key ?? id, data, publishedAt: now, updatedAt: now, position };
    });
    await adopt(tx, type, items);
  }
}

/**
 * Stores the first sides in other languages while there are none, and only for unchanged items: for others the words would no longer be
 * true.
 */
async function beginSides(
  tx: Tx,
  targets: ContentDependencies['targets'],
  demo: boolean,
  now: Date,
): Promise<void> {
  await tx.execute(sql`lock table ${contentItems} in share row exclusive mode`);
  if ((await tx.$count(contentItems, ne(contentItems.locale, defaultLocale))) > 0) return;
  for (const type of contentTypeNames) {
    const initial = targets[type]?.initialSides?.(demo) ?? [];
    if (initial.length === 0) continue;
    const items = await tx
      .select()
      .from(contentItems)
      .where(and(ofType(type), eq(contentItems.live, 'published'), eq(contentItems.number, 1)));
    for (const { of, locale, words } of initial) {
      const item = items.find(({ key, title }) => key === of || title === of);
      const original = item && publishedOf(item);
      if (!original) continue;
      const id = newId();
      const data = checkedChanges(type, words, locale);
      const dates = { publishedAt: now, createdAt: now, updatedAt: now };
      await tx.insert(contentItems).values({
        id,
        type,
        locale,
        originalId: item.id,
        basedOn: item.number,
        key: item.id,
        live: 'published',
        published: data,
        publishedKey: item.id,
        number: 1,
        ...calledBy(type, item.id, data),
        ...dates,
      });
      await tx
        .insert(contentVersions)
        .values({ itemId: id, number: 1, key: item.id, data, words: wordsIn(type, data), at: now });
    }
    // The cached reads of other processes lack these words.
    await targets[type]?.notify?.(tx);
  }
}

/** Adopts everything at each start, after the demonstration; a repeated run changes nothing. */
export async function adoptAll(
  { db, clock, targets }: Pick<ContentDependencies, 'db' | 'clock' | 'targets'>,
  demo: boolean,
): Promise<void> {
  await db.transaction((tx) => beginInitial(tx, targets, demo, clock()));
  for (const type of contentTypeNames) {
    const existing = (await targets[type]?.existing(db)) ?? [];
    await db.transaction(async (tx) => {
      if (existing.length > 0) await adopt(tx, type, existing);
      await beginFixed(tx, type, clock());
    });
  }
  await db.transaction((tx) => beginSides(tx, targets, demo, clock()));
}
