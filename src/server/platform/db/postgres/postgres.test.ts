/** @postgres the server is the subject */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, silentLog, type TestDatabase } from '#support/database.ts';
import { StartError } from '../../start-error.ts';
import { openDatabase } from '../open.ts';
import { readRelease } from '../../health/release-facts.ts';
import { releaseVersion } from '../../release-version.ts';
import { siteName } from './site-name.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

describe('a server that is not there', () => {
  it('is one sentence without the password', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const databaseUrl = `postgres://someone:secret-word@127.0.0.1:${port}/aangan`;
    const error = await openDatabase({ databaseUrl, dir: '.', log: silentLog }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(
      `The database server at 127.0.0.1:${port}/aangan does not answer (ECONNREFUSED); check DATABASE_URL and that the server runs.`,
    );
  });
});

describe.skipIf(!serverUrl)('a server', () => {
  let test: TestDatabase;
  const admin = new pg.Client({ connectionString: serverUrl });
  beforeAll(async () => {
    await admin.connect();
    test = await createTestDatabase({ poolSize: 3, statementTimeoutMs: 400 });
  });
  afterAll(async () => {
    await test?.close();
    await admin.end();
  });

  const killOthers = async (): Promise<void> => {
    const name = new URL(test.databaseUrl!).pathname.slice(1);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  };

  it('tells which releases serve, and of how many processes', async () => {
    const ours = releaseVersion();
    const versions = async () => (await readRelease(test.handle, false)).processes;
    expect(await versions()).toEqual([{ version: ours, count: 1 }]);
    const other = new pg.Client({
      connectionString: test.databaseUrl,
      application_name: siteName('9.9 next'),
    });
    await other.connect();
    expect(await versions()).toEqual([
      { version: ours, count: 1 },
      { version: '9.9-next', count: 1 },
    ]);
    await other.end();
    await expect.poll(versions).toEqual([{ version: ours, count: 1 }]);
  });

  it('is migrated once by twelve that start together', async () => {
    const name = `aangan_test_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)));
    const address = new URL(serverUrl!);
    address.pathname = `/${name}`;
    const handles = await Promise.all(
      Array.from({ length: 12 }, () =>
        openDatabase({ databaseUrl: address.href, dir: '.', log: silentLog, poolSize: 1 }),
      ),
    );
    await Promise.all(handles.map((handle) => handle.migrate()));
    const { rows } = await handles[0]!.executeSql(
      'select count(*)::int as n, count(distinct hash)::int as files from drizzle.__drizzle_migrations',
    );
    expect(rows[0]!['n']).toBe(rows[0]!['files']);
    await Promise.all(handles.map((handle) => handle.close()));
  });

  it('stops a statement at its timeout', async () => {
    await expect(test.handle.executeSql('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    await test.handle.ping();
  });

  it('may cut every line, idle or lent out, and queries work again', async () => {
    await Promise.all([test.handle.ping(), test.handle.ping()]);
    const work = test.db.transaction(async (tx) => {
      await killOthers();
      await tx.execute('select 1');
    });
    await expect(work).rejects.toThrow('Failed query');
    // The news of a cut idle connection may still be on its way.
    await vi.waitFor(() => test.handle.ping());
  });

  it('tells a listener that it was away, and delivers again', async () => {
    const heard: string[] = [];
    const { promise: back, resolve: reconnected } = Promise.withResolvers<void>();
    const arrival = {
      before: Promise.withResolvers<void>(),
      after: Promise.withResolvers<void>(),
    };
    const stop = await test.handle.listen(
      'pages',
      (payload) => {
        heard.push(payload);
        arrival[payload as keyof typeof arrival].resolve();
      },
      reconnected,
    );
    await test.handle.notify('pages', 'before');
    // A connection that is cut while a message is on its way loses it.
    await arrival.before.promise;
    await killOthers();
    await back;
    await test.handle.notify('pages', 'after');
    await arrival.after.promise;
    await stop();
    expect(heard).toEqual(['before', 'after']);
  });

  it('hears what another process says', async () => {
    const other = await openDatabase({ databaseUrl: test.databaseUrl!, dir: '.', log: silentLog });
    onTestFinished(() => other.close());
    const { promise: heard, resolve } = Promise.withResolvers<string>();
    const stop = await test.handle.listen('pages', resolve);
    await other.notify('pages', 'from outside');
    expect(await heard).toBe('from outside');
    await stop();
  });
});
