/** @file The entries of an import: a page of them, and their sums. */
import { and, count, eq, sql } from '#platform/db/drizzle.ts';
import type { ContentImportEntry } from '#contract/desk/content/import-export.ts';
import type { ImportSum } from '#contract/desk/content/import-outcomes.ts';
import { importExportLimits } from '#facts/limits.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentImportEntries } from '#platform/db/tables.ts';
import { listedColumns } from './entry-marks.ts';

type EntryQuery = Partial<Pick<ContentImportEntry, 'action' | 'type' | 'state'>> & {
  outcome?: NonNullable<ContentImportEntry['outcome']> | undefined;
  page: number;
};

/** Reads a page of its entries, all or those of an action, a type or an outcome. */
export async function entriesOf(
  db: Database,
  importId: string,
  { action, type, outcome, state: fate, page }: EntryQuery,
): Promise<{ entries: ContentImportEntry[]; found: number }> {
  const where = and(
    eq(contentImportEntries.importId, importId),
    action && eq(contentImportEntries.action, action),
    type && eq(contentImportEntries.type, type),
    outcome && eq(contentImportEntries.outcome, outcome),
    fate && eq(contentImportEntries.state, fate),
  );
  const rows = await db
    .select(listedColumns)
    .from(contentImportEntries)
    .where(where)
    // Failed entries come first.
    .orderBy(sql`${contentImportEntries.state} <> 'failed'`, contentImportEntries.position)
    .limit(importExportLimits.page)
    .offset((page - 1) * importExportLimits.page);
  const [counted] = await db.select({ found: count() }).from(contentImportEntries).where(where);
  return {
    found: counted?.found ?? 0,
    entries: rows.map(
      ({ position, source, type, key, title, action: done, notes, outcome: foreseen, state }) => ({
        position,
        source,
        type: type as ContentImportEntry['type'],
        key,
        title,
        action: done,
        notes,
        outcome: foreseen,
        state,
      }),
    ),
  };
}

/** Counts the entries by type and outcome. */
export const sumsOf = (db: Database, importId: string): Promise<ImportSum[]> =>
  db
    .select({
      type: contentImportEntries.type,
      outcome: contentImportEntries.outcome,
      count: count(),
    })
    .from(contentImportEntries)
    .where(eq(contentImportEntries.importId, importId))
    .groupBy(contentImportEntries.type, contentImportEntries.outcome);
