import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#support/database.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { openDatabase } from '../open.ts';
import { crewMembers, leads, markets, vendors } from '../tables.ts';
import { compare } from './fingerprints.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
const nasty = `'; drop table leads; -- \\ \\' "x" $$ $1 \n\\restrict x\n😀 नमस्ते \u0001 %s ''`;

it('compares tables by name, rows and checksum', () => {
  const here = ['same', 'fewer', 'changed', 'missing'].map((table) => ({ table, rows: 2, checksum: 'a' }));
  const there = [
    { table: 'extra', rows: 0, checksum: '' },
    { table: 'changed', rows: 2, checksum: 'b' },
    { table: 'fewer', rows: 1, checksum: 'a' },
    { table: 'same', rows: 2, checksum: 'a' },
  ];
  expect(
    compare(here, there)
      .filter(({ same }) => !same)
      .map(({ table }) => table),
  ).toEqual(['fewer', 'changed', 'missing', 'extra']);
});

describe.skipIf(!serverUrl)('npm run db:move', () => {
  let dir: string;
  const name = `aangan_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  const address = new URL(serverUrl ?? 'postgres://localhost');
  address.pathname = `/${name}`;

  const open = (databaseUrl?: string) => openDatabase({ dir, databaseUrl, log: silentLog, minFreeBytes: 0 });
  const move = async (): Promise<{ code: number; stdout: string; stderr: string }> => {
    const env = { ...process.env, DATA_DIR: dir, DATABASE_URL: address.href };
    return promisify(execFile)(process.execPath, ['scripts/move-to-postgres.ts'], { env }).then(
      (output) => ({ code: 0, ...output }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  };

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'aangan-move-'));
    await admin.connect();
    await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
    const handle = await open();
    await handle.migrate();
    const lead = (index: number) => ({
      kind: 'catering',
      reference: `R${index}`,
      secretHash: Buffer.from([index >> 8, index & 255]),
      message: `${index} ${nasty}`,
      payload: { index, nasty, deep: [null, { float: 0.1 + index }] },
      eventDate: '2027-02-28',
    });
    await handle.db.insert(leads).values(Array.from({ length: 1_203 }, (_, index) => lead(index)));
    await handle.db.insert(markets).values({
      id: 'khan-market',
      name: nasty,
      route: '/khanmkt',
      latitude: 28.600123456789,
      longitude: 77.1,
    });
    await handle.db.insert(vendors).values({
      companyName: nasty,
      ownerName: '',
      address: '',
      sortName: '',
      search: nasty,
      marketId: 'khan-market',
      categories: ['a"b', 'c,d', '{}', ''],
    });
    await handle.db.insert(crewMembers).values({
      fullName: 'A',
      age: 18,
      gender: 'x',
      height: '1 m',
      highestQualification: 'B.A.',
      hobbies: [nasty],
    });
    const jobs = await startJobs({ handle, log: silentLog });
    await jobs.define('later', async () => {});
    await jobs.send(handle.db, 'later', { nasty }, { startAfter: new Date(Date.now() + 86_400_000) });
    await jobs.stop();
    await handle.close();
  });
  afterAll(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    rmSync(dir, { recursive: true, force: true });
  });

  it('refuses while the site runs, and leaves the target empty', async () => {
    const handle = await open();
    const { code, stderr } = await move();
    await handle.close();
    expect([code, stderr]).toEqual([1, expect.stringContaining('is in use by another process')]);
  });

  it('brings every row over, and the site goes on there', async () => {
    const { code, stdout, stderr } = await move();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^public\.leads +1203 rows {2}[0-9a-f]{32} {2}same$/m);
    expect(stdout).toMatch(/^pgboss\.\w+ /m);
    const handle = await open(address.href);
    await handle.migrate();
    const [first] = await handle.db.select().from(leads).limit(1);
    expect(first!.payload).toMatchObject({ nasty });
    const jobs = await startJobs({ handle, log: silentLog });
    await jobs.define('later', async () => {});
    const { rows } = await handle.executeSql("select data, state from pgboss.job where name = 'later'");
    expect(rows).toEqual([{ data: { nasty }, state: 'created' }]);
    await jobs.stop();
    await handle.close();
  });

  it('refuses a target that has tables', async () => {
    const { code, stderr, stdout } = await move();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The target is not empty: it has \d+ tables/);
  });
});
