/** @postgres a replica by streaming replication is the subject */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '#support/database.ts';
import { openLine } from '#support/line.ts';
import { startPostgres, startReplica, type PostgresServer } from '#support/postgres.ts';
import { runSql } from '#support/with-sql.ts';
import { sql } from '../drizzle.ts';
import { openDatabase, type DatabaseHandle, type OpenOptions } from '../open.ts';
import { startRead } from '../reads.ts';

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a replica', () => {
  let primary: PostgresServer;
  let replica: PostgresServer;

  beforeAll(async () => {
    primary = await startPostgres();
    replica = await startReplica(primary);
    await runSql(primary, 'create table marks (mark serial)');
  });
  afterAll(async () => {
    await replica?.stop();
    await primary?.stop();
  });

  async function open(given: Partial<OpenOptions> = {}): Promise<DatabaseHandle> {
    const handle = await openDatabase({
      databaseUrl: primary.url,
      replicaUrl: replica.url,
      dir: '.',
      log: silentLog,
      ...given,
    });
    onTestFinished(() => handle.close());
    return handle;
  }

  type Answer = { fromReplica: boolean; marks: number };
  const question = sql`select pg_is_in_recovery() as "fromReplica", count(*)::int as marks from marks`;
  const ask = async ({ reads }: DatabaseHandle) => (await reads.execute<Answer>(question)).rows[0]!;
  /** Asks as a request does that only reads. */
  const read = (handle: DatabaseHandle) => startRead(() => ask(handle)).result;
  const isUsed = async (handle: DatabaseHandle) => (await read(handle)).fromReplica;
  const addMark = (handle: DatabaseHandle) => handle.executeSql('insert into marks default values');
  const changed = async (handle: DatabaseHandle) => {
    await addMark(handle);
    handle.noteChange();
  };
  /** Reads until the end; resolves to the failures. */
  function keepReading(handle: DatabaseHandle) {
    let ended = false;
    const failures: unknown[] = [];
    const reader = async () => {
      while (!ended) await read(handle).catch((error: unknown) => failures.push(error));
    };
    const readers = Array.from({ length: 8 }, reader);
    return async () => {
      ended = true;
      await Promise.all(readers);
      return failures;
    };
  }

  it('answers reads alone: no change, no transaction, no work of a job', async () => {
    const handle = await open();
    await expect.poll(() => isUsed(handle)).toBe(true);
    expect((await ask(handle)).fromReplica).toBe(false);
    const within = startRead(() => handle.reads.transaction((tx) => tx.execute<Answer>(question)));
    expect((await within.result).rows[0]!.fromReplica).toBe(false);
    expect(handle.stats()).toMatchObject({ replicaFresh: 1, replicaRetries: 0 });
  });

  it('has every change that was noted before', async () => {
    const handle = await open();
    await expect.poll(() => isUsed(handle)).toBe(true);
    let { marks } = await read(handle);
    for (let n = 0; n < 50; n += 1) {
      await changed(handle);
      expect((await read(handle)).marks).toBe((marks += 1));
      if (n % 10 === 0) await expect.poll(() => isUsed(handle)).toBe(true);
    }
  });

  it('that stands still is not asked after a change, nor after the bound', async () => {
    const [handle, other] = [await open(), await open()];
    for (const one of [handle, other]) await expect.poll(() => isUsed(one)).toBe(true);
    await runSql(replica, 'select pg_wal_replay_pause()');
    onTestFinished(async () => void (await runSql(replica, 'select pg_wal_replay_resume()')));
    const { marks } = await read(handle);
    await changed(handle);
    expect(await read(handle)).toEqual({ fromReplica: false, marks: marks + 1 });
    // A process that was told nothing.
    await expect.poll(() => isUsed(other)).toBe(false);
    expect((await read(other)).marks).toBe(marks + 1);
    expect(other.stats()).toMatchObject({ replicaFresh: 0 });

    await runSql(replica, 'select pg_wal_replay_resume()');
    for (const one of [handle, other]) await expect.poll(() => isUsed(one)).toBe(true);
  });

  it('that another process told of a change is asked once it has it', async () => {
    const [handle, other] = [await open(), await open()];
    await expect.poll(() => isUsed(other)).toBe(true);
    const { marks } = await read(other);
    const heard = Promise.withResolvers<number>();
    const readAtOnce = async () => (await read(other)).marks;
    await other.listen('marks', () => void readAtOnce().then(heard.resolve, heard.reject));
    await runSql(replica, 'select pg_wal_replay_pause()');
    onTestFinished(async () => void (await runSql(replica, 'select pg_wal_replay_resume()')));
    await addMark(handle);
    await handle.notify('marks', '');
    expect(await heard.promise).toBe(marks + 1);
  });

  it('that crashes while it is asked fails no read, and is asked again when it is back', async () => {
    const handle = await open();
    await expect.poll(() => isUsed(handle)).toBe(true);
    const end = keepReading(handle);
    await replica.crash();
    expect(await isUsed(handle)).toBe(false);
    await replica.restart();
    await expect.poll(() => isUsed(handle)).toBe(true);
    expect(await end()).toEqual([]);
  });

  it('whose packets vanish fails no read', async () => {
    const line = await openLine(Number(new URL(replica.url).port));
    onTestFinished(() => line.close());
    const behind = new URL(replica.url);
    behind.port = String(line.port);
    const handle = await open({ replicaUrl: behind.href });
    await expect.poll(() => isUsed(handle)).toBe(true);
    const end = keepReading(handle);
    line.swallow();
    await expect.poll(() => isUsed(handle)).toBe(false);
    expect(await end()).toEqual([]);
    expect(handle.stats().replicaRetries).toBeGreaterThan(0);
    line.mend();
    await expect.poll(() => isUsed(handle)).toBe(true);
  });

  it('that ends a statement hands it to the primary', async () => {
    const handle = await open();
    await expect.poll(() => isUsed(handle)).toBe(true);
    const asleep = `select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end), pg_is_in_recovery() as "fromReplica"`;
    const answer = startRead(async () => await handle.reads.execute<Answer>(sql.raw(asleep))).result;
    const ended = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`;
    await expect.poll(async () => (await runSql(replica, ended)).length).toBe(1);
    expect((await answer).rows[0]!.fromReplica).toBe(false);
    expect(handle.stats()).toMatchObject({ replicaRetries: 1 });
  });

  it('stops the statement of a read that ended, which is asked of nobody', async () => {
    const handle = await open();
    await expect.poll(() => isUsed(handle)).toBe(true);
    const { result, end } = startRead(async () => await handle.reads.execute(sql`select pg_sleep(60)`));
    const asleep = async (server: PostgresServer) =>
      (
        await runSql(
          server,
          `select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`,
        )
      ).length;
    await expect.poll(() => asleep(replica)).toBe(1);
    end();
    await expect(result).rejects.toThrow('Failed query');
    await expect.poll(() => asleep(replica)).toBe(0);
    expect(await asleep(primary)).toBe(0);
    expect(handle.stats()).toMatchObject({ replicaRetries: 0 });
  });

  it('that is away at the start keeps nobody waiting', async () => {
    const line = await openLine(1);
    await line.close();
    const handle = await open({ replicaUrl: `postgres://postgres@127.0.0.1:${line.port}/postgres` });
    expect(await isUsed(handle)).toBe(false);
  });

  /** Resolves to the reason why a replica is not asked. */
  const refusedBecause = (given: Partial<OpenOptions>) =>
    new Promise<string>((resolve, reject) => {
      const warn = ({ reason }: { reason?: string }) => resolve(String(reason));
      open({ ...given, log: { ...silentLog, warn } }).catch(reject);
    });

  it('is none when it is the primary, was promoted, or follows another server than the primary', async () => {
    const none = 'Error: It is no replica of the primary, or was promoted.';
    expect(await refusedBecause({ replicaUrl: primary.url })).toBe(none);
    const handle = await open();
    await expect.poll(() => isUsed(handle)).toBe(true);
    await runSql(replica, 'select pg_promote()');
    await expect.poll(() => handle.stats().replicaFresh).toBe(0);
    expect(await isUsed(handle)).toBe(false);
    // Its position is beyond that of the promoted one, but on the timeline that ended with the promotion.
    const left = await startReplica(primary);
    onTestFinished(() => left.stop());
    await runSql(primary, 'insert into marks select from generate_series(1, 100000)');
    await expect
      .poll(() => runSql(left, 'select count(*) > 100000 as has from marks'))
      .toEqual([{ has: true }]);
    expect(await refusedBecause({ databaseUrl: replica.url, replicaUrl: left.url })).toBe(none);
  });
});
