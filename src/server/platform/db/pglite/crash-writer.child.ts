/**
 * The child process of the crash tests: opens the database in the given folder, prints its rows, and writes numbers,
 * printing each one after its commit, until it is killed.
 */
import { writeSync } from 'node:fs';
import { openDatabase, type Log } from '../open.ts';

const [dir, mode] = process.argv.slice(2) as [string, string];
const say = (line: string): void => void writeSync(1, `${line}\n`);
const log: Log = {
  debug() {},
  info() {},
  warn() {},
  error: (...said: unknown[]) => say(`error ${String(said[1])}`),
};

say('opening');
const handle = await openDatabase({ dir, log, minFreeBytes: 0 }).catch((error: Error) => {
  say(`refused ${error.name}: ${error.message}`);
  process.exit(3);
});
await handle.executeSql('create table if not exists marks (n int primary key, filler text not null)');
const { rows } = await handle.executeSql(
  'select count(*)::int as count, coalesce(max(n), 0)::int as last from marks',
);
const { count, last } = rows[0] as { count: number; last: number };
say(`found ${count} ${last}`);

if (mode === 'look') {
  await handle.close();
} else {
  for (let n = last + 1; ; n += 1) {
    await handle.executeSql('insert into marks values ($1, $2)', [n, String(n).repeat(1 + (n % 400))]);
    say(`ack ${n}`);
    if (n % 25 === 0) await handle.executeSql(mode === 'switch' ? 'select pg_switch_wal()' : 'checkpoint');
  }
}
