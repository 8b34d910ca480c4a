/**
 * @file The real site beside a bare `node:http` server that sends the same bytes: `node bench/site.ts [rounds] [seconds]`. Both are
 * loaded in turns, and each turn of the site is set against the bare server's of the same round.
 */
import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startServer } from '../tests/support/server.ts';

const [rounds = 3, seconds = 3] = process.argv.slice(2).map(Number);
const paths = ['/', '/blogs/choosing-a-caterer-in-delhi', '/api/blog/blog'];
const accepts = { 'accept-encoding': 'br' };

type Answer = { status: number; head: string[]; body: string; etag: string };

async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const request = get(url, { headers: { ...accepts, ...headers }, agent: false });
  const [response] = await once(request, 'response');
  const body = (await buffer(response)).toString('base64');
  const own = new Set(['date', 'connection', 'keep-alive']);
  const head = (response.rawHeaders as string[]).filter(
    (_, at, all) => !own.has(all[at - (at % 2)]!.toLowerCase()),
  );
  return { status: response.statusCode, head, body, etag: response.headers.etag };
}

async function perSecond(url: string, headers: Record<string, string>): Promise<number> {
  const {
    '2xx': found,
    '3xx': unchanged,
    errors,
    duration,
  } = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { ...accepts, ...headers },
  });
  if (errors > 0) throw new Error(`${errors} errors at ${url}`);
  return (found + unchanged) / duration;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const site = await startServer({ env: { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' } });
const bare = fork(new URL('./site.bare.ts', import.meta.url));
const [port] = (await once(bare, 'message')) as [number];
const idleMb = residentMb(site.pid);
console.log(`resident when idle ${Math.round(idleMb)} MB (embedded database)\n`);
for (const path of paths) {
  // Asked until its best compression stands.
  for (let tries = 0, last = ''; tries < 50; tries++) {
    const { etag } = await ask(site.url + path);
    if (etag === last && tries > 20) break;
    last = etag;
  }
  const page = await ask(site.url + path);
  const unchanged = await ask(site.url + path, { 'if-none-match': page.etag });
  bare.send({ page, unchanged });
  await once(bare, 'message');
  for (const [name, headers] of [
    ['200', {}],
    ['304', { 'if-none-match': page.etag }],
  ] as const) {
    const turns: { site: number; bare: number }[] = [];
    for (let round = -1; round < rounds; round++) {
      const turn = {
        bare: await perSecond(`http://127.0.0.1:${port}/`, headers),
        site: await perSecond(site.url + path, headers),
      };
      // The first round warms up.
      if (round >= 0) turns.push(turn);
    }
    const ratio = median(turns.map((turn) => turn.site / turn.bare));
    console.log(
      `${path} ${name}`.padEnd(44),
      `bare ${Math.round(median(turns.map((turn) => turn.bare)))}/s`.padEnd(16),
      `site ${Math.round(median(turns.map((turn) => turn.site)))}/s`.padEnd(16),
      `x ${ratio.toFixed(2)}`,
    );
  }
}
console.log(`\nresident after the load ${Math.round(residentMb(site.pid))} MB`);
bare.kill();
await site.stop();
