/** @file What proves that a table is the same in two places: how many rows, and a checksum over all of them in any order. */
import type { ArchivedTable } from './archive-header.ts';

/** Runs one statement; what both kinds of connection can do. Without values several may stand in one text. */
export type RunSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const everyTable = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
  order by n.nspname collate "C", c.relname collate "C"`;

const sameTextSettings = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
];

/** Makes the session write each value as the same, complete text as any other session does after it. */
export async function writeSameText(run: RunSql): Promise<void> {
  for (const setting of sameTextSettings) await run(setting);
}

/** The names of all tables that are not the system's own, quoted, in the order of their bytes. */
export async function tableNames(run: RunSql): Promise<string[]> {
  return (await run(everyTable)).map(({ name }) => String(name));
}

/** Reads every row, in these columns. Call `writeSameText` first on both sides. */
export async function fingerprint(
  run: RunSql,
  { name, columns }: Pick<ArchivedTable, 'name' | 'columns'>,
): Promise<Pick<ArchivedTable, 'rows' | 'checksum'>> {
  const row = `row(${columns.map((column) => column.name).join(', ')})`;
  const [result] = await run(
    `select count(*)::int as rows, md5(coalesce(string_agg(line, '' order by line collate "C"), '')) as checksum
      from (select md5(${row}::text) as line from ${name}) as lines`,
  );
  return { rows: Number(result!['rows']), checksum: String(result!['checksum']) };
}
