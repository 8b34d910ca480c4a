/** @file The entries of a running import: those that wait, their marks, and the redirects among them. */
import { and, asc, eq, getTableColumns, inArray } from '#platform/db/drizzle.ts';
import { contentTypeNames, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentImportEntries, contentOldPaths } from '#platform/db/tables.ts';

const { before: _, ...columns } = getTableColumns(contentImportEntries);
/** The columns of entries that are listed, without the texts from before: of many entries those would fill the memory. */
export const listedColumns = columns;
export type Entry = Omit<typeof contentImportEntries.$inferSelect, 'before'>;
export const isType = (type: string): type is ContentTypeName =>
  (contentTypeNames as readonly string[]).includes(type);

/** Returns the condition for one entry. */
export const isEntry = ({ importId, position }: Pick<Entry, 'importId' | 'position'>) =>
  and(eq(contentImportEntries.importId, importId), eq(contentImportEntries.position, position));

/** Returns the functions that find and mark entries. */
export function entryMarks(db: Database) {
  const waiting = async (importId: string, types: readonly string[]): Promise<Entry[]> =>
    db
      .select(listedColumns)
      .from(contentImportEntries)
      .where(
        and(
          eq(contentImportEntries.importId, importId),
          eq(contentImportEntries.state, 'waiting'),
          inArray(contentImportEntries.type, [...types]),
        ),
      )
      .orderBy(asc(contentImportEntries.position));
  const failed = (entry: Entry, sentence: string) =>
    db
      .update(contentImportEntries)
      .set({ state: 'failed', notes: [...entry.notes, sentence] })
      .where(isEntry(entry));
  return { waiting, failed };
}

/**
 * Returns a function that finds the item to which a former address leads; both have its key and its title. The halves of an item share
 * the key: the English one comes first.
 */
export function leadingTo(entries: readonly Partial<Pick<Entry, 'type' | 'key' | 'title' | 'madeId'>>[]) {
  const ids = new Map<string, string>();
  for (const { type = '', key = '', title, madeId } of entries)
    if (isType(type) && madeId)
      for (const name of [`${key} ${title}`, key]) if (!ids.has(name)) ids.set(name, madeId);
  return ({ key, title }: Pick<Entry, 'key' | 'title'>): string | null =>
    ids.get(`${key} ${title}`) ?? ids.get(key) ?? null;
}

/** Has the former addresses of an import lead to its items. */
export async function runRedirects(db: Database, id: string): Promise<void> {
  const { waiting, failed } = entryMarks(db);
  const entries = await waiting(id, ['redirect']);
  const made = await db
    .select(listedColumns)
    .from(contentImportEntries)
    .where(and(eq(contentImportEntries.importId, id), eq(contentImportEntries.state, 'done')))
    .orderBy(contentImportEntries.position);
  const itemOf = leadingTo(made);
  for (const entry of entries) {
    const itemId = itemOf(entry);
    if (!itemId) await failed(entry, 'The post that it leads to is not there.');
    else
      await db.transaction(async (tx) => {
        await tx
          .insert(contentOldPaths)
          .values({ path: entry.source, itemId })
          .onConflictDoUpdate({ target: contentOldPaths.path, set: { itemId } });
        await tx.update(contentImportEntries).set({ state: 'done' }).where(isEntry(entry));
      });
  }
}
