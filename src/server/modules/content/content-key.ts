/** @file The key of an item, the last part of its address: made from its title, and unique. */
import { and, eq, ne, or, sql } from '#platform/db/drizzle.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { keyOf as spelt } from '#platform/content/key-of.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { Item } from './content.types.ts';

/** The maximum length, with room for the number behind a taken key. */
const longest = contentLimits.key - 5;

/** Returns the words of a title as a key. A title without letters that can be transliterated becomes the name of its type. */
export const keyOf = (type: ContentTypeName, title: string): string => spelt(title, longest, type);

/** Returns whether the key was made from this title, and not chosen by a person. */
export const isMadeKey = (type: ContentTypeName, key: string, title: string): boolean =>
  key.replace(/-\d+$/, '') === keyOf(type, title).replace(/-\d+$/, '');

/** Returns the condition for items whose address is, or will be, this one: no two items share one. */
export const hasAddress = (type: ContentTypeName, key: string) =>
  and(
    eq(contentItems.type, type),
    eq(contentItems.locale, 'en'),
    or(eq(contentItems.key, key), eq(contentItems.publishedKey, key)),
  );

/** Returns the key, with the first free number behind it if it is taken. */
export async function freeKey(tx: Tx, type: ContentTypeName, key: string): Promise<string> {
  const rows = await tx
    .select({ key: contentItems.key, publishedKey: contentItems.publishedKey })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.type, type),
        eq(contentItems.locale, 'en'),
        or(
          sql`starts_with(${contentItems.key}, ${key})`,
          sql`starts_with(${contentItems.publishedKey}, ${key})`,
        ),
      ),
    );
  const taken = new Set(rows.flatMap((row) => [row.key, row.publishedKey]));
  let free = key;
  for (let number = 2; taken.has(free); number += 1) free = `${key}-${number}`;
  return free;
}

/** Resolves to whether another item has the key. */
export const isTaken = async (
  tx: Tx,
  { id, type }: Pick<Item, 'id' | 'type'>,
  key: string,
): Promise<boolean> =>
  (await tx.$count(contentItems, and(hasAddress(type, key), ne(contentItems.id, id)))) > 0;

/** @throws Problem invalid_input when the item may not have this key */
export async function requireKey(
  tx: Tx,
  item: Pick<Item, 'id' | 'type' | 'locale'> & Partial<Item>,
  key: string,
) {
  const refuse = (message: string) =>
    new Problem('invalid_input', { message, fieldErrors: { key: message } });
  const { keys, label, keyStays } = contentType(item.type);
  if (keys !== 'address' || item.locale !== 'en') throw refuse('This has no address of its own.');
  if (keyStays && item.publishedKey && item.publishedKey !== key) throw refuse(keyStays);
  if (await isTaken(tx, item, key)) throw refuse(`Another ${label.toLowerCase()} has this address.`);
}
