/** @postgres migrations of rows of an earlier day */
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyPlace, fillAsOf, openPlace, yesterdays } from '#support/yesterday.ts';
import { fingerprint, tableNames, writeSameText } from '../backup/fingerprints.ts';
import { knownMigrations } from '../backup/known-migrations.ts';
import { columnsOf } from '../backup/table-rows.ts';

// Yesterday's rows, in every table, brought forward by the committed migrations, on the kind of database of this run.
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
    // Words that only a later migration collects.
    expect(await run("select word from vendor_words where word = 'marigold'")).toHaveLength(1);
  });
});

it(
  'brings what was pasted with marks into the form in which it is looked for',
  { timeout: 90_000 },
  async () => {
    const place = await emptyPlace(kind);
    onTestFinished(place.close);
    const database = await openPlace(place);
    onTestFinished(database.close);
    const { run } = database;
    await fillAsOf(run, '0036_unanswered');
    const typed = ['\u202a+91 98765 43210\u202c', '९८७६५४३२१०', '98765\u200b43210', 'call my brother\u200e'];
    for (const [at, phone] of typed.entries())
      await run(
        `insert into leads (id, kind, reference, secret_hash, name, phone, message, payload)
        values (gen_random_uuid(), 'contact', $1, decode($2, 'hex'), $3, $4, $5, $6)`,
        [
          `AGN-SEEN-${at}`,
          `0${at}`,
          'Re\u0301\u200bmy',
          phone,
          'A \u202elawn\u202c for क्\u200dया 👩\u200d👧',
          JSON.stringify({ phone }),
        ],
      );

    await database.migrate();

    const rows = await run(
      "select name, phone, message, payload from leads where reference like 'AGN-SEEN-%' order by reference",
    );
    expect(rows.map(({ phone }) => phone)).toEqual([
      '9876543210',
      '9876543210',
      '9876543210',
      'call my brother',
    ]);
    expect(rows[0]).toMatchObject({
      name: 'R\u00e9my',
      message: 'A lawn for क्\u200dया 👩\u200d👧',
      payload: { phone: '+91 98765 43210' },
    });
  },
);

it('reads the usual prices of earlier vendors from what each has said', { timeout: 90_000 }, async () => {
  const place = await emptyPlace(kind);
  onTestFinished(place.close);
  const database = await openPlace(place);
  onTestFinished(database.close);
  const { run } = database;
  await fillAsOf(run, '0041_message_index');
  const cue = (category: string, unit: string, from: number) => ({ category, unit, from });
  const prices = [
    cue('venue', 'plate-veg', 1150),
    cue('venue', 'plate-nonveg', 900),
    cue('catering', 'plate-veg', 750),
    cue('dj', 'event', 9000),
    cue('decoration', 'thali', 1),
  ];
  await run(
    `insert into vendors (id, company_name, owner_name, address, sort_name, search, categories, prices)
    values (gen_random_uuid(), 'Rasoi', 'Asha', '', 'rasoi', 'rasoi', '{venue,catering,decoration}', $1)`,
    [JSON.stringify(prices)],
  );

  await database.migrate();

  const rows = await run(
    "select category, price_from, sort_name from usual_prices where sort_name = 'rasoi' order by category",
  );
  expect(rows).toEqual([
    { category: 'catering', price_from: 750, sort_name: 'rasoi' },
    { category: 'venue', price_from: 1150, sort_name: 'rasoi' },
  ]);
});
