/** @file Fingerprints of tables: the number of rows and a checksum over them in any order. Equal in two places means equal rows. */
import type { ArchivedTable } from './archive-header.ts';

/** Runs SQL on either kind of connection. Without values, one text may hold several statements. */
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

/** Sets the session so that every session writes a value as the same, complete text. */
export async function writeSameText(run: RunSql): Promise<void> {
  for (const setting of sameTextSettings) await run(setting);
}

/** Returns the quoted names of all tables except system tables, in byte order. */
export async function tableNames(run: RunSql): Promise<string[]> {
  return (await run(everyTable)).map(({ name }) => String(name));
}

/** Returns the fingerprint of these columns over every row. Call `writeSameText` first on both sides. */
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
