import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eq, sql } from '#platform/db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StartError } from '../../start-error.ts';
import { openDatabase, type DatabaseHandle, type OpenOptions } from '../open.ts';
import { markets } from '../tables.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-embedded-'));
  folders.push(folder);
  return folder;
};
const open = (options: Partial<OpenOptions> = {}): Promise<DatabaseHandle> =>
  openDatabase({ dir: newFolder(), log, minFreeBytes: 0, ...options });
const sqlState = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  );
/** Runs for minutes unless it is stopped. */
const endless = 'select count(*) from generate_series(1, 20000000000)';
const market = (id: string) => ({ id, name: id, route: `/${id}`, latitude: 28.6, longitude: 77.2 });

/** Making a database takes seconds, copying one does not: most tests start with a copy. */
let template: string;
beforeAll(async () => {
  template = newFolder();
  const handle = await open({ dir: template });
  await handle.migrate();
  await handle.close();
});
const newDatabase = (): string => {
  const folder = newFolder();
  cpSync(join(template, 'database'), join(folder, 'database'), { recursive: true });
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('an open folder', () => {
  let handle: DatabaseHandle;
  let dir: string;
  beforeAll(async () => {
    // The first start itself: its files are checked below.
    dir = newFolder();
    handle = await open({ dir, statementTimeoutMs: 2_000 });
    await handle.migrate();
  });
  afterAll(() => handle.close());

  it('calls fsync at each commit', async () => {
    const commits = 50;
    const before = handle.stats().fsyncs;
    for (let index = 0; index < commits; index += 1)
      await handle.db.insert(markets).values(market(`fsync-${index}`));
    expect(handle.stats().fsyncs - before).toBeGreaterThanOrEqual(commits);
  });

  it('runs with the settings that durability needs', async () => {
    const { rows } = await handle.executeSql(
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method', 'data_checksums') order by name collate \"C\"",
    );
    expect(rows.map(({ name, setting }) => `${String(name)}=${String(setting)}`)).toEqual([
      'data_checksums=on',
      'fsync=on',
      'full_page_writes=on',
      'synchronous_commit=on',
      'wal_sync_method=fsync',
    ]);
  });

  it('is readable by its owner alone', async () => {
    await handle.executeSql('checkpoint');
    const everything = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name));
    expect(everything.length).toBeGreaterThan(500);
    expect(everything.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
    expect(statSync(join(dir, 'database')).mode & 0o777).toBe(0o700);
  });

  it('refuses a second handle of the same process', async () => {
    await expect(open({ dir })).rejects.toThrow(/is in use by another process; stop that one first\.$/);
  });

  it('stops a statement at its timeout and answers the next one', async () => {
    const before = handle.stats().respawns;
    expect(await sqlState(handle.executeSql(endless))).toBe('57014');
    expect(await handle.executeSql('select 1 as n')).toEqual({ rows: [{ n: 1 }], rowCount: 1 });
    expect(handle.stats().respawns - before).toBe(1);
  });

  it('leaves a transaction failed, not open, when a statement in it is stopped', async () => {
    await handle.db.insert(markets).values(market('kept'));
    const work = handle.db.transaction(async (tx) => {
      await tx.update(markets).set({ name: 'changed' }).where(eq(markets.id, 'kept'));
      expect(await sqlState(tx.execute(sql.raw(endless)))).toBe('57014');
      // If this ran on its own, it would remain although the rest was rolled back.
      await tx.update(markets).set({ phone: '100' }).where(eq(markets.id, 'kept'));
    });
    expect(await sqlState(work)).toBe('25P02');
    const [kept] = await handle.db.select().from(markets).where(eq(markets.id, 'kept'));
    expect(kept).toMatchObject({ name: 'kept', phone: null });
  });

  it('keeps prepared statements and listeners working after a stop inside a transaction', async () => {
    const prepared = handle.db
      .select({ id: markets.id })
      .from(markets)
      .where(eq(markets.id, sql.placeholder('id')))
      .prepare('by_id');
    await handle.db.insert(markets).values(market('prepared'));
    expect(await prepared.execute({ id: 'prepared' })).toEqual([{ id: 'prepared' }]);
    const { promise: heard, resolve } = Promise.withResolvers<string>();
    const stop = await handle.listen('after', resolve);
    await handle.db.transaction((tx) => tx.execute(sql.raw(endless))).catch(() => {});
    expect(await prepared.execute({ id: 'prepared' })).toEqual([{ id: 'prepared' }]);
    await handle.notify('after', 'still here');
    expect(await heard).toBe('still here');
    await stop();
  });

  it('holds the waiting ones back until the stopped one is replaced', async () => {
    const [stopped, ...others] = await Promise.all([
      sqlState(handle.executeSql(endless)),
      ...Array.from({ length: 5 }, (_, index) => handle.executeSql('select $1::int as n', [index])),
    ]);
    expect(stopped).toBe('57014');
    expect(others.map(({ rows }) => rows[0])).toEqual([0, 1, 2, 3, 4].map((n) => ({ n })));
  });
});

