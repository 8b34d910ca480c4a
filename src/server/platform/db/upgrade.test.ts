/** @postgres migrations of rows of an earlier day */
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyPlace, fillAsOf, openPlace, yesterdays } from '#support/yesterday.ts';
import { fingerprint, tableNames, writeSameText } from '../backup/fingerprints.ts';
import { knownMigrations } from '../backup/known-migrations.ts';
import { columnsOf } from '../backup/table-rows.ts';

// Yesterday's rows, in every table, brought forward by the committed migrations, on the kind of database this run is about.
const kind = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite';

describe.each(yesterdays)('data written at migration %s', { timeout: 90_000 }, (tag) => {
  it('are all there after the migrations since', async () => {
    const place = await emptyPlace(kind);
    onTestFinished(place.close);
    const database = await openPlace(place);
    onTestFinished(database.close);
    const { run } = database;
    await fillAsOf(run, tag);
    await writeSameText(run);
    const before = [];
    for (const name of (await tableNames(run)).filter((table) => table.startsWith('public.'))) {
      const table = { name, columns: await columnsOf(run, name) };
      before.push({ ...table, ...(await fingerprint(run, table)) });
    }
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);

    await database.migrate();

    for (const { name, columns, rows, checksum } of before)
      expect.soft({ name, ...(await fingerprint(run, { name, columns })) }).toEqual({ name, rows, checksum });
    const [done] = await run('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(done).toEqual({ n: knownMigrations().length });
    // Words that only a migration after this day collects.
    expect(await run("select word from vendor_words where word = 'marigold'")).toHaveLength(1);
  });
});
