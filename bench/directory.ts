/**
 * @file How long a search of the directory takes among 100,000 vendors, on the embedded database and on a PostgreSQL server.
 *
 * `node bench/directory.ts [vendors] [rounds]`. Each question is asked `rounds` times with other values, in turns, so that
 * no answer comes from a warm cache of the same rows; the clock includes the count, the page and the cards. `--plans` prints
 * what the database did for each question.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryQuery } from '#contract/directory.ts';
import type { VendorCategory } from '#contract/vendor-categories.ts';
import { openDatabase, type DatabaseHandle } from '#platform/db/open.ts';
import { stepsFrom } from '#modules/directory/directory.conditions.ts';
import { byName, stretch } from '#modules/directory/directory.pages.ts';
import { exactly, forgiving, searchVendors } from '#modules/directory/directory.queries.ts';
import { seedMarkets } from '#modules/markets/markets.seed.ts';
import { vendorCardsById } from '#modules/vendors/vendors.queries.ts';
import { silentLog } from '#support/database.ts';
import { startPostgres } from '#support/postgres.ts';
import { createVendors } from './directory.vendors.ts';
import { machine } from './machine.ts';

const numbers = process.argv
  .slice(2)
  .map(Number)
  .filter((one) => one > 0);
const [vendorCount = 100_000, rounds = 40] = numbers;
const showPlans = process.argv.includes('--plans');
const batch = 2000;
const maxP95Ms = 20;
const today = 'mon';

const areas = ['Saket', 'Rohini', 'Karol Bagh', 'Sector 62', 'Khan Market'];
const trades: VendorCategory[] = ['catering', 'venue', 'plumbing', 'legal', 'retail'];
const at = (index: number) => ({
  lat: String(28.4 + (index % 20) / 50),
  lng: String(77 + (index % 17) / 50),
});
const of = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** The questions, each with other values from round to round. `typo` marks those that no vendor matches word for word. */
const questions: Record<string, { ask: (index: number) => object; typo?: true }> = {
  'all, first page': { ask: () => ({}) },
  'all, last page': { ask: () => ({ page: '40' }) },
  category: { ask: (i) => ({ category: of(trades, i) }) },
  'category and area': { ask: (i) => ({ category: of(trades, i), area: of(areas, i + 1) }) },
  'region, open today': {
    ask: (i) => ({ region: of(['Delhi', 'Noida'], i), open: 'today', page: String(1 + (i % 5)) }),
  },
  market: { ask: (i) => ({ market: of(['khan-market', 'lajpat-nagar'], i) }) },
  'common word': { ask: (i) => ({ q: of(['wedding', 'bridal', 'marble', 'tax'], i) }) },
  'two words': {
    ask: (i) => ({ q: of(['bridal lehenga', 'kitchen tile', 'dhol sangeet'], i), area: of(areas, i) }),
  },
  'rare word': { ask: (i) => ({ q: `${1000 + i * 577}` }) },
  'word of the street': { ask: (i) => ({ q: of(['halwai', 'mistri', 'shaadi', 'phool'], i) }) },
  typo: {
    ask: (i) => ({ q: of(['catrers', 'photograpfer', 'choregraphy', 'plumbr', 'trousseu'], i) }),
    typo: true,
  },
  'typo and filters': {
    ask: (i) => ({ q: of(['lehnga', 'waterprof'], i), category: of(trades, i), region: 'Delhi' }),
    typo: true,
  },
  'nothing like it': { ask: (i) => ({ q: of(['xyzzyq', 'qqwwrrtt', 'zzkkpp'], i) }), typo: true },
  'nearest first': { ask: (i) => ({ ...at(i), sort: 'near', page: String(1 + (i % 3)) }) },
  'nearest of a category, open': {
    ask: (i) => ({ ...at(i), sort: 'near', category: of(trades, i), open: 'today' }),
  },
  'nearest for a word': { ask: (i) => ({ ...at(i), sort: 'near', q: of(['wedding', 'kundan'], i) }) },
  'within 2 km': { ask: (i) => ({ ...at(i), within: '2' }) },
};

