/** @postgres jobs in several processes */
import { count } from '#platform/db/drizzle.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs, hourSeconds } from '#facts/time.ts';
import { createTestDatabase, silentLog, type TestDatabase } from '#support/database.ts';
import { openDatabase } from '../db/open.ts';
import { markets } from '../db/tables.ts';
import { startJobs, type Job, type Jobs } from './jobs.ts';
import { parkedWork } from './parked-work.ts';

const pace = { supervise: 1, heartbeat: 10, poll: 0.5 };
const soon = { retryDelaySeconds: 0, retryLimit: 1 };
const waitOptions = { timeout: 15_000, interval: 50 };
const market = (id: string) => ({ id, name: id, route: `/${id}`, latitude: 1, longitude: 1 });
type Work = { word: string };

let test: TestDatabase;
let jobs: Jobs;
beforeAll(async () => {
  test = await createTestDatabase();
  jobs = await startJobs({ handle: test.handle, log: silentLog, pace });
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});
afterEach(() => test.reset());

/** Defines a queue whose handler records its jobs. */
async function recorder(
  queue: string,
  fail: (job: Job<Work>) => boolean = () => false,
): Promise<Job<Work>[]> {
  const seen: Job<Work>[] = [];
  await jobs.define<Work>(
    queue,
    async (job) => {
      seen.push(job);
      if (fail(job)) throw new Error(`no to ${job.data.word}`);
    },
    soon,
  );
  return seen;
}
const words = (seen: Job<Work>[]): string[] => seen.map(({ data }) => data.word);

describe('a job', () => {
  it('exists exactly when its transaction does', async () => {
    const seen = await recorder('outbox');
    await test.db
      .transaction(async (tx) => {
        await tx.insert(markets).values(market('a'));
        await jobs.send(tx, 'outbox', { word: 'undone' });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    await test.db.transaction(async (tx) => {
      await tx.insert(markets).values(market('b'));
      await jobs.send(tx, 'outbox', { word: 'नमस्ते 😀' });
      expect(seen).toEqual([]);
    });
    await vi.waitFor(() => expect(words(seen)).toEqual(['नमस्ते 😀']), waitOptions);
    expect((await test.db.select({ n: count() }).from(markets))[0]!.n).toBe(1);
    expect(seen[0]!.attempt).toBe(1);
  });

  it('starts at the commit, long before any poll', async () => {
    const slow = await startJobs({
      handle: test.handle,
      log: silentLog,
      pace: { ...pace, poll: hourSeconds },
    });
    const { promise: ran, resolve } = Promise.withResolvers<void>();
    await slow.define<Work>('poked', async () => resolve());
    await test.db.transaction((tx) => slow.send(tx, 'poked', { word: 'now' }));
    // Without the wake-up this waits for an hour, and the test for its timeout.
    await expect(ran).resolves.toBeUndefined();
    await slow.stop();
  });

  it('does not wait for the poll behind another one, as after a restart', async () => {
    const first = await startJobs({ handle: test.handle, log: silentLog, pace });
    await first.define<Work>('backlog', async () => {});
    await first.stop();
    const backlog = 20;
    for (let index = 0; index < backlog; index += 1) {
      await test.handle.executeSql("insert into pgboss.job (name, data) values ('backlog', '{}')");
    }
    const slow = await startJobs({
      handle: test.handle,
      log: silentLog,
      pace: { ...pace, poll: hourSeconds },
    });
    let done = 0;
    const { promise: all, resolve } = Promise.withResolvers<void>();
    await slow.define<Work>('backlog', async () => void ((done += 1) === backlog && resolve()), {
      concurrency: 2,
    });
    await all;
    await slow.stop();
    expect(done).toBe(backlog);
  });

  it('is tried again, then rests among the dead letters, and comes back from there', async () => {
    let broken = true;
    const seen = await recorder('stubborn', () => broken);
    await jobs.send(test.db, 'stubborn', { word: 'please' });
    const deadLetters = async () =>
      (await jobs.unfinished('stubborn', { sentBefore: new Date(0), limit: 10 })).filter(
        ({ nextAt }) => nextAt === null,
      );
    await vi.waitFor(async () => expect(await deadLetters()).toHaveLength(1), waitOptions);
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2]);
    const [letter] = await deadLetters();
    expect(letter).toMatchObject({ data: { word: 'please' }, reason: 'no to please' });
    expect(letter!.since).toBeInstanceOf(Date);

    broken = false;
    expect(await jobs.redrive('stubborn')).toBe(1);
    await vi.waitFor(() => expect(seen).toHaveLength(3), waitOptions);
    expect(await deadLetters()).toEqual([]);
    expect(await jobs.redrive('stubborn')).toBe(0);
  });

  it('waits for its time', async () => {
    const seen = await recorder('later');
    await jobs.send(test.db, 'later', { word: 'tomorrow' }, { startAfter: new Date(Date.now() + dayMs) });
    await jobs.send(test.db, 'later', { word: 'today' });
    await vi.waitFor(() => expect(words(seen)).toEqual(['today']), waitOptions);
  });

  it('waits while work is held, and begins when it is let go', async () => {
    const own = await startJobs({ handle: test.handle, log: silentLog, pace, held: true });
    const seen: string[] = [];
    await own.define<Work>('held', async ({ data }) => void seen.push(data.word));
    await own.send(test.db, 'held', { word: 'later' });
    const { rows } = await test.handle.executeSql("select state from pgboss.job where name = 'held'");
    expect(rows).toEqual([{ state: 'created' }]);
    expect(seen).toEqual([]);
    await own.begin();
    await vi.waitFor(() => expect(seen).toEqual(['later']), waitOptions);
    await own.stop();
  });

  it.each([
    ['once is started again', 0, ['x'], 0],
    ['twice is parked, and told', 1, [], 1],
  ])('whose process died %s', async (_, failedBefore, ran, parkedJobs) => {
    const queue = `deadly-${failedBefore}`;
    const before = await startJobs({ handle: test.handle, log: silentLog, pace, held: true });
    await before.define<Work>(queue, async () => {}, { retryDelaySeconds: 0 });
    const id = await before.send(test.db, queue, { word: 'x' });
    // The state left by a process that was killed during the job.
    await test.handle.executeSql(
      `update pgboss.job set state = 'active', retry_count = $2, started_on = now(), heartbeat_on = now() - interval '1 hour' where id = $1`,
      [id, failedBefore],
    );
    await before.stop();
    const own = await startJobs({ handle: test.handle, log: silentLog, pace, held: true });
    const seen: string[] = [];
    const told: Work[] = [];
    await own.define<Work>(
      queue,
      async ({ data }) => void seen.push(data.word),
      { retryDelaySeconds: 0 },
      async (data) => void told.push(data),
    );
    await own.begin();
    const since = new Date(Date.now() - dayMs);
    await vi.waitFor(async () => {
      expect(seen).toEqual(ran);
      expect((await own.parked(since)).filter((one) => one.queue === queue)).toHaveLength(parkedJobs);
      const { rows } = await test.handle.executeSql(
        "select count(*)::int as open from pgboss.job where name = $1 and state < 'completed'",
        [queue],
      );
      expect(rows).toEqual([{ open: 0 }]);
    }, waitOptions);
    const { lines } = await parkedWork(own, new Date());
    expect(lines.filter(({ title }) => title === queue)).toHaveLength(parkedJobs);
    expect(told).toEqual(parkedJobs ? [{ word: 'x' }] : []);
    expect(await own.parked(new Date(Date.now() + dayMs))).toEqual([]);
    await own.stop();
  });

  it('to a queue that nobody made is refused', async () => {
    await expect(jobs.send(test.db, 'nowhere', {})).rejects.toThrow('The queue "nowhere" is not defined');
  });
});

