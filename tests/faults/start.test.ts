import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '#support/browser.ts';
import { testWithPostgres as test } from '#support/database-faults.ts';
import { withSql } from '#support/with-sql.ts';
import { freePort } from '#support/free-port.ts';
import { startServer } from '#support/server.ts';

// The start on a PostgreSQL server.

const root = resolve(import.meta.dirname, '..', '..');

/** Starts the site with these settings, which keep it from serving. Returns what it says. */
function failing(env: NodeJS.ProcessEnv) {
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), ['build/main/main.js'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...env,
    },
  });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

const named = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

test('a database that is not there, a wrong password and a folder that is none are one sentence each', async ({
  postgres,
}) => {
  const port = String(await freePort());
  const dir = mkdtempSync(join(tmpdir(), 'start-'));
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const wrong = Object.assign(new URL(postgres.url), { password: 'not-the-word' }).href;
  for (const [env, sentence] of [
    [
      { DATABASE_URL: named(postgres.url, 'nowhere') },
      /has no database 127\.0\.0\.1:\d+\/nowhere; create it/,
    ],
    [{ DATABASE_URL: wrong }, /refuses the user or the password/],
    [{ DATABASE_URL: postgres.url, DATA_DIR: join(file, 'data') }, /is no folder; set DATA_DIR/],
  ] as const) {
    const { status, lines } = failing({ PORT: port, DATA_DIR: dir, ...env });
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(sentence);
    expect(lines[0]).not.toContain('not-the-word');
    expect(lines[0]).not.toContain(new URL(postgres.url).password);
  }
  rmSync(dir, { recursive: true });
});

test('two processes that start together on an empty database both come up, and fill it once', async ({
  postgres,
}) => {
  test.setTimeout(240_000);
  await withSql(postgres, (client) => client.query('create database together'));
  const url = named(postgres.url, 'together');
  const env = { DATABASE_URL: url, SECRET_KEY: 'a key that both of the processes share' };
  const servers = await Promise.all([startServer({ env }), startServer({ env })]);
  const counted = await withSql({ ...postgres, url }, (client) =>
    client.query<{ vendors: number; names: number }>(
      'select count(*)::int as vendors, count(distinct (company_name, owner_name))::int as names from vendors',
    ),
  );
  expect(counted.rows[0]!.vendors).toBeGreaterThan(50);
  expect(counted.rows[0]!.names).toBe(counted.rows[0]!.vendors);
  for (const server of servers) expect(await server.stop()).toBe(0);
});
