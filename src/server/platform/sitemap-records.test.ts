/** @postgres parts are numbered in SQL, and ids compared as UUIDs */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#platform/db/drizzle.ts';
import { hourMs } from '#facts/time.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { createSitemapRecords, recordsInPart } from './sitemap-records.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.handle.executeSql('create table numbered (n int primary key, changed timestamptz not null)');
});
afterAll(() => test.close());

let now = new Date('2026-11-29T00:00:00Z');
const idOf = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const reader = () =>
  createSitemapRecords(
    { db: test.db, clock: () => now },
    sql`select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, changed as updated_at from numbered`,
    ({ id }) => id,
  );
/** Fills the table with these numbers, each changed so many seconds after the epoch. */
const fill = (first: number, last: number) =>
  test.handle.executeSql(
    `insert into numbered select n, to_timestamp(n) from generate_series(${first}, ${last}) n`,
  );
async function read(records: ReturnType<typeof reader>) {
  const files = [];
  for (const { from, lastmod } of await records.parts())
    files.push({ lastmod, urls: (await records.entries(from)).map(({ url }) => url) });
  return files;
}
const all = (count: number) => Array.from({ length: count }, (_, index) => idOf(index + 1));

it('names each record in one part, in the order of ids, and a part by its newest change', async () => {
  for (const [size, parts] of [
    [0, []],
    [1, [1]],
    [recordsInPart, [recordsInPart]],
    [recordsInPart + 1, [recordsInPart, 1]],
    [2 * recordsInPart + 1, [recordsInPart, recordsInPart, 1]],
  ] as const) {
    await test.handle.executeSql('truncate numbered');
    if (size > 0) await fill(1, size);
    const files = await read(reader());
    expect(files.map(({ urls }) => urls.length)).toEqual(parts);
    expect(files.flatMap(({ urls }) => urls)).toEqual(all(size));
    const newest = files.map(({ urls }) => Number.parseInt(urls.at(-1)!.slice(-12), 16) * 1000);
    expect(files.map(({ lastmod }) => lastmod.getTime())).toEqual(newest);
  }
});

it('loses no record that comes while the parts are kept, and counts them anew after an hour', async () => {
  await test.handle.executeSql('truncate numbered');
  await fill(1, recordsInPart + 1);
  const records = reader();
  await read(records);
  const size = 2 * recordsInPart + 2;
  await fill(recordsInPart + 2, size);
  const within = await read(records);
  expect(within.flatMap(({ urls }) => urls)).toEqual(all(size));
  expect(within).toHaveLength(2);
  now = new Date(now.getTime() + hourMs);
  const later = await read(records);
  expect(later.flatMap(({ urls }) => urls)).toEqual(all(size));
  expect(later.map(({ urls }) => urls.length)).toEqual([recordsInPart, recordsInPart, 2]);
});

it('answers the addresses of an older index with every record, though all parts have moved', async () => {
  await test.handle.executeSql('truncate numbered');
  const size = 3 * recordsInPart + 7;
  await fill(1, size);
  const records = reader();
  const addresses = (await records.parts()).map(({ from }) => from);
  await test.handle.executeSql('delete from numbered where n = 3');
  now = new Date(now.getTime() + hourMs);
  const found = new Set<string>();
  for (const from of addresses) {
    const urls = (await records.entries(from)).map(({ url }) => url);
    expect(urls.length).toBeLessThanOrEqual(recordsInPart);
    for (const url of urls) found.add(url);
  }
  expect([...found].toSorted()).toEqual(all(size).filter((id) => id !== idOf(3)));
  expect(await records.entries(idOf(size + 1))).toEqual([]);
});
