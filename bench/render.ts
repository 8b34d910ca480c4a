/**
 * @file The time for a visitor to get an uncached page: `node bench/render.ts`. Every address of the sitemap is
 * requested once, one after the other, from a fresh server that has warmed up on searches; those are rendered for each reader.
 */
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { machine } from './machine.ts';

const maxP95Ms = 25;
const warmUps = 150;

async function timed(url: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - before;
}

function print(name: string, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;
  process.stdout.write(
    `| ${name} | ${sorted.length} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${at(1).toFixed(1)} |\n`,
  );
  return at(0.95);
}

async function measure(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServer({ env: { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', ...env } });
  try {
    const searches = Array.from({ length: warmUps * 2 }, (_, at) => `${server.url}/vendors?q=${at}`);
    for (const url of searches.slice(warmUps)) await timed(url);
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc]) => server.url + new URL(loc!.replaceAll('&amp;', '&')).pathname,
    );
    const times: number[] = [];
    for (const url of pages) times.push(await timed(url));
    const p95 = print(`${name}: each page, first asked`, times);
    const found: number[] = [];
    for (const url of searches.slice(0, warmUps)) found.push(await timed(url));
    print(`${name}: searches`, found);
    if (p95 > maxP95Ms) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

process.stdout.write(
  `${machine()}; goal: p95 of at most ${maxP95Ms} ms\n\n| | requests | p50 ms | p95 ms | most ms |\n|---|---|---|---|---|\n`,
);
await measure('pglite', {});
const postgres = await startPostgres();
try {
  await measure('PostgreSQL', { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
process.stdout.write(`${machine()}\n`);
