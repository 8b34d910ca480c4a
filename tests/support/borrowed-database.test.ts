import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '#contract/index.ts';
import type { ContentRow } from '#contract/desk/content/content-item.ts';
import { parseRoute } from '#contract/kit.ts';
import { markets } from '#platform/db/tables.ts';
import { asStaff } from './as-staff.ts';
import { borrowTestDatabase } from './borrowed-database.ts';
import type { TestDatabase } from './database.ts';
import { contentOf, samplePost } from './content.ts';
import { firstOwner } from './desk.ts';
import { outgoingMails } from './outgoing-mails.ts';
import { jpeg } from './pictures.ts';
import { borrowTestSite } from './set-up-site.ts';
import { createTestSite, type TestSite } from './site.ts';
import { call, pictureForm, registerVendor } from './vendor-samples.ts';

// A site on a previously borrowed database equals one on a new database, whatever was done with it.

const start = new Date('2026-11-20T06:00:00Z');
const market = { id: 'm', name: 'M', route: '/m', latitude: 1, longitude: 1 };
const publicReads = Object.values(endpoints)
  .map((endpoint) => parseRoute(endpoint.route))
  .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  .map(({ path }) => path);

/** Removes this run's ids and moments. */
const lasting = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}([- ][0-9a-f]{4}){3}[- ][0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+00)?/g, '<moment>');

/** Returns a queue's row without the values that its supervisor counts each minute: they depend on the test's duration. */
const queueItself = (row: string): string =>
  row.replaceAll(
    /"(?:\w+_count|\w+_delta|delta_\w+|ready_history|singletons_active|(?:monitor|maintain|monitor_claim)_on)": (?:null|"[^"]*"|\d+|\[[^\]]*\])/g,
    '',
  );

/** Returns the rows of each table, under its name; only jobs from before the moment, since schedules add some at any time. */
async function rowsOf(
  { handle }: Pick<TestSite, 'handle'>,
  since = new Date(),
): Promise<Map<string, string[]>> {
  const { rows: names } = await handle.executeSql(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)",
  );
  const found = new Map<string, string[]>();
  for (const { name } of names) {
    const isJobs = name === 'pgboss.job_common';
    const { rows } = await handle.executeSql(
      `select to_jsonb(t)::text as row from ${String(name)} as t ${isJobs ? 'where created_on < $1' : ''}`,
      isJobs ? [since] : [],
    );
    const textOf = (row: string) => lasting(name === 'pgboss.queue' ? queueItself(row) : row);
    found.set(String(name), rows.map(({ row }) => textOf(String(row))).toSorted());
  }
  return found;
}

/** Returns all visible results of a start, under their names: rows, files, planner statistics, and the answer of each public address. */
async function traceOf(site: TestSite, since?: Date): Promise<Map<string, string[]>> {
  const found = await rowsOf(site, since);
  const { rows } = await site.handle.executeSql(
    `select distinct relname from pg_class left join pg_statistic on starelid = pg_class.oid
    where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and (starelid is not null or relkind = 'r' and reltuples >= 0)`,
  );
  found.set(
    'tables with statistics',
    rows.map(({ relname }) => String(relname)),
  );
  const files = readdirSync(site.dir, { recursive: true, encoding: 'utf8' });
  found.set('files', files.filter((name) => !name.startsWith('database')).toSorted());
  for (const path of publicReads) {
    const { status, text } = await site.get(path);
    found.set(path, [String(status), lasting(text)]);
  }
  return found;
}

/** Returns the differences between the two. */
function differences(one: ReadonlyMap<string, string[]>, other: ReadonlyMap<string, string[]>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    const [here, there] = [one.get(name) ?? [], other.get(name) ?? []];
    const only = [
      ...here.filter((line) => !there.includes(line)),
      ...there.filter((line) => !here.includes(line)),
    ];
    if (only.length === 0 && here.length !== there.length) only.push(`${here.length} and ${there.length}`);
    return only.map((line) => `${name}: ${line}`);
  });
}

/** Does anything that a test file might: content, people, mails, uploads, words, limits, jobs, planner statistics. */
async function fill(site: TestSite): Promise<void> {
  await site.openDemonstration();
  await firstOwner(site);
  const vendor = await registerVendor(site);
  const photo = pictureForm(['gallery', await jpeg()]);
  const upload = await call(site, `POST /api/vendor/upload/${vendor.id}`, {
    token: vendor.token,
    body: photo,
  });
  expect(upload.status, upload.text).toBe(201);
  const editor = contentOf(site);
  await editor.published('post', samplePost);
  const { items } = (await asStaff(site, 'GET /api/staff/content/company')).json<{ items: ContentRow[] }>();
  const company = await editor.read(items[0]!);
  await editor.save(company, { brand: 'Chowk' });
  await editor.done(await editor.read(company), 'publish');
  await expect.poll(async () => (await site.get('/api/site')).text).toContain('Chowk');
  const meaning = { words: 'patakha', meaning: 'category:decoration' };
  expect((await asStaff(site, 'PUT /api/staff/search-words/meanings', meaning)).status).toBe(200);
  await site.get('/api/vendors?q=nobody-sells-this');
  await site.post('/api/events', { name: 'page_view' });
  await expect.poll(() => site.mails().length).toBeGreaterThan(0);
  await site.handle.executeSql('analyze');
  expect(await outgoingMails(site)).not.toEqual([]);
}

