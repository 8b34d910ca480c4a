/**
 * @file The duration of the desk's list among 100,000 enquiries, on a PostgreSQL server and on the embedded database: each saved view,
 * deep pages, orders and searches, with the counts of all views and the line in the record; and the enquiries of the page Today.
 *
 * `node bench/desk.ts [enquiries] [rounds]`. `--plans` prints the database's plan for each query, `--postgres` and `--pglite`
 * measure one of the two.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnquiryListQuery } from '#contract/desk/enquiry-filter.ts';
import { enquiryViewNames, enquiryViews } from '#domain/enquiries/enquiry-views.ts';
import { openDatabase, type DatabaseHandle } from '#platform/db/open.ts';
import { countEnquiries } from '#modules/enquiries/desk/enquiry-counts.ts';
import { createEnquiryList, pageQuery } from '#modules/enquiries/desk/enquiry-list.ts';
import { enquiriesToday } from '#modules/enquiries/desk/enquiry-today.ts';
import { createToday } from '#modules/today/today.module.ts';
import type { Call, StaffCaller } from '#platform/call.ts';
import { silentLog } from '#support/database.ts';
import { startPostgres } from '#support/postgres.ts';
import { fillEnquiries, percentile } from './desk.fill.ts';
import { machine } from './machine.ts';

const numbers = process.argv
  .slice(2)
  .map(Number)
  .filter((one) => one > 0);
const [total = 100_000, rounds = 30] = numbers;
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const nothing = { params: undefined, query: undefined, body: undefined };
const goalMs = { postgres: 50, pglite: 100 };
const now = new Date('2026-11-22T06:00:00Z');
const of = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** The queries, each with other values from round to round. */
const questions: Record<string, (index: number) => Record<string, string>> = {
  ...Object.fromEntries(
    enquiryViewNames.map((name) => [`view: ${enquiryViews[name].label}`, () => enquiryViews[name].query]),
  ),
  'view: Open, 200 rows': () => ({ limit: '200' }),
  'a service': (i) => ({ kind: of(['venue', 'catering', 'contact'], i) }),
  'an event month': (i) => ({ month: of(['2026-12', '2027-01'], i) }),
  'an event month of all': (i) => ({ month: of(['2026-12', '2027-01'], i), status: 'all' }),
  'by event date': () => ({ sort: 'event' }),
  'by due time': () => ({ sort: 'due' }),
  'all by event date': () => ({ sort: 'event', status: 'all' }),
  'a label': () => ({ label: 'vip' }),
  'search: name in open': (i) => ({ q: of(['zoya khan', 'meera', 'kabir iyer'], i) }),
  'search: name in all': (i) => ({ q: of(['zoya khan', 'meera', 'kabir iyer'], i), status: 'all' }),
  'search: phone': (i) => ({ q: `+91 98000 ${String(7919 * (i + 1)).padStart(5, '0')}`, status: 'all' }),
  'search: e-mail': (i) => ({ q: `khan${i * 577}@example`, status: 'all' }),
  'search: number': (i) => ({ q: `AGN-${(i * 577).toString(36).padStart(6, '0')}`, status: 'all' }),
  'search: rare word': () => ({ q: 'palanquin', status: 'all' }),
  'search: common word': (i) => ({ q: of(['wedding', 'guests'], i), status: 'all' }),
  'search: common word in open': (i) => ({ q: of(['wedding', 'guests'], i) }),
  'search: two words': (i) => ({ q: of(['kesar palanquin', 'drone terrace'], i), status: 'all' }),
  'search: two letters': (i) => ({ q: of(['om', 'ka'], i), status: 'all' }),
  'search: nothing like it': (i) => ({ q: of(['xyzzyq', 'qqwwrrtt'], i), status: 'all' }),
};

const ms = (value: number) => value.toFixed(1).padStart(8);

