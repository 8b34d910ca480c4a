import type { RunSql } from './fingerprints.ts';

const rowsAtOnce = 500;

/**
 * Copies all rows of one table as the text of whole rows, which PostgreSQL itself writes and reads. Not as the INSERTs
 * of pg_dump: the tool that brings it to us removes lines that begin like psql's commands, also within a visitor's text.
 */
export async function copyRows(from: RunSql, to: RunSql, table: string): Promise<void> {
  const columns = await to(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => String(name));
  // The row is read once, in the inner query; "offset 0" keeps the planner from reading it anew for each column.
  const insert = `insert into ${table} (${names.join(', ')}) overriding system value
    select ${names.map((name) => `(one.r).${name}`).join(', ')}
    from (select line::${table} as r from unnest($1::text[]) as line offset 0) as one`;
  await from('begin');
  await from(`declare moving no scroll cursor for select t::text as line from ${table} as t`);
  for (;;) {
    const lines = (await from(`fetch ${rowsAtOnce} from moving`)).map(({ line }) => line);
    if (lines.length === 0) break;
    await to(insert, [lines]);
  }
  await from('rollback');
}

/** Sets every sequence to where it stands. */
export async function copySequences(from: RunSql, to: RunSql): Promise<void> {
  const sequences = await from(
    "select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences where last_value is not null",
  );
  for (const { name, value } of sequences) await to('select setval($1::regclass, $2::bigint)', [name, value]);
}
