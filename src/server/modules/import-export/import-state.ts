/** @file Whether an import still runs: it may be stopped between two entries. */
import { and, eq } from '#platform/db/drizzle.ts';
import type { ImportState } from '#contract/desk/content/import-states.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { isEntry, type Entry } from './entry-marks.ts';
import type { MovingDependencies, SourceItem } from './import-export.types.ts';

/** Ends a run whose import was stopped. What is done stays, the rest waits. */
export class Stopped extends Error {}

/** @throws Stopped when the import is not in this state any more */
export async function requireState(db: Database, id: string, state: ImportState): Promise<void> {
  const [found] = await db
    .select({ state: contentImports.state })
    .from(contentImports)
    .where(eq(contentImports.id, id));
  if (found?.state !== state) throw new Stopped();
}

/** Locks an entry and returns whether it still waits: another run of the same import may have done it. @throws Stopped */
export async function stillWaits(tx: Tx, listed: Pick<Entry, 'importId' | 'position'>): Promise<boolean> {
  await requireState(tx, listed.importId, 'running');
  const [entry] = await tx
    .select({ state: contentImportEntries.state })
    .from(contentImportEntries)
    .where(isEntry(listed))
    .for('update');
  return entry?.state === 'waiting';
}

/** @throws Problem conflict when this import brought the text beside a draft, and could not publish it: both would have one place */
export async function requireShown(
  tx: Tx,
  { findItem }: Pick<MovingDependencies, 'findItem'>,
  importId: string,
  { type, key, locale }: Pick<SourceItem, 'type' | 'key' | 'locale'>,
): Promise<void> {
  const there = await findItem(tx, type, key, locale);
  if (!there || there.shown) return;
  const { importId: of, madeId, state } = contentImportEntries;
  const isBrought = and(eq(of, importId), eq(madeId, there.id), eq(state, 'done'));
  if ((await tx.$count(contentImportEntries, isBrought)) > 0)
    throw new Problem('conflict', {
      message: 'What readers saw of it waits as a draft. This draft is not put over it.',
    });
}
