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

/** Has the former addresses of an import lead to its items. */
export async function runRedirects(db: Database, id: string): Promise<void> {
  const { waiting, failed } = entryMarks(db);
  const entries = await waiting(id, ['redirect']);
  const made = await db
    .select({
      type: contentImportEntries.type,
      key: contentImportEntries.key,
      madeId: contentImportEntries.madeId,
    })
    .from(contentImportEntries)
    .where(and(eq(contentImportEntries.importId, id), eq(contentImportEntries.state, 'done')));
  const byKey = new Map(
    made.flatMap(({ type, key, madeId }) => (isType(type) && madeId ? [[key, madeId]] : [])),
  );
  for (const entry of entries) {
    const itemId = byKey.get(entry.key);
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