describe('starting and stopping', () => {
  it('lets the running job end', async () => {
    const own = await startJobs({ handle: test.handle, log: silentLog, pace });
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
    let finished = false;
    await own.define<Work>('long', async () => {
      start();
      await goOn;
      finished = true;
    });
    await own.send(test.db, 'long', { word: 'x' });
    await started;
    const stopping = own.stop();
    release();
    await stopping;
    expect(finished).toBe(true);
    expect((await test.handle.executeSql("select state from pgboss.job where name = 'long'")).rows).toEqual([
      { state: 'completed' },
    ]);
  });

  it('writes the rules of a queue where they differ from those of the last start, and leaves them alone otherwise', async () => {
    const start = async (retryLimit: number) => {
      const own = await startJobs({ handle: test.handle, log: silentLog, pace });
      const seen: string[] = [];
      await own.define<Work>('ruled', async ({ data }) => void seen.push(data.word), { retryLimit });
      await test.db.transaction((tx) => own.send(tx, 'ruled', { word: 'go' }));
      await vi.waitFor(() => expect(seen).toEqual(['go']), waitOptions);
      await own.stop();
      const { rows } = await test.handle.executeSql(
        "select retry_limit, updated_on from pgboss.queue where name = 'ruled'",
      );
      return rows[0] as { retry_limit: number; updated_on: Date };
    };
    const first = await start(1);
    expect(first.retry_limit).toBe(1);
    expect(await start(1)).toEqual(first);
    const changed = await start(3);
    expect(changed.retry_limit).toBe(3);
    expect(changed.updated_on.getTime()).toBeGreaterThan(first.updated_on.getTime());
  });

  it('keeps a schedule across processes', async () => {
    await jobs.schedule('sweep', '30 3 * * *', async () => {});
    await jobs.schedule('sweep', '45 3 * * *', async () => {});
    const { rows } = await test.handle.executeSql(
      "select cron, timezone from pgboss.schedule where name = 'sweep'",
    );
    expect(rows).toEqual([{ cron: '45 3 * * *', timezone: 'Asia/Kolkata' }]);
  });

  it.skipIf(!process.env['TEST_DATABASE_URL'])(
    'works for six processes that start on an empty database',
    async () => {
      const empty = await createTestDatabase();
      const handles = await Promise.all(
        Array.from({ length: 6 }, () =>
          openDatabase({ databaseUrl: empty.databaseUrl!, dir: '.', log: silentLog, poolSize: 2 }),
        ),
      );
      const ran: number[] = [];
      const all = await Promise.all(
        handles.map(async (handle, index) => {
          const own = await startJobs({ handle, log: silentLog, pace });
          await own.define<Work>('shared', async () => void ran.push(index));
          return own;
        }),
      );
      for (let index = 0; index < 12; index += 1)
        await all[index % 6]!.send(handles[index % 6]!.db, 'shared', { word: `${index}` });
      await vi.waitFor(() => expect(ran).toHaveLength(12), waitOptions);
      await Promise.all(all.map((own) => own.stop()));
      await Promise.all(handles.map((handle) => handle.close()));
      await empty.close();
    },
  );
});
