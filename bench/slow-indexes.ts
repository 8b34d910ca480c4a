import type { DatabaseHandle } from '#platform/db/open.ts';

/** Indexes that are built faster over all rows at once than row by row: the inverted and the spatial ones. */
const slowIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where indrelid = $1::regclass and amname in ('gin', 'gist')`;

/** Drops the slow indexes of a table, fills it, and builds them over all rows. */
export async function withoutSlowIndexes(
  { executeSql }: DatabaseHandle,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await executeSql(slowIndexes, [table]);
  for (const { name } of indexes) await executeSql(`drop index ${String(name)}`);
  await fill();
  for (const { definition } of indexes) await executeSql(String(definition));
}
