import { and, desc, eq } from '#platform/db/drizzle.ts';
import type { ContentVersion } from '#contract/desk/content/content-versions.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentVersions } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { refused } from './content-data.ts';
import { findItem } from './content-lock.ts';
import { wordsIn } from './content-words.ts';
import type { Item, ItemName } from './content.types.ts';

const columns = {
  number: contentVersions.number,
  key: contentVersions.key,
  at: contentVersions.at,
  by: contentVersions.by,
  words: contentVersions.words,
};

const shown = <Row extends { at: Date }>(row: Row) => ({ ...row, at: row.at.toISOString() });

/** Lists the publications of an item, the last first. @throws Problem not_found */
export async function listVersions(db: Database, name: ItemName): Promise<ContentVersion[]> {
  const { id } = await findItem(db, name);
  const rows = await db
    .select(columns)
    .from(contentVersions)
    .where(eq(contentVersions.itemId, id))
    .orderBy(desc(contentVersions.number))
    .limit(contentLimits.versions);
  return rows.map(shown);
}

/** Returns the data published in a version. @throws Problem not_found */
export async function readVersion(
  db: Database,
  name: ItemName,
  number: number,
): Promise<ContentVersion & { data: ContentData }> {
  const { id } = await findItem(db, name);
  const [row] = await db
    .select({ ...columns, data: contentVersions.data })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, id), eq(contentVersions.number, number)));
  if (!row) throw new Problem('not_found');
  return shown(row);
}

/** Keeps what is published of an item as the version of its number. */
export async function keepVersion(
  tx: Tx,
  { id: itemId, type, key, number }: Pick<Item, 'id' | 'type' | 'key' | 'number'>,
  data: ContentData,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const words = wordsIn(type, data);
  await tx.insert(contentVersions).values({ itemId, number, key, data, words, at, byId: by.id, by: by.name });
}

/** Returns the values of an earlier version. @throws Problem invalid_input for a number that is missing or not there */
export async function versionData(tx: Tx, item: Item, number: number | undefined) {
  if (!number) throw refused('number', 'Please say which version.');
  const isVersion = and(eq(contentVersions.itemId, item.id), eq(contentVersions.number, number));
  const [version] = await tx.select().from(contentVersions).where(isVersion);
  if (!version) throw refused('number', 'There is no version of this number.');
  return version.data;
}
