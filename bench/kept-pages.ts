/**
 * @file The processor time of a cached page beside bare `node:http` with the same bytes: `node bench/kept-pages.ts [turns] [requests]`.
 *
 * It runs in short turns of a fixed number of requests, and counts only processor time, so that its results hold on a shared
 * machine. Client and servers are on one core: a client on another one sleeps whenever a server is slower, and then each
 * answer has to wake it, which a slower server would pay for twice. The server's idle time, for its timers and jobs, is
 * measured first and subtracted: a turn lasts longer when neighbours have the processor, and that is no part of an answer.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { askMany } from './kept-pages.client.ts';
import { machine } from './machine.ts';
import { answersOf, ask, headersOf, rowsOf } from './peers.pages.ts';
import { bindToServerCore, processorUs, withProcesses } from './pinned.ts';

const [turns = 20, requests = 2000] = process.argv.slice(2).map(Number);
/** The least share of the bare server's speed for a cached page. */
const goal = 0.85;
const warmUpRequests = 6000;
const idleMs = 4000;
const say = (line: string) => void process.stdout.write(`${line}\n`);
/** Returns the end of the quarter of turns that neighbours disturbed least. */
const firstQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;

/** Returns the processor time of an idle server, in microseconds for each millisecond. */
async function idleOf(roots: readonly number[]): Promise<number> {
  const [before, from] = [processorUs(roots), performance.now()];
  await sleep(idleMs);
  return (processorUs(roots) - before) / (performance.now() - from);
}

bindToServerCore();
const stops: (() => unknown)[] = [];
try {
  say(
    `${machine()}; client and servers on one core; ${turns} turns of ${requests} requests, 16 connections\n`,
  );
  const { started: database } = await withProcesses(startPostgres);
  stops.push(database.stop);
  const { started: site, roots } = await withProcesses(() =>
    startServer({ env: { DATABASE_URL: database.url, LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' } }),
  );
  stops.push(site.stop);
  const rows = (await rowsOf(site.url)).filter(({ goal: isKept }) => isKept !== undefined);
  const child = fork(new URL('./site.bare.ts', import.meta.url));
  stops.push(() => child.kill());
  const [port] = (await once(child, 'message')) as [number];
  child.send(await answersOf(site.url, rows));
  await once(child, 'message');

  const ownIdle = await idleOf(roots);
  say(`Idle the site takes ${(ownIdle / 10).toFixed(1)} % of a core.\n`);
  say('| us of processor a request | ours | bare | bare / ours | goal |\n|---|---|---|---|---|');
  for (const row of rows) {
    const servers = await Promise.all(
      [
        { url: site.url, roots, idle: ownIdle },
        { url: `http://127.0.0.1:${port}`, roots: [child.pid!], idle: 0 },
      ].map(async (server) => {
        const url = server.url + row.path;
        const { tag } = await ask(url, headersOf(row));
        return { ...server, url, headers: headersOf(row, tag), us: [] as number[] };
      }),
    );
    for (const { url, headers } of servers) await askMany(url, headers, warmUpRequests);
    for (let turn = 0; turn < turns; turn++)
      for (const server of turn % 2 ? servers : servers.toReversed()) {
        const [before, from] = [processorUs(server.roots), performance.now()];
        await askMany(server.url, server.headers, requests);
        const idleUs = server.idle * (performance.now() - from);
        server.us.push((processorUs(server.roots) - before - idleUs) / requests);
      }
    const [ours, bare] = servers.map(({ us }) => firstQuartile(us)) as [number, number];
    const isMet = bare / ours >= goal;
    if (!isMet) process.exitCode = 1;
    say(
      `| ${row.name} | ${ours.toFixed(1)} | ${bare.toFixed(1)} | ${(bare / ours).toFixed(2)} | ${goal} ${isMet ? 'met' : 'MISSED'} |`,
    );
  }
  say(`\n${machine()}`);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
