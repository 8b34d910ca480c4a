/** @file What the database itself counts: its processor time, tables read from end to end, sizes. */
import type { DatabaseHandle } from '#platform/db/open.ts';
import { processorUs } from './pinned.ts';

/** Smaller tables are read from end to end because that is the quickest. */
const largeRows = 5000;

/** Returns a reading of the processor time so far of all connections of the database; one that has ended counts as last read. */
export function databaseProcessor({ executeSql }: DatabaseHandle): () => Promise<number> {
  const taken = new Map<number, number>();
  return async () => {
    const { rows } = await executeSql(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const pid of rows.map((row) => Number(row['pid']))) taken.set(pid, processorUs([pid]));
    return [...taken.values()].reduce((sum, one) => sum + one, 0);
  };
}

/** Returns how many times each large table was read from end to end, in parts of the whole. */
export async function endToEnd({ executeSql }: DatabaseHandle): Promise<ReadonlyMap<string, number>> {
  const { rows } = await executeSql(
    `select relname, seq_tup_read / n_live_tup::float8 as times from pg_stat_user_tables where n_live_tup > ${largeRows}`,
  );
  return new Map(rows.map(({ relname, times }) => [String(relname), Number(times)]));
}

const largest = `
  select relname as table, n_live_tup as rows, pg_relation_size(relid) >> 20 as mb,
    pg_indexes_size(relid) >> 20 as indexes_mb, pg_total_relation_size(relid) >> 20 as all_mb
  from pg_stat_user_tables where pg_total_relation_size(relid) > 1 << 20 order by all_mb desc limit 12`;
const largestIndexes = `
  select indexrelname as index, relname as table, pg_relation_size(indexrelid) >> 20 as mb
  from pg_stat_user_indexes order by pg_relation_size(indexrelid) desc limit 12`;

/** Returns the largest tables and indexes, as rows of a table. */
export async function sizesOf({ executeSql }: DatabaseHandle): Promise<string[]> {
  const lines: string[] = [];
  for (const text of [largest, largestIndexes]) {
    const { rows } = await executeSql(text);
    const [first] = rows;
    if (!first) continue;
    const names = Object.keys(first);
    lines.push('', `| ${names.join(' | ')} |`, `|${'---|'.repeat(names.length)}`);
    for (const row of rows) lines.push(`| ${names.map((name) => String(row[name])).join(' | ')} |`);
  }
  return lines;
}