/** Prints the times of each question and of the counts alone, and answers with the p95 of all questions. */
/** A manager sees everything. */
const sees = () => true;

async function measure({ db }: DatabaseHandle, memberId: string): Promise<number> {
  const list = createEnquiryList({ db, clock: () => now, secretKey: 'bench' });
  const by = { kind: 'staff', id: memberId, name: 'Asha' } as const;
  const today = createToday({ clock: () => now }, [{ today: enquiriesToday(db) }]);
  const member = { role: 'manager' } as StaffCaller;
  const times: Record<string, number[]> = {};
  const found: Record<string, number> = {};
  const timed = async (name: string, round: number, task: () => Promise<unknown>) => {
    const start = performance.now();
    await task();
    // The first rounds warm the connections and the plans.
    if (round >= 0) (times[name] ??= []).push(performance.now() - start);
  };
  for (let round = -3; round < rounds; round++) {
    for (const [name, ask] of Object.entries(questions))
      await timed(name, round, async () => {
        const page = await list.page(EnquiryListQuery.parse(ask(Math.abs(round))), by, sees);
        found[name] = page.enquiries.length;
      });
    let cursor: string | null = null;
    for (let page = 0; page < 6; page++)
      await timed(`view: All, page ${page + 1}`, round, async () => {
        const query = EnquiryListQuery.parse({ status: 'all', limit: '200', ...(cursor && { cursor }) });
        cursor = (await list.page(query, by, sees)).next;
      });
    await timed('(the counts alone)', round, () => countEnquiries(db, { memberId, now, sees }));
    await timed('(the page Today)', round, () => today.handlers.staffToday(nothing, { member } as Call));
    for (const [name, read] of Object.entries(enquiriesToday(db)))
      await timed(`(Today: ${name})`, round, () => read(now));
  }
  const asked = Object.entries(times).filter(([name]) => !name.startsWith('('));
  const all = asked.flatMap(([, taken]) => taken);
  for (const [name, taken] of [...Object.entries(times), ['every question', all] as const]) {
    process.stdout.write(
      `${name.padEnd(30)} p50${ms(percentile(taken, 0.5))}  p95${ms(percentile(taken, 0.95))}  most${ms(Math.max(...taken))}${found[name] === undefined ? '' : `  ${found[name]} rows`}\n`,
    );
  }
  return percentile(all, 0.95);
}

async function plans({ db, executeSql }: DatabaseHandle, memberId: string): Promise<void> {
  for (const [name, ask] of Object.entries(questions)) {
    const query = pageQuery(db, EnquiryListQuery.parse(ask(0)), { memberId, now, sees });
    const { sql, params } = query.toSQL();
    const { rows } = await executeSql(`explain (analyze, costs off, summary off, timing off) ${sql}`, params);
    process.stdout.write(`\n-- ${name}\n${rows.map((row) => String(row['QUERY PLAN'])).join('\n')}\n`);
  }
}

async function run(kind: 'postgres' | 'pglite', databaseUrl?: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const statementTimeoutMs = 120_000;
  const handle = await openDatabase({
    dir,
    databaseUrl,
    log: silentLog,
    minFreeBytes: 0,
    statementTimeoutMs,
  });
  try {
    await handle.migrate();
    const start = performance.now();
    const memberId = await fillEnquiries(handle, { total, now });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(`\n${kind}: ${total} enquiries stored in ${seconds} s; ms\n`);
    const p95 = await measure(handle, memberId);
    if (p95 > goalMs[kind]) process.exitCode = 1;
    process.stdout.write(`${machine()}; goal: p95 of at most ${goalMs[kind]} ms\n`);
    if (flags.has('--plans')) await plans(handle, memberId);
  } finally {
    await handle.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

if (!flags.has('--pglite')) {
  const server = await startPostgres();
  try {
    await run('postgres', server.url);
  } finally {
    await server.stop();
  }
}
if (!flags.has('--postgres')) await run('pglite');
