/** @file Imports as the staff sees them. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import {
  importActions,
  movingLimits,
  type ContentImport,
  type ContentImportEntry,
} from '#contract/desk/content/moving.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';

type Row = typeof contentImports.$inferSelect;
type Action = (typeof importActions)[number];

async function shown(db: Database, row: Row): Promise<ContentImport> {
  const groups = await db
    .select({ action: contentImportEntries.action, state: contentImportEntries.state, count: count() })
    .from(contentImportEntries)
    .where(eq(contentImportEntries.importId, row.id))
    .groupBy(contentImportEntries.action, contentImportEntries.state);
  const sum = (wanted: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(wanted).reduce((total, group) => total + group.count, 0);
  return {
    id: row.id,
    fileName: row.fileName,
    bytes: row.bytes,
    state: row.state,
    message: row.message,
    asDrafts: row.asDrafts,
    createdAt: row.createdAt.toISOString(),
    by: row.by,
    total: sum(() => true),
    done: sum(({ state }) => state === 'done'),
    failed: sum(({ state }) => state === 'failed'),
    counts: Object.fromEntries(
      importActions.map((action) => [action, sum((group) => group.action === action)]),
    ) as Record<Action, number>,
  };
}

/** The imports of the last weeks, the newest first. */
export async function listImports(db: Database): Promise<ContentImport[]> {
  const rows = await db
    .select()
    .from(contentImports)
    .orderBy(desc(contentImports.createdAt), desc(contentImports.id))
    .limit(movingLimits.imports);
  return Promise.all(rows.map((row) => shown(db, row)));
}

/** @throws Problem not_found */
export async function findImport(
  db: Database,
  importId: string,
): Promise<{ row: Row; import: ContentImport }> {
  const [row] = isUuid(importId)
    ? await db.select().from(contentImports).where(eq(contentImports.id, importId))
    : [];
  if (!row) throw new Problem('not_found');
  return { row, import: await shown(db, row) };
}

/** A page of its entries, all or those of an action. */
export async function entriesOf(
  db: Database,
  importId: string,
  { action, page }: { action?: Action; page: number },
): Promise<{ entries: ContentImportEntry[]; found: number }> {
  const where = and(
    eq(contentImportEntries.importId, importId),
    action && eq(contentImportEntries.action, action),
  );
  const rows = await db
    .select()
    .from(contentImportEntries)
    .where(where)
    // What needs a look comes first.
    .orderBy(sql`${contentImportEntries.state} <> 'failed'`, contentImportEntries.position)
    .limit(movingLimits.page)
    .offset((page - 1) * movingLimits.page);
  const [counted] = await db.select({ found: count() }).from(contentImportEntries).where(where);
  return {
    found: counted?.found ?? 0,
    entries: rows.map(({ position, source, type, key, title, action: done, notes, state }) => ({
      position,
      source,
      type: type as ContentImportEntry['type'],
      key,
      title,
      action: done,
      notes,
      state,
    })),
  };
}
