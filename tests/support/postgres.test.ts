/** @postgres the server is the subject */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import { withSql } from './with-sql.ts';

const ask = (url: string, text: string): Promise<unknown> =>
  withSql(
    { url },
    async (client) => (await client.query<unknown[]>({ text, rowMode: 'array' })).rows[0]?.[0],
  );

describe('a PostgreSQL server for the tests', () => {
  it('is durable, lets databases be made, refuses a wrong password and is gone after stop', async () => {
    const server = await startPostgres();
    const folder = await ask(server.url, `show data_directory`);
    expect(await ask(server.url, 'show fsync')).toBe('on');
    expect(await ask(server.url, 'select rolcreatedb from pg_roles where rolname = current_user')).toBe(true);
    const stranger = new URL(server.url);
    stranger.password = 'wrong';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    await server.stop();
    expect(existsSync(String(folder))).toBe(false);
    await expect(ask(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('does not outlive the process that started it, even a killed one', async () => {
    const code = `import { startPostgres } from './tests/support/postgres.ts';
      console.log((await startPostgres()).url);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    // Not once(): it would reject on the error that announces the end.
    const lost = new Promise<void>((done) => client.on('end', done));
    owner.kill('SIGKILL');
    await lost;
    await expect.poll(() => existsSync(rows[0]?.data_directory ?? ''), { timeout: 20_000 }).toBe(false);
  });
});
