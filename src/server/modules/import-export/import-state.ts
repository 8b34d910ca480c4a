/** @file Whether an import still runs: it may be stopped between two entries. */
import { and, eq } from '#platform/db/drizzle.ts';
import type { ImportState } from '#contract/desk/content/import-states.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';

type Entry = typeof contentImportEntries.$inferSelect;

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
export async function stillWaits(tx: Tx, { importId, position }: Entry): Promise<boolean> {
  await requireState(tx, importId, 'running');
  const isEntry = and(
    eq(contentImportEntries.importId, importId),
    eq(contentImportEntries.position, position),
  );
  const [entry] = await tx
    .select({ state: contentImportEntries.state })
    .from(contentImportEntries)
    .where(isEntry)
    .for('update');
  return entry?.state === 'waiting';
}