/** Identifies the engine: its count of flushes grows as long as it runs. */
const flushes = ({ handle }: Pick<TestSite, 'handle'>): number => handle.stats().fsyncs;

describe.skipIf(process.env['TEST_DATABASE_URL'])('a borrowed database', () => {
  const left: TestSite[] = [];
  afterAll(() => Promise.all(left.map((site) => site.close())));

  it('is as a new one for the next file, after all that a file may do', { timeout: 120_000 }, async () => {
    const begun = new Date();
    const fresh = await createTestSite({ clock: () => start });
    left.push(fresh);
    const expected = await traceOf(fresh, begun);
    const moved = new Date('2031-01-01T00:00:00Z');
    const first = await borrowTestSite({
      clock: () => moved,
      env: { SEED_DEMO: 'yes', STAFF_KEY_ROLE: 'owner' },
    });
    await fill(first);
    const filled = await rowsOf(first);
    expect(differences(expected, await traceOf(first)).length).toBeGreaterThan(100);
    expect([...filled.values()].filter((rows) => rows.length > 0).length).toBeGreaterThan(35);
    const flushed = flushes(first);
    await first.close();

    const begunAgain = new Date();
    const next = await borrowTestSite({ clock: () => start });
    left.push(next);
    expect(flushes(next)).toBeGreaterThan(flushed);
    expect(differences(expected, await traceOf(next, begunAgain))).toEqual([]);
  });

  it('is refused to what goes on past its end, and hears nothing then', async () => {
    const first = await borrowTestDatabase();
    const heard: string[] = [];
    await first.handle.listen('late', (word) => heard.push(word));
    const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const slow = first.db.transaction(async (tx) => {
      begin();
      await goOn;
      await tx.insert(markets).values(market);
    });
    await begun;
    const closing = first.close();
    release();
    await slow;
    await closing;
    const { db, handle } = first;
    const late = [
      () => db.insert(markets).values(market),
      () => db.transaction((tx) => tx.insert(markets).values(market)),
      () => handle.executeSql('select 1'),
      () => handle.notify('late', 'x'),
      () => handle.listen('late', () => {}),
      () => handle.ping(),
    ];
    for (const work of late)
      await expect(
        Promise.resolve(work()).catch((error: Error) => `${error.message} ${String(error.cause)}`),
      ).resolves.toContain('this lease of the database has ended');

    const next = await borrowTestDatabase();
    onTestFinished(next.close);
    expect(await next.db.$count(markets)).toBe(0);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await next.handle.listen('late', () => arrive());
    await next.handle.notify('late', 'unheard');
    await arrived;
    expect(heard).toEqual([]);
  });

  it.each([
    ['a table', 'create table left_behind (n int)', "to_regclass('left_behind') is not null"],
    [
      'a column',
      'alter table markets add left_behind int',
      "exists (select from pg_attribute where attname = 'left_behind')",
    ],
    [
      'a constraint',
      "alter table markets add constraint left_behind check (id <> 'x')",
      "exists (select from pg_constraint where conname = 'left_behind')",
    ],
    [
      'a function',
      'create function left_behind() returns int language sql as $$ select 1 $$',
      "to_regproc('left_behind') is not null",
    ],
    [
      'a schema',
      'create schema left_behind create table rows (n int)',
      "to_regnamespace('left_behind') is not null",
    ],
    ['a setting', "set timezone = 'Asia/Tokyo'", "current_setting('timezone') = 'Asia/Tokyo'"],
    ['a lock', 'select pg_advisory_lock(42)', "exists (select from pg_locks where locktype = 'advisory')"],
  ])('on which %s is left is lent to nobody', async (_, statement, isLeft) => {
    const look = async ({ handle }: TestDatabase) =>
      (await handle.executeSql(`select ${isLeft} as left`)).rows[0]!['left'];
    const first = await borrowTestDatabase();
    expect(await look(first)).toBe(false);
    await first.handle.executeSql(statement);
    expect(await look(first)).toBe(true);
    await first.close();
    const next = await borrowTestDatabase();
    onTestFinished(next.close);
    expect(await look(next)).toBe(false);
  });
});
