/** @file An import taken back: all that it made and nobody has changed since goes, or is again what it was. The rest is named and stays. */
import { and, desc, eq, inArray, isNotNull, lt, ne } from '#platform/db/drizzle.ts';
import { contentImportEntries, contentImports, contentOldPaths } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { isEntry, isType, listedColumns, type Entry } from './entry-marks.ts';
import type { MovingDependencies } from './import-export.types.ts';

/** A text that came as a draft waits again when it is to be published. */
const madeStates: readonly Entry['state'][] = ['done', 'waiting'];

/** Creates the function that takes an import back. Each entry is one transaction; a repetition goes on where it was. */
export function createImportUndo({
  db,
  clock,
  takeBackItem,
  removePicture,
  drop,
}: Pick<MovingDependencies, 'db' | 'clock' | 'takeBackItem' | 'removePicture' | 'drop'>) {
  async function undoItem(listed: Entry, by: Actor): Promise<void> {
    const tags = await db.transaction(async (tx) => {
      const [entry] = await tx.select().from(contentImportEntries).where(isEntry(listed)).for('update');
      if (!entry || !madeStates.includes(entry.state)) return [];
      const taken = { id: entry.madeId!, version: entry.madeVersion!, before: entry.before };
      const { kept, version, tags: changed } = await takeBackItem(tx, taken, by);
      if (kept === null)
        await tx.delete(contentOldPaths).where(
          and(
            eq(contentOldPaths.itemId, taken.id),
            inArray(
              contentOldPaths.path,
              tx
                .select({ path: contentImportEntries.source })
                .from(contentImportEntries)
                .where(
                  and(
                    eq(contentImportEntries.importId, entry.importId),
                    eq(contentImportEntries.type, 'redirect'),
                    eq(contentImportEntries.action, 'new'),
                  ),
                ),
            ),
          ),
        );
      // A file may bring an item twice, as it is published and as a draft: now it is as the first of them left it.
      if (version !== null)
        await tx
          .update(contentImportEntries)
          .set({ madeVersion: version })
          .where(
            and(
              eq(contentImportEntries.importId, entry.importId),
              eq(contentImportEntries.madeId, taken.id),
              lt(contentImportEntries.position, entry.position),
            ),
          );
      await tx.update(contentImportEntries).set(fateOf(entry, kept)).where(isEntry(entry));
      return changed;
    });
    if (tags.length > 0) drop(tags);
  }
  const fateOf = (entry: Entry, kept: string | null) =>
    kept === null ? { state: 'undone' as const } : { state: 'kept' as const, notes: [...entry.notes, kept] };

  async function undoPicture(entry: Entry, by: Actor): Promise<void> {
    const kept = await removePicture(entry.madeId!, by, entry.madeVersion ?? undefined).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
        return error.code === 'not_found' ? null : error.message;
      },
    );
    await db.update(contentImportEntries).set(fateOf(entry, kept)).where(isEntry(entry));
  }

  return async function undoImport(importId: string, by: Actor): Promise<void> {
    const made = await db
      .select(listedColumns)
      .from(contentImportEntries)
      .where(
        and(
          eq(contentImportEntries.importId, importId),
          inArray(contentImportEntries.state, [...madeStates]),
          isNotNull(contentImportEntries.madeId),
          ne(contentImportEntries.action, 'same'),
        ),
      )
      .orderBy(desc(contentImportEntries.position));
    // Words in other languages stand behind their English item, and go before it; pictures go when no text shows them any more.
    for (const entry of made) if (isType(entry.type) && entry.madeVersion !== null) await undoItem(entry, by);
    for (const entry of made) if (entry.type === 'picture') await undoPicture(entry, by);
    await db
      .update(contentImports)
      .set({ state: 'undone', finishedAt: clock() })
      .where(and(eq(contentImports.id, importId), eq(contentImports.state, 'undoing')));
  };
}
