/** One table as it is: how many rows, and a checksum over all of them in any order. */
export type Fingerprint = { table: string; rows: number; checksum: string };

/** Runs one statement; what both kinds of connection can do. */
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

/** Reads every row of every table. Call `writeSameText` first on both sides. */
export async function fingerprints(run: RunSql): Promise<Fingerprint[]> {
  const found: Fingerprint[] = [];
  for (const table of await tableNames(run)) {
    const [result] = await run(
      `select count(*)::int as rows, md5(coalesce(string_agg(line, '' order by line collate "C"), '')) as checksum
        from (select md5(t::text) as line from ${table} as t) as lines`,
    );
    found.push({ table, rows: Number(result!['rows']), checksum: String(result!['checksum']) });
  }
  return found;
}

/** One line of a comparison. */
export type ComparedTable = Fingerprint & { same: boolean };

/** Compares what was here with what arrived. A table that is on one side only counts as different. */
export function compare(here: Fingerprint[], there: Fingerprint[]): ComparedTable[] {
  const arrived = new Map(there.map((one) => [one.table, one]));
  const compared = here.map((one) => {
    const other = arrived.get(one.table);
    arrived.delete(one.table);
    return { ...one, same: other?.rows === one.rows && other.checksum === one.checksum };
  });
  return [...compared, ...[...arrived.values()].map((one) => ({ ...one, same: false }))];
}
