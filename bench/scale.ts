/**
 * @file A site of many: `node bench/scale.ts [number] [rounds]` stores so many vendors and as many enquiries on a PostgreSQL server of its
 * own (100,000 of each unless told otherwise), and walks the things people wait for through the real site: p50 and p95, processor time of
 * site and database for a request, tables that it reads from end to end, sizes.
 *
 * `--database=postgres://...` takes that database of a server on this machine, fills it when it is empty, and leaves it; `--as-kept` leaves its
 * figures of long lists as they are, since counting all of a million takes most of an hour. `--only=pins,numbers` walks the steps whose names hold one of
 * these words, `--only=nothing` only fills. Processor time and reads are the same on a busy machine, the clock is not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { vendors } from '#platform/db/tables.ts';
import { openDatabase, type DatabaseHandle } from '#platform/db/open.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { staffToken } from '#modules/staff/staff-token.ts';
import { silentLog } from '#support/database.ts';
import { startPostgres } from '#support/postgres.ts';
import { startServer } from '#support/server.ts';
import { percentile } from './desk.fill.ts';
import { machine } from './machine.ts';
import { processorUs, withProcesses } from './pinned.ts';
import { databaseProcessor, endToEnd, sizesOf } from './scale.counters.ts';
import { fillScale, keepAll } from './scale.fill.ts';
import { steps, type Known, type Step } from './scale.steps.ts';

const given = process.argv.slice(2);
const [total = 100_000, rounds = 20] = given.map(Number).filter((one) => one > 0);
const flag = (name: string) => given.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const database = flag('database');
const only = flag('only')?.split(',');
const chosen = steps.filter(({ name }) => !only || only.some((word) => name.includes(word)));
const say = (line: string) => void process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(1);
/** A connection of the database tells its counts with the first answer after this time. */
const countsAfterMs = 1100;
/** The jobs of a start are done by then. */
const settleMs = 5000;
/** Lines of the site's log that are shown: the first ones tell why a step was refused. */
const shownLines = 5;

type Site = {
  url: string;
  token: string;
  roots: readonly number[];
  databaseUs: () => Promise<number>;
};

async function readKnown({ executeSql }: DatabaseHandle, url: string): Promise<Known> {
  const column = async (text: string) => (await executeSql(text)).rows.map(({ one }) => String(one));
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  return {
    vendors: await column('select id as one from vendors order by ring limit 500'),
    references: await column('select reference as one from leads order by md5(reference) limit 500'),
    sitemaps: [...index.matchAll(/<loc>http:\/\/[^/]+(\/sitemaps\/vendors\/[^<]+)/g)].map(
      ([, path]) => path!,
    ),
  };
}

/** Walks one step and prints its line. Refused requests are counted. */
async function walk(handle: DatabaseHandle, site: Site, step: Step, known: Known): Promise<void> {
  const headers = {
    'accept-encoding': 'br',
    ...(step.asStaff && { authorization: `Bearer ${site.token}` }),
  };
  const refused: number[] = [];
  const ask = async (at: number) => {
    const start = performance.now();
    const answer = await fetch(site.url + step.path(at, known), { headers });
    await answer.arrayBuffer();
    if (!answer.ok) refused.push(answer.status);
    return performance.now() - start;
  };
  // One request prepares the code; the rounds have addresses of their own.
  await ask(rounds);
  const read = await endToEnd(handle);
  const processor = async () => [processorUs(site.roots), await site.databaseUs()];
  const before = await processor();
  const taken: number[] = [];
  for (let at = 0; at < rounds; at++) taken.push(await ask(at));
  const [ours, theirs] = (await processor()).map((after, index) => (after - before[index]!) / 1000 / rounds);
  await sleep(countsAfterMs);
  await ask(rounds + 1);
  const scans = [...(await endToEnd(handle))]
    .map(([table, times]) => [table, (times - (read.get(table) ?? 0)) / (rounds + 1)] as const)
    .filter(([, times]) => times >= 0.05)
    .map(([table, times]) => `${table} ${times.toFixed(1)}`);
  const [p50, p95] = [0.5, 0.95].map((share) => ms(percentile(taken, share)));
  const notes = [...scans, ...(refused.length > 0 ? [`**${refused.length} answered ${refused[0]}**`] : [])];
  say(`| ${step.name} | ${p50} | ${p95} | ${ms(ours!)} | ${ms(theirs!)} | ${notes.join(', ')} |`);
}

async function walkAll(handle: DatabaseHandle, databaseUrl: string, dataDir: string): Promise<void> {
  const { started: server, roots } = await withProcesses(() =>
    startServer({
      dataDir,
      env: {
        DATABASE_URL: databaseUrl,
        LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'error',
        SEED_DEMO: 'no',
      },
    }),
  );
  try {
    const token = staffToken(readSecretKey(dataDir), 'bench');
    const site = { url: server.url, token, roots, databaseUs: databaseProcessor(handle) };
    const known = await readKnown(handle, server.url);
    await sleep(settleMs);
    say(
      '| | p50 ms | p95 ms | site, ms of processor | database | tables read from end to end, times |\n|---|---|---|---|---|---|',
    );
    for (const step of chosen) await walk(handle, site, step, known);
    for (const line of server.logs.slice(1, 1 + shownLines)) say(line.slice(0, 300));
  } finally {
    await server.stop();
  }
}

async function run(databaseUrl: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const handle = await openDatabase({
    dir,
    databaseUrl,
    log: silentLog,
    minFreeBytes: 0,
    statementTimeoutMs: 3_600_000,
  });
  try {
    await handle.migrate();
    if ((await handle.db.$count(vendors)) === 0) await fillScale(handle, total, say);
    if (!given.includes('--as-kept')) await keepAll(handle, say);
    say(`\n${machine()}; ${rounds} requests of each, one after the other\n`);
    if (chosen.length > 0) await walkAll(handle, databaseUrl, dir);
    for (const line of await sizesOf(handle)) say(line);
  } finally {
    await handle.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

const server = database ? undefined : await startPostgres();
try {
  await run(database ?? server!.url);
} finally {
  await server?.stop();
}
