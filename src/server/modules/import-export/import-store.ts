/** @file Stored imports as the desk shows them. */
import { and, count, desc, eq, inArray, isNotNull, sql } from '#platform/db/drizzle.ts';
import type { ContentImport } from '#contract/desk/content/import-export.ts';
import { importActions } from '#contract/desk/content/import-states.ts';
import { importExportLimits } from '#facts/limits.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { hostOf } from './outside-pictures.ts';

type Row = typeof contentImports.$inferSelect;
type Action = (typeof importActions)[number];
/** The number of entries changed by one statement. */
const batch = 1000;

/** Returns the sites of an import's pictures, those with the most first. */
async function fetchableFrom(db: Database, importId: string): Promise<ContentImport['fetchable']> {
  const host = sql<string>`substring(${contentImportEntries.source} from '^https?://(?:[^/?#]*@)?([^/?#]+)')`;
  return db
    .select({ host, pictures: count() })
    .from(contentImportEntries)
    .where(and(eq(contentImportEntries.importId, importId), eq(contentImportEntries.action, 'fetch')))
    .groupBy(host)
    .orderBy(desc(count()), host)
    .limit(importExportLimits.hosts);
}

/** The texts of an import that came as drafts and can be published. What was scheduled is published at its moment. */
export const readyDrafts = (importId: string) =>
  and(
    eq(contentImportEntries.importId, importId),
    eq(contentImportEntries.state, 'done'),
    eq(contentImportEntries.outcome, 'ready'),
    isNotNull(contentImportEntries.madeVersion),
    sql`${contentImportEntries.before} ->> 'draft' is distinct from 'scheduled'`,
  );

/** Returns the title of the entry that comes next. */
async function underWay(db: Database, importId: string): Promise<string | null> {
  const [next] = await db
    .select({ title: contentImportEntries.title })
    .from(contentImportEntries)
    .where(and(eq(contentImportEntries.importId, importId), eq(contentImportEntries.state, 'waiting')))
    .orderBy(contentImportEntries.position)
    .limit(1);
  return next?.title ?? null;
}

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
    kept: sum(({ state }) => state === 'kept'),
    publishable:
      row.state === 'done' && row.asDrafts ? await db.$count(contentImportEntries, readyDrafts(row.id)) : 0,
    counts: Object.fromEntries(
      importActions.map((action) => [action, sum((group) => group.action === action)]),
    ) as Record<Action, number>,
    losses: row.losses,
    site: row.site,
    now: row.state === 'running' ? await underWay(db, row.id) : null,
    fetchable: row.state === 'ready' ? await fetchableFrom(db, row.id) : [],
  };
}

/** Lists the imports of the last weeks, the newest first. */
export async function listImports(db: Database): Promise<ContentImport[]> {
  const rows = await db
    .select()
    .from(contentImports)
    .orderBy(desc(contentImports.createdAt), desc(contentImports.id))
    .limit(importExportLimits.imports);
  return Promise.all(rows.map((row) => shown(db, row)));
}

/** @throws Problem not_found */
export async function findImport(
  db: Database,
  importId: string,
): Promise<{ row: Row; import: ContentImport }> {
  const [row] = await db.select().from(contentImports).where(eq(contentImports.id, importId));
  if (!row) throw new Problem('not_found');
  return { row, import: await shown(db, row) };
}

/** Marks the pictures of sites that were not chosen as left out. */
export async function leaveOtherSites(tx: Tx, importId: string, chosen: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ position: contentImportEntries.position, source: contentImportEntries.source })
    .from(contentImportEntries)
    .where(and(eq(contentImportEntries.importId, importId), eq(contentImportEntries.action, 'fetch')));
  const left = rows.filter(({ source }) => !chosen.includes(hostOf(source))).map(({ position }) => position);
  for (let at = 0; at < left.length; at += batch)
    await tx
      .update(contentImportEntries)
      .set({
        action: 'skip',
        state: 'done',
        notes: sql`${contentImportEntries.notes} || array[${'It stays where it lies.'}]::text[]`,
      })
      .where(
        and(
          eq(contentImportEntries.importId, importId),
          inArray(contentImportEntries.position, left.slice(at, at + batch)),
        ),
      );
}
