/**
 * @file The cost of the page cache beside bare `node:http` that sends the same bytes.
 *
 * `node bench/page-cache.ts [rounds] [seconds]`. The servers (a third is the cache without Fastify, to separate their
 * costs) run in processes of their own and are loaded in turns: on a shared machine only the ratio of
 * neighbours can be trusted. `requests/s` is the throughput beside the load generator;
 * `us/request` is the processor time of the server alone, which the generator cannot hide.
 */
import autocannon from 'autocannon';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { cpus } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { Sample, ServerKind, Told } from './page-cache.server.ts';

const [rounds = 7, seconds = 3] = process.argv.slice(2).map(Number);
const kinds: ServerKind[] = ['bare', 'cache', 'fastify'];
const loads = ['200 br', '304'] as const;
type Load = (typeof loads)[number];
type Server = { process: ChildProcess; port: number };
/** One load of one server. `cpuUs` is for one request. */
type Turn = { perSecond: number; cpuUs: number; rssMb: number };

const path = '/weddingvendors';
const accepts = { 'accept-encoding': 'gzip, deflate, br, zstd' };

async function tell<T>(server: ChildProcess, message: Told): Promise<T> {
  server.send(message);
  const [answer] = await once(server, 'message');
  return answer as T;
}

async function start(kind: ServerKind): Promise<Server> {
  const child = fork(new URL('./page-cache.server.ts', import.meta.url), [kind]);
  const [port] = await once(child, 'message');
  return { process: child, port };
}

async function ask(port: number, headers: Record<string, string>) {
  const req = request({ port, path, headers: { ...accepts, ...headers }, agent: false }).end();
  const [res] = await once(req, 'response');
  const body = await buffer(res);
  const head = (res.rawHeaders as string[]).map((text, at, all) => (all[at - 1] === 'Date' ? '' : text));
  return { status: res.statusCode as number, head, body, etag: res.headers.etag as string };
}

async function load(server: Server, headers: Record<string, string>, forSeconds: number): Promise<Turn> {
  const before = await tell<Sample>(server.process, { ask: 'sample' });
  const {
    '2xx': found,
    '3xx': unchanged,
    non2xx,
    errors,
    duration,
  } = await autocannon({
    url: `http://127.0.0.1:${server.port}${path}`,
    connections: 32,
    duration: forSeconds,
    headers: { ...accepts, ...headers },
  });
  const after = await tell<Sample>(server.process, { ask: 'sample' });
  const answers = found + unchanged;
  if (errors > 0 || non2xx !== unchanged)
    throw new Error(`${errors} errors, ${non2xx} answers other than 200`);
  return {
    perSecond: answers / duration,
    cpuUs: (after.cpuUs - before.cpuUs) / answers,
    rssMb: after.rssBytes / 2 ** 20,
  };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const servers = Object.fromEntries(
  await Promise.all(kinds.map(async (kind) => [kind, await start(kind)] as const)),
) as Record<ServerKind, Server>;

// Rendered and cached; then the bare server gets the same bytes.
await ask(servers.cache.port, {});
const page = await ask(servers.fastify.port, {});
const unchanged = await ask(servers.fastify.port, { 'if-none-match': page.etag });
await tell(servers.bare.process, {
  ask: 'send',
  page: { head: page.head, body: page.body.toString('base64') },
  unchanged: unchanged.head,
});
for (const kind of kinds) {
  for (const [headers, expected] of [
    [{}, page],
    [{ 'if-none-match': page.etag }, unchanged],
  ] as const) {
    const answer = await ask(servers[kind].port, headers);
    if (JSON.stringify(answer) !== JSON.stringify(expected)) throw new Error(`${kind} sends other bytes`);
  }
}

const results: Record<Load, Record<ServerKind, Turn[]>> = {
  '200 br': { bare: [], cache: [], fastify: [] },
  '304': { bare: [], cache: [], fastify: [] },
};
for (let round = -1; round < rounds; round += 1) {
  for (const name of loads) {
    const headers: Record<string, string> = name === '304' ? { 'if-none-match': page.etag } : {};
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      const result = await load(servers[kind], headers, seconds);
      // The first round warms up.
      if (round >= 0) results[name][kind].push(result);
    }
  }
  process.stderr.write('.');
}

console.log(`\nNode ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`);
console.log(
  `page ${page.body.length} bytes of brotli; medians of ${rounds} rounds of ${seconds} s, 32 connections\n`,
);
for (const name of loads) {
  for (const kind of kinds) {
    const turns = results[name][kind];
    // Each turn is compared with the bare server's turn of the same round: above 1 is better than bare.
    const against = (ratio: (one: Turn, bare: Turn) => number) =>
      `x ${median(turns.map((one, at) => ratio(one, results[name].bare[at]!))).toFixed(2)}`;
    console.log(
      `${name} ${kind}`.padEnd(16),
      `${Math.round(median(turns.map((one) => one.perSecond)))} requests/s`.padEnd(17),
      against((one, bare) => one.perSecond / bare.perSecond).padEnd(9),
      `${median(turns.map((one) => one.cpuUs)).toFixed(1)} us/request`.padEnd(16),
      against((one, bare) => bare.cpuUs / one.cpuUs).padEnd(9),
      `${Math.round(median(turns.map((one) => one.rssMb)))} MB`,
    );
  }
}
for (const { process: child } of Object.values(servers)) child.kill();
