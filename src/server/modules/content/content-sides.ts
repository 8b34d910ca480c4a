/** @file Sides: items in other languages at the desk. Each is an item with its own states, and is deleted with its English one. */
import { and, eq, inArray, notInArray, or, sql, type SQL, alias } from '#platform/db/drizzle.ts';
import type { ContentSide } from '#contract/desk/content/content-item.ts';
import { contentTypeNames, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { contentTypeIn, sideLocale, sideLocales, type SideLocale } from '#contract/desk/content/sides.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lockItem } from './content-lock.ts';
import { originalOf } from './content-showing.ts';
import type { ContentDependencies, Item, ItemName } from './content.types.ts';
import { insertedDraft } from './insert-draft.ts';

const sides = alias(contentItems, 'sides');

/** A side with the id of its English item. */
export type SideRow = ContentSide & { originalId: string };

/** Returns whether the English words have changed since those of a side were published. */
export const isOlder = (
  side: Pick<Item, 'live' | 'basedOn'>,
  original: Pick<Item, 'number'> | null,
): boolean => original !== null && side.live === 'published' && original.number > (side.basedOn ?? 0);

/** Returns the English version on which a side published now is based. */
export async function basisOf(tx: Tx, item: Item): Promise<Pick<Item, 'basedOn'>> {
  const original = await originalOf(tx, item);
  return { basedOn: original && original.number };
}

/** Returns the sides of some items. */
export async function sidesOf(
  db: Database,
  items: readonly Pick<Item, 'id' | 'number'>[],
): Promise<SideRow[]> {
  if (items.length === 0) return [];
  const byId = new Map(items.map((item) => [item.id, item]));
  const rows = await db
    .select({
      id: contentItems.id,
      locale: contentItems.locale,
      version: contentItems.version,
      originalId: contentItems.originalId,
      live: contentItems.live,
      draft: contentItems.draft,
      basedOn: contentItems.basedOn,
    })
    .from(contentItems)
    .where(inArray(contentItems.originalId, [...byId.keys()]));
  return rows.flatMap(({ basedOn, locale: written, originalId, ...side }) => {
    const locale = sideLocale(written);
    const original = originalId && byId.get(originalId);
    return locale && original
      ? [{ ...side, locale, originalId, isOlder: isOlder({ ...side, basedOn }, original) }]
      : [];
  });
}

const published = (locale: SideLocale) =>
  sql`${sides.originalId} = ${contentItems.id} and ${sides.locale} = ${locale} and ${sides.live} = 'published'`;
const some = (condition: SQL) =>
  sql<boolean>`exists (select from ${contentItems} as ${sql.identifier('sides')} where ${condition})`;

const isWritten = (field: string) =>
  sql`coalesce(${contentItems.published} -> ${field}, 'null') not in ('null', '""', '[]')`;
/** Returns the condition for items with words to translate: some have none, and some are read in English alone. */
const hasWords = (locale: SideLocale) =>
  or(
    ...contentTypeNames.map((name) => {
      const { fields, inEnglish = [] } = contentTypeIn(name, locale);
      return and(
        eq(contentItems.type, name),
        notInArray(contentItems.key, [...inEnglish]),
        or(...Object.keys(fields).map(isWritten)) ?? sql`false`,
      );
    }),
  );

/** Returns the condition for published items without a published side in a language. */
export const lacksSide = (locale: SideLocale) =>
  and(eq(contentItems.live, 'published'), hasWords(locale), sql`not ${some(published(locale))}`);
/** Returns the condition for items whose English words have changed since those of a side were published. */
export const hasOlderSide = (locale: SideLocale) =>
  and(
    eq(contentItems.live, 'published'),
    some(sql`${published(locale)} and coalesce(${sides.basedOn}, 0) < ${contentItems.number}`),
  );

/** Counts the items of each type whose side is missing in a language, or older than the English words. */
export async function countSides(db: Database) {
  const counted: { type: ContentTypeName; locale: SideLocale; missing: number; older: number }[] = [];
  for (const locale of sideLocales) {
    const rows = await db
      .select({
        type: contentItems.type,
        missing: sql<number>`(count(*) filter (where ${lacksSide(locale)}))::int`,
        older: sql<number>`(count(*) filter (where ${hasOlderSide(locale)}))::int`,
      })
      .from(contentItems)
      .where(eq(contentItems.locale, 'en'))
      .groupBy(contentItems.type);
    counted.push(...rows.map((row) => ({ ...row, locale })));
  }
  return counted;
}

/**
 * Returns the side of an item in a language, begun empty when there is none.
 * @throws Problem not_found; conflict for an item that is a side itself, and for one without words
 */
export async function beginSide(
  { db, clock }: Pick<ContentDependencies, 'db' | 'clock'>,
  name: ItemName,
  locale: SideLocale,
  by: Actor,
): Promise<Item> {
  return db.transaction(async (tx) => {
    const original = await lockItem(tx, name);
    if (original.originalId)
      throw new Problem('conflict', { message: 'This is itself the words of an item in another language.' });
    return (await sideOf(tx, original, locale, { by, at: clock() })).item;
  });
}

/** Returns the side of a locked item, begun empty when there is none, and whether it was begun now. */
export async function sideOf(
  tx: Tx,
  original: Item,
  locale: SideLocale,
  { by, at }: { by: Actor; at: Date },
): Promise<{ item: Item; isNew: boolean }> {
  const { type } = original;
  const [there] = await tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.originalId, original.id), eq(contentItems.locale, locale)))
    .for('update');
  if (there) return { item: there, isNew: false };
  if (Object.keys(contentTypeIn(type, locale).fields).length === 0)
    throw new Problem('conflict', { message: 'This holds no words.' });
  const id = newId();
  const key = original.id;
  const side = { id, type, key, locale, originalId: original.id, data: {} };
  return { item: await insertedDraft(tx, side, { by, at }), isNew: true };
}
