/**
 * @file The duration of a start on a built tree, and the memory of an idle server: `node bench/start.ts [rounds]`. On both
 * databases, first empty and then filled; the clock runs from the command of `npm start` to the answer of `/readyz`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { median } from './load.ts';
import { machine } from './machine.ts';
import { processorUs, residentMb } from './pinned.ts';

const [rounds = 5] = process.argv.slice(2).map(Number);
/** The garbage of a start is collected meanwhile. */
const idleMs = 5000;
const goals = { readySeconds: 2, pgliteMb: 450, serverMb: 200 };

type Start = { seconds: number; processorSeconds: number; idleMb: number };

async function measure(env: NodeJS.ProcessEnv, dataDir: string): Promise<Start> {
  const before = performance.now();
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'error', ...env } });
  const seconds = (performance.now() - before) / 1000;
  const processorSeconds = processorUs([server.pid]) / 1e6;
  await pause(idleMs);
  const idleMb = residentMb(server.pid);
  await server.stop();
  return { seconds, processorSeconds, idleMb };
}

async function report(name: string, env: NodeJS.ProcessEnv, maxMb: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
  try {
    const first = await measure(env, dataDir);
    const later: Start[] = [];
    for (let round = 0; round < rounds; round++) later.push(await measure(env, dataDir));
    const usual: Start = {
      seconds: median(later.map(({ seconds }) => seconds)),
      processorSeconds: median(later.map(({ processorSeconds }) => processorSeconds)),
      idleMb: median(later.map(({ idleMb }) => idleMb)),
    };
    const row = (which: string, { seconds, processorSeconds, idleMb }: Start, goal: string) =>
      `| ${name}, ${which} | ${seconds.toFixed(1)} | ${processorSeconds.toFixed(1)} | ${Math.round(idleMb)} | ${goal} |\n`;
    const met = usual.seconds <= goals.readySeconds && usual.idleMb <= maxMb;
    if (!met) process.exitCode = 1;
    process.stdout.write(
      row('empty', first, '-') +
        row('as found', usual, `${goals.readySeconds} s, ${maxMb} MB: ${met ? 'met' : 'MISSED'}`),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.stdout.write(
  `${machine()}; medians of ${rounds} starts\n\n| database | ready, s | processor, s | idle, MB | goal |\n|---|---|---|---|---|\n`,
);
await report('pglite', {}, goals.pgliteMb);
const postgres = await startPostgres();
try {
  await report('PostgreSQL', { DATABASE_URL: postgres.url }, goals.serverMb);
} finally {
  await postgres.stop();
}
process.stdout.write(`${machine()}\n`);
