/**
 * @file The memory of a process in use: `node bench/memory.ts [minutes] [vendors] [clients]` sends mixed traffic as fast as answers come
 * (10 minutes, 5,000 vendors, 8 clients unless told otherwise) to a site on a PostgreSQL server, and prints a reading for each tenth of
 * the time, the growth over the second half, and the heap of the idle process before and after, without its garbage.
 * `--embedded` takes the embedded database, `--snapshots=FOLDER` writes a heap snapshot of both moments.
 */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { staffToken } from '#modules/staff/staff-token.ts';
import { openDatabase } from '#platform/db/open.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { silentLog } from '#support/database.ts';
import { freePort } from '#support/free-port.ts';
import { startPostgres } from '#support/postgres.ts';
import { startServer, type RunningServer } from '#support/server.ts';
import { fillDirectory } from './directory.fill.ts';
import { openInspector, type Inspector } from './inspector.ts';
import { median } from './load.ts';
import { machine } from './machine.ts';
import { askMixed, type Traffic } from './mixed-traffic.ts';
import { residentMb } from './pinned.ts';

const given = process.argv.slice(2);
const [minutes = 10, vendorCount = 5000, clients = 8] = given.map(Number).filter((one) => one > 0);
const isEmbedded = given.includes('--embedded');
const snapshots = given.find((one) => one.startsWith('--snapshots='))?.slice('--snapshots='.length);
const goalMb = 350;
const parts = 10;
const readingMs = 1000;
/** The work of a start, and of the last requests, is done by then. */
const settleMs = 5000;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Returns megabytes an hour by least squares. */
function growth(readings: readonly { hour: number; mb: number }[]): number {
  const mean = (of: (one: { hour: number; mb: number }) => number) =>
    readings.reduce((sum, one) => sum + of(one), 0) / readings.length;
  const [hour, size] = [mean((one) => one.hour), mean((one) => one.mb)];
  return mean((one) => (one.hour - hour) * (one.mb - size)) / mean((one) => (one.hour - hour) ** 2);
}

/** Prints what lives in the heap of an idle process. */
async function sayHeap(name: string, pid: number, inspector: Inspector): Promise<void> {
  await inspector.collectGarbage();
  const { heapUsed, external, arrayBuffers } = await inspector.memoryUsage();
  say(
    `${name}: ${Math.round(residentMb(pid))} MB resident, ${mb(heapUsed)} heap, ${mb(external)} outside it, ${mb(arrayBuffers)} of that in buffers`,
  );
  if (snapshots === undefined) return;
  const file = createWriteStream(join(snapshots, `${name}.heapsnapshot`));
  await inspector.heapSnapshot((piece) => void file.write(piece));
  await new Promise((done) => file.end(done));
}

/** Sends the traffic and prints a line for each part of the time. */
async function measure({ pid }: RunningServer, traffic: Traffic): Promise<void> {
  const start = performance.now();
  const hours = () => (performance.now() - start) / 3_600_000;
  const statuses: Record<number, number> = {};
  let next = 0;
  const isOver = () => hours() * 60 >= minutes;
  const client = async () => {
    while (!isOver()) {
      const status = await askMixed(next++, traffic);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const readings: { hour: number; mb: number }[] = [];
  const read = async () => {
    say('| minutes | requests | resident, median MB | most |\n|---|---|---|---|');
    for (let part = 1; part <= parts; part++) {
      const own: number[] = [];
      while (hours() * 60 < (minutes * part) / parts) {
        await sleep(readingMs);
        own.push(residentMb(pid));
        readings.push({ hour: hours(), mb: own.at(-1)! });
      }
      say(
        `| ${(hours() * 60).toFixed(1)} | ${next} | ${Math.round(median(own))} | ${Math.round(Math.max(...own))} |`,
      );
    }
  };
  await Promise.all([read(), ...Array.from({ length: clients }, client)]);
  const later = readings.slice(readings.length / 2);
  const usual = median(later.map((one) => one.mb));
  const met = usual <= goalMb;
  if (!met) process.exitCode = 1;
  say(`\nanswers by status: ${JSON.stringify(statuses)}`);
  say(`growth over the second half: ${growth(later).toFixed(1)} MB an hour`);
  say(
    `in use: ${Math.round(usual)} MB (goal ${goalMb}: ${met ? 'met' : 'MISSED'}), at most ${Math.round(residentMb(pid, 'VmHWM'))}`,
  );
}

async function run(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
    FORM_MIN_MS: '0',
    TRUST_PROXY: '127.0.0.1',
  };
  await (await startServer({ dataDir, env })).stop();
  const handle = await openDatabase({ dir: dataDir, databaseUrl, log: silentLog, minFreeBytes: 0 });
  await fillDirectory(handle, vendorCount);
  const { rows } = await handle.executeSql('select id from vendors order by ring');
  await handle.close();
  const server = await startServer({
    dataDir,
    env: { ...env, NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
  });
  const inspector = await openInspector(port);
  try {
    const token = staffToken(readSecretKey(dataDir), 'bench');
    await sleep(settleMs);
    await sayHeap('before', server.pid, inspector);
    await measure(server, { url: server.url, token, vendors: rows.map(({ id }) => String(id)) });
    await sleep(settleMs);
    await sayHeap('after', server.pid, inspector);
  } finally {
    inspector.close();
    await server.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const database = isEmbedded ? undefined : await startPostgres();
say(
  `${machine()}; ${minutes} minutes, ${vendorCount} vendors, ${clients} clients, ${isEmbedded ? 'embedded' : `PostgreSQL ${database!.version}`}\n`,
);
try {
  await run(database?.url, dataDir);
} finally {
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
