import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { copyRows, copySequences } from './copy-rows.ts';
import { openSource } from './embedded-source.ts';
import { compare, fingerprints, tableNames, writeSameText } from './fingerprints.ts';
import type { ComparedTable, RunSql } from './fingerprints.ts';

/**
 * Copies the embedded database of a stopped site to an empty database on a server, in one transaction, and keeps it
 * only if every table has the same rows there. The embedded folder stays as it is.
 * @throws StartError when the target is not empty, or a table differs; then nothing is changed over there
 */
export async function moveToServer(dir: string, databaseUrl: string): Promise<ComparedTable[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await moveInto(async (text, values) => (await client.query(text, values)).rows, dir);
  } finally {
    // Without a commit the server undoes all of it.
    await client.end();
  }
}

async function moveInto(target: RunSql, dir: string): Promise<ComparedTable[]> {
  const there = await tableNames(target);
  if (there.length > 0) {
    throw new StartError(`The target is not empty: it has ${there.length} tables, the first is ${there[0]}.`);
  }
  const source = await openSource(dir);
  try {
    await writeSameText(source.run);
    const before = await fingerprints(source.run);
    await target('begin');
    await target(source.before);
    await writeSameText(target);
    for (const { table } of before) await copyRows(source.run, target, table);
    await copySequences(source.run, target);
    await target(source.after);
    const moved = compare(before, await fingerprints(target));
    const different = moved.filter(({ same }) => !same).map(({ table }) => table);
    if (different.length > 0) {
      const names = different.join(', ');
      throw new StartError(`Nothing was kept, because these tables differ after the copy: ${names}.`);
    }
    await target('commit');
    return moved;
  } finally {
    await source.close();
  }
}
