/** @file Rows as PostgreSQL's own text of a whole row, so that no value passes through a JavaScript type. */
import type { ArchivedTable } from './archive-header.ts';
import type { RunSql } from './fingerprints.ts';

const rowsAtOnce = 500;

type Column = ArchivedTable['columns'][number];

/** Returns the writable columns of a table, in their order. */
export async function columnsOf(run: RunSql, table: string): Promise<Column[]> {
  const columns = await run(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return columns.map(({ name, type }) => ({ name: String(name), type: String(type) }));
}

/** Yields the rows of a table in batches. Call it inside a transaction. */
export async function* rowsOf(run: RunSql, { name, columns }: ArchivedTable): AsyncGenerator<string[]> {
  const named = columns.map((column) => column.name).join(', ');
  await run(`declare reading no scroll cursor for select row(${named})::text as line from ${name}`);
  for (;;) {
    const lines = (await run(`fetch ${rowsAtOnce} from reading`)).map(({ line }) => String(line));
    if (lines.length === 0) break;
    yield lines;
  }
  await run('close reading');
}

/**
 * Returns a function that writes archived rows into a table. Columns added since the archive get their defaults; dropped ones are ignored.
 * The text is read through a temporary table of the archived shape.
 */
export async function rowLoader(
  run: RunSql,
  { name, columns }: ArchivedTable,
  number: number,
): Promise<(lines: string[]) => Promise<void>> {
  const shape = `archived_${number}`;
  const shapeColumns = columns.map((column) => `${column.name} ${column.type}`).join(', ');
  await run(`create temporary table ${shape} (${shapeColumns}) on commit drop`);
  const there = new Set((await columnsOf(run, name)).map((column) => column.name));
  const kept = columns.map((column) => column.name).filter((column) => there.has(column));
  await run(`delete from ${name}`);
  // The row is read once, in the inner query; "offset 0" keeps the planner from reading it anew for each column.
  const insert = `insert into ${name} (${kept.join(', ')}) overriding system value
    select ${kept.map((column) => `(one.r).${column}`).join(', ')}
    from (select line::pg_temp.${shape} as r from unnest($1::text[]) as line offset 0) as one`;
  return async (lines) => void (await run(insert, [lines]));
}
