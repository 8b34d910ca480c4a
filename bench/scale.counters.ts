/** @file What the database itself counts: its processor time, tables read from end to end, sizes. */
import { readFileSync } from 'node:fs';
import type { DatabaseHandle } from '#platform/db/open.ts';
import { processorUs } from './pinned.ts';

/** Smaller tables are read from end to end because that is the quickest. */
const largeRows = 5000;

/** Returns the process of a server on this machine; null where it cannot be asked. */
export async function serverPid({ executeSql }: DatabaseHandle): Promise<number | null> {
  try {
    const { rows } = await executeSql(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    );
    return Number(rows[0]!['pid']);
  } catch {
    return null;
  }
}

/** Returns the processor time of a process so far with that of its children, those that have ended included. */
export function allProcessorUs(pid: number | null): number {
  if (pid === null) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  // Children that have ended, in hundredths of a second.
  return processorUs([pid]) + (Number(fields[13]) + Number(fields[14])) * 10_000;
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
