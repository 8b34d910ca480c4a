/** @postgres the server stops the statements */
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '#platform/db/drizzle.ts';
import { outsideReads } from '#platform/db/reads.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { answerInTime, deadlineIn, withDeadline } from './answer-in-time.ts';
import { errorReply } from './error-reply.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
const lockKey = 7_001;
const waitsForLock = `select pg_advisory_xact_lock(${lockKey})`;

describe.skipIf(!serverUrl)('a request that is answered late', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let admin: pg.Client;
  const errors: string[] = [];

  beforeAll(async () => {
    test = await createTestDatabase({ poolSize: 1, statementTimeoutMs: 60_000 });
    admin = new pg.Client({ connectionString: test.databaseUrl! });
    await admin.connect();
    await admin.query('create table marks (mark text); create sequence asked');
    const { handle, db } = test;
    const run = (text: string) => handle.executeSql(text);
    app = fastify({
      logger: { level: 'error', stream: { write: (line: string) => void errors.push(line) } },
    });
    app.setErrorHandler(errorReply);
    answerInTime(app, 300);
    app.get('/api/slow', () => run('select pg_sleep(60)'));
    app.get('/api/slow-transaction', () => db.transaction((tx) => tx.execute(sql.raw(waitsForLock))));
    const countLate = async () => outsideReads(() => run(`insert into marks values ('late')`));
    app.get('/api/counted', { onResponse: countLate }, () => run('select pg_sleep(60)'));
    app.get('/api/next', () => run(`select nextval('asked')`));
    // Not the slow one: it must be answered, on a busy machine, too.
    const config = { answerTimeoutMs: 30_000 };
    app.get<{ Querystring: { n: string } }>('/api/echo', { config }, async ({ query: { n } }) => {
      const { rows } = await handle.executeSql('select $1::text as n', [n]);
      return rows[0];
    });
    app.get('/part', async () =>
      withDeadline(deadlineIn(-1000), () => run('select pg_sleep(60)')).catch(() => 'without it'),
    );
    app.post('/api/change', () =>
      db.transaction(async (tx) => {
        await tx.execute(sql.raw(waitsForLock));
        await tx.execute(sql.raw(`insert into marks values ('kept')`));
      }),
    );
  });
  afterAll(async () => {
    await app?.close();
    await admin?.end();
    await test?.close();
  });
  beforeEach(async () => void (await admin.query('select pg_advisory_lock($1)', [lockKey])));
  afterEach(async () => {
    await admin.query('select pg_advisory_unlock_all()');
    errors.length = 0;
  });

  /** Returns the statements that the site runs in the database. */
  const running = async () => {
    const { rows } = await admin.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    return rows.map(({ query }) => query);
  };
  const get = (url: string) => app.inject({ url });

  it.each(['/api/slow', '/api/slow-transaction'])('stops its statements: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(503);
    await vi.waitFor(async () => expect(await running()).toEqual([]), 10_000);
    expect(errors).toEqual([]);
  });

  it('gives up its place: the next one, in a pool of one, is answered with its own rows', async () => {
    for (let n = 0; n < 5; n += 1) {
      const slow = get('/api/slow');
      const waiting = get('/api/slow');
      expect((await slow).statusCode).toBe(503);
      expect((await waiting).statusCode).toBe(503);
      for (let k = 0; k < 20; k += 1)
        expect((await get(`/api/echo?n=${n}.${k}`)).json()).toEqual({ n: `${n}.${k}` });
    }
  });

  it('does not ask when its connection comes later', async () => {
    const change = app.inject({ method: 'POST', url: '/api/change' });
    await vi.waitFor(async () => expect(await running()).toEqual([waitsForLock]), 5000);
    expect((await get('/api/next')).statusCode).toBe(503);
    expect((await change).statusCode).toBe(503);
    await admin.query('select pg_advisory_unlock($1)', [lockKey]);
    await test.handle.ping();
    expect((await admin.query('select is_called from asked')).rows).toEqual([{ is_called: false }]);
  });

  it('is finished when it is a change', async () => {
    await admin.query('truncate marks');
    expect((await app.inject({ method: 'POST', url: '/api/change' })).statusCode).toBe(503);
    expect(await running()).toEqual([waitsForLock]);
    await admin.query('select pg_advisory_unlock($1)', [lockKey]);
    await test.handle.ping();
    expect((await admin.query('select mark from marks')).rows).toEqual([{ mark: 'kept' }]);
  });

  it('may be counted after its end, by work outside of it', async () => {
    await admin.query('truncate marks');
    expect((await get('/api/counted')).statusCode).toBe(503);
    const marks = async () => (await admin.query('select mark from marks')).rows;
    await vi.waitFor(async () => expect(await marks()).toEqual([{ mark: 'late' }]), 10_000);
  });

  it('stops a late part of a page alone', async () => {
    expect((await get('/part')).body).toBe('without it');
    await vi.waitFor(async () => expect(await running()).toEqual([]), 10_000);
  });
});