describe('statistics', () => {
  it('counts its writes and can be vacuumed, which housekeeping builds on', async () => {
    const handle = await open({ dir: newDatabase() });
    const writes = "select sum(n_tup_ins)::int as n from pg_stat_user_tables where relname = 'markets'";
    const before = Number((await handle.executeSql(writes)).rows[0]!['n']);
    await handle.executeSql(
      "insert into markets (id, name, route, latitude, longitude) select 'many-' || n, '', '/' || n, 1, 1 from generate_series(1, 3000) n",
    );
    await handle.executeSql('vacuum (analyze)');
    const { rows } = await handle.executeSql(
      "select reltuples::int as n from pg_class where relname = 'markets'",
    );
    expect(rows[0]!['n']).toBeGreaterThanOrEqual(3_000);
    // The statistics are written at most once a second.
    await vi.waitFor(
      async () =>
        expect(Number((await handle.executeSql(writes)).rows[0]!['n']) - before).toBeGreaterThanOrEqual(
          3_000,
        ),
      { timeout: 10_000, interval: 100 },
    );
    await handle.close();
  });
});

describe('closing', () => {
  it('may be asked for twice, and the folder opens again with its rows', async () => {
    const dir = newDatabase();
    const first = await open({ dir });
    await first.db.insert(markets).values(market('khan-market'));
    await Promise.all([first.close(), first.close()]);
    const second = await open({ dir });
    expect(await second.db.select({ id: markets.id }).from(markets)).toEqual([{ id: 'khan-market' }]);
    await second.close();
    await expect(second.ping()).rejects.toThrow('Cannot use a pool after calling end on the pool');
  });
});

/** Copies a good database to this place, with one part of it damaged. */
function copied(data: string, part: string, damage: (path: string) => void): void {
  cpSync(join(template, 'database'), data, { recursive: true });
  damage(join(data, part));
}

/** Returns the files of our own tables that are not empty; the engine's own have smaller numbers. */
const tableFiles = (base: string): string[] =>
  readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => Number(basename(name)) >= 16_384)
    .map((name) => join(base, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size > 0);

describe('a start that cannot work says why in one sentence', () => {
  const refusal = async (options: Partial<OpenOptions>): Promise<string> => {
    const error = await open(options).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(/^[A-Z][^\n]*\.$/);
    return (error as Error).message;
  };

  it('when the disk is nearly full, at the bound exactly', async () => {
    const dir = newFolder();
    const message = await refusal({ dir, minFreeBytes: 200_000_000, freeBytes: () => 199_999_999 });
    expect(message).toBe(
      `Only 199 MB are free on the disk of ${dir}; the database needs at least 200 MB to start.`,
    );
    expect(readdirSync(dir)).toEqual([]);
    const handle = await open({
      dir: newDatabase(),
      minFreeBytes: 200_000_000,
      freeBytes: () => 200_000_000,
    });
    await handle.close();
  });

  it('when the folder cannot be made', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await refusal({ dir: join(file, 'var') })).toContain('cannot be written');
  });

  it.each([
    [
      'holds something else',
      (data: string) => writeFileSync(join(data, 'letter.txt'), 'hello'),
      'cannot be opened; docs/recipes/backup-and-restore.md',
    ],
    [
      'has lost its parts',
      (data: string) => writeFileSync(join(data, 'PG_VERSION'), '18\n'),
      'cannot be opened; docs/recipes/backup-and-restore.md',
    ],
    [
      'is of another version',
      (data: string) => writeFileSync(join(data, 'PG_VERSION'), '17\n'),
      'was written by PostgreSQL 17, this version reads 18',
    ],
    [
      'has a control file that was cut off',
      (data: string) => copied(data, 'global/pg_control', (file) => truncateSync(file, 100)),
      'cannot be opened; docs/recipes/backup-and-restore.md',
    ],
    [
      'has a log full of rubbish',
      (data: string) =>
        copied(data, 'pg_wal', (folder) => {
          for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) =>
            entry.isFile(),
          ))
            writeFileSync(join(folder, name), Buffer.alloc(16 * 1024 * 1024, 0xa7));
        }),
      'cannot be opened; docs/recipes/backup-and-restore.md',
    ],
    [
      'has a damaged page in a table',
      (data: string) =>
        copied(data, 'base', (folder) => {
          for (const file of tableFiles(folder))
            writeFileSync(file, Buffer.alloc(8192, 0xa7), { flag: 'r+' });
        }),
      'cannot be opened; docs/recipes/backup-and-restore.md',
    ],
  ])('when the data folder %s, and it touches nothing', async (_what, damage, sentence) => {
    const dir = newFolder();
    const data = join(dir, 'database');
    mkdirSync(data);
    damage(data);
    // An engine that has begun to start leaves its mark.
    const files = () => readdirSync(data).filter((name) => name !== 'postmaster.pid');
    const before = files();
    expect(await refusal({ dir })).toContain(sentence);
    expect(files()).toEqual(before);
    // The lock is free again, and a restored copy opens.
    rmSync(data, { recursive: true });
    cpSync(join(template, 'database'), data, { recursive: true });
    await (await open({ dir })).close();
  });
});