async function fill(handle: DatabaseHandle): Promise<void> {
  await handle.db.transaction(async (tx) => seedMarkets(tx));
  const next = createVendors();
  for (let start = 0; start < vendorCount; start += batch) {
    const rows = Array.from({ length: Math.min(batch, vendorCount - start) }, (_, index) =>
      next(start + index),
    );
    await handle.executeSql(
      `insert into vendors (id, company_name, owner_name, address, description, latitude, longitude, categories, area, region, market_id, opening_hours, sort_name, search)
       select id, company_name, owner_name, address, description, latitude, longitude, categories, area, region, market_id, opening_hours, sort_name, search
       from jsonb_populate_recordset(null::vendors, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  // As the modules do it at each change, and the migration for what was there before.
  await handle.executeSql(
    "insert into vendor_words select distinct word from vendors, string_to_table(search, ' ') as word where word ~ '^[^0-9[:punct:]]{3,40}$'",
  );
  await handle.executeSql('vacuum (analyze) vendors');
  await handle.executeSql('vacuum (analyze) vendor_words');
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1]!;
const ms = (value: number) => value.toFixed(1).padStart(8);

/** Prints the times and answers with the p95 of all. */
async function measure({ db }: DatabaseHandle): Promise<number> {
  const times: Record<string, number[]> = {};
  const totals: Record<string, number> = {};
  for (let round = -3; round < rounds; round++)
    for (const [name, { ask }] of Object.entries(questions)) {
      const query = DirectoryQuery.parse(ask(Math.abs(round)));
      const start = performance.now();
      const { found, total } = await searchVendors(db, query, today);
      await vendorCardsById(
        db,
        found.map(({ id }) => id),
      );
      // The first rounds warm the connection and the plans.
      if (round >= 0) (times[name] ??= []).push(performance.now() - start);
      totals[name] = total;
    }
  const all = Object.values(times)
    .flat()
    .toSorted((a, b) => a - b);
  for (const [name, taken] of [...Object.entries(times), ['every question', all] as const]) {
    const sorted = taken.toSorted((a, b) => a - b);
    const found = totals[name] === undefined ? '' : `  ${totals[name]} found`;
    process.stdout.write(
      `${name.padEnd(30)} p50${ms(percentile(sorted, 0.5))}  p95${ms(percentile(sorted, 0.95))}  most${ms(sorted.at(-1)!)}${found}\n`,
    );
  }
  return percentile(all, 0.95);
}

async function plans({ db, executeSql }: DatabaseHandle): Promise<void> {
  for (const [name, { ask, typo }] of Object.entries(questions)) {
    const query = DirectoryQuery.parse(ask(0));
    const where = typo ? await forgiving(db, query, today) : exactly(query, today);
    const { lat, lng, sort } = query;
    const order = sort === 'near' ? [stepsFrom(lat!, lng!)] : byName;
    const { sql, params } = stretch(db, where, query, order, 0, 24).toSQL();
    const { rows } = await executeSql(`explain (analyze, costs off, summary off, timing off) ${sql}`, params);
    process.stdout.write(`\n-- ${name}\n${rows.map((row) => String(row['QUERY PLAN'])).join('\n')}\n`);
  }
}

async function run(kind: string, databaseUrl?: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-directory-'));
  const handle = await openDatabase({
    dir,
    databaseUrl,
    log: silentLog,
    minFreeBytes: 0,
    statementTimeoutMs: 120_000,
  });
  try {
    await handle.migrate();
    const start = performance.now();
    await fill(handle);
    const { rows } = await handle.executeSql(
      "select current_setting('server_version') as version, pg_size_pretty(pg_total_relation_size('vendors')) as size",
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(
      `\n${kind}, PostgreSQL ${String(rows[0]?.['version'])}: ${vendorCount} vendors stored in ${seconds} s, ${String(rows[0]?.['size'])}; ms\n`,
    );
    const p95 = await measure(handle);
    if (databaseUrl && p95 > maxP95Ms) process.exitCode = 1;
    process.stdout.write(`${machine()}; goal on a server: p95 of at most ${maxP95Ms} ms\n`);
    if (showPlans) await plans(handle);
  } finally {
    await handle.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

const server = await startPostgres();
try {
  await run('postgres', server.url);
} finally {
  await server.stop();
}
await run('pglite');
