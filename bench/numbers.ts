/**
 * @file The duration of the page Numbers among 1,000,000 enquiries on a PostgreSQL server: the counting of everything, of one act, and
 * each question of the page.
 *
 * `node bench/numbers.ts [enquiries] [rounds]`. `--plans` prints the database's plan for each question.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NumbersQuery } from '#contract/desk/numbers.ts';
import { numberSplits } from '#domain/desk/number-figures.ts';
import { comparedAt } from '#domain/desk/number-periods.ts';
import { recordEvent, system } from '#platform/events.ts';
import { PgDialect, sql } from '#platform/db/drizzle.ts';
import { openDatabase, type DatabaseHandle } from '#platform/db/open.ts';
import { enquiryNumbers } from '#platform/db/tables.ts';
import { createCounting } from '#modules/enquiries/numbers/count-numbers.ts';
import { numbersCsv } from '#modules/enquiries/numbers/numbers-csv.ts';
import { readPageNumbers } from '#modules/enquiries/numbers/page-numbers.ts';
import { badSumsQuery, seriesQuery, sumsQuery } from '#modules/enquiries/numbers/number-sums.ts';
import { readNumbers } from '#modules/enquiries/numbers/read-numbers.ts';
import { silentLog } from '#support/database.ts';
import { startPostgres } from '#support/postgres.ts';
import { fillAround } from './desk.around.ts';
import { fillEnquiries, percentile } from './desk.fill.ts';
import { machine } from './machine.ts';

const given = process.argv.slice(2);
const [total = 1_000_000, rounds = 30] = given.map(Number).filter((one) => one > 0);
const goalMs = 100;
const now = new Date('2026-11-22T06:00:00Z');
const day = '2026-10-15';

const questions: Record<string, (db: DatabaseHandle['db']) => Promise<unknown>> = {
  ...Object.fromEntries(
    numberSplits.flatMap((split) =>
      (['week', 'month'] as const).map((by) => [
        `${by} by ${split}`,
        (db: DatabaseHandle['db']) => readNumbers(db, NumbersQuery.parse({ by, split, on: day }), now),
      ]),
    ),
  ),
  'running month': (db) => readNumbers(db, NumbersQuery.parse({}), now),
  'a month of one service': (db) => readNumbers(db, NumbersQuery.parse({ kind: 'venue', on: day }), now),
  'pages of a month': (db) => readPageNumbers(db, { by: 'month', on: day }, now),
  '(file of a month)': (db) => numbersCsv(db, { by: 'month', on: day }, now),
};

const seconds = async (task: () => Promise<unknown>) => {
  const start = performance.now();
  await task();
  return ((performance.now() - start) / 1000).toFixed(2);
};
const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(databaseUrl: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-numbers-'));
  const handle = await openDatabase({
    dir,
    databaseUrl,
    log: silentLog,
    minFreeBytes: 0,
    statementTimeoutMs: 600_000,
  });
  try {
    await handle.migrate();
    const { db } = handle;
    say(
      `${total} enquiries stored in ${await seconds(() => fillEnquiries(handle, { total, now }))} s, with what is around them in ${await seconds(() => fillAround(handle))} s`,
    );
    const { count, recount } = createCounting({ db, clock: () => now });
    say(`everything counted in ${await seconds(recount)} s: ${await db.$count(enquiryNumbers)} rows`);
    await handle.executeSql('vacuum (analyze) enquiry_numbers');
    await count();
    const { rows } = await db.execute<{ reference: string }>(
      sql`select reference from leads order by random() limit 1`,
    );
    await recordEvent(db, {
      type: 'enquiry.read',
      by: system,
      on: { kind: 'enquiry', id: rows[0]!.reference },
      at: now,
    });
    say(`one act counted in ${await seconds(count)} s`);
    const all: number[] = [];
    for (const [name, ask] of Object.entries(questions)) {
      const taken: number[] = [];
      for (let round = -3; round < rounds; round++) {
        const start = performance.now();
        await ask(db);
        if (round >= 0) taken.push(performance.now() - start);
      }
      if (!name.startsWith('(')) all.push(...taken);
      say(
        `${name.padEnd(26)} p50 ${percentile(taken, 0.5).toFixed(1).padStart(7)}  p95 ${percentile(taken, 0.95).toFixed(1).padStart(7)} ms`,
      );
    }
    const p95 = percentile(all, 0.95);
    say(
      `every question: p50 ${percentile(all, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms; ${machine()}; goal: p95 of at most ${goalMs} ms`,
    );
    if (p95 > goalMs) process.exitCode = 1;
    if (given.includes('--plans')) {
      const dialect = new PgDialect({ casing: 'snake_case' });
      const month = comparedAt('month', day, now);
      const running = comparedAt('month', '2026-11-22', now);
      for (const [name, query] of Object.entries({
        sums: sumsQuery('month', month, ['all', 'kind', 'place', 'reason']),
        running: sumsQuery('month', running, ['all', 'kind', 'place', 'reason']),
        bad: badSumsQuery('month', running),
        series: seriesQuery('month', day, undefined),
      })) {
        const { sql: text, params } = dialect.sqlToQuery(query);
        const plan = await handle.executeSql(`explain (analyze, costs off, summary off) ${text}`, params);
        say(`\n-- ${name}\n${plan.rows.map((row) => String(row['QUERY PLAN']).slice(0, 300)).join('\n')}`);
      }
    }
  } finally {
    await handle.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

const server = await startPostgres();
try {
  await run(server.url);
} finally {
  await server.stop();
}
