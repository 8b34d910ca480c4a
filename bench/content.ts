/**
 * @file The cost of content for readers: `node bench/content.ts [rounds] [seconds] [items] [--beside <folder>]`. First a cached page of two
 * sites in turns, one of them with the given number of items written, published and scheduled; with `--beside` only of this version and
 * of another one, whose pages are built in that folder. Then two processes on one PostgreSQL: a fact shown on 100 cached
 * pages is changed, and both are requested until no old page is served any more.
 */
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { ContentItem, ContentRow } from '#contract/desk/content/content-item.ts';
import { staffToken } from '#modules/staff/staff-token.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import type * as Support from '../tests/support/server.ts';
import { startServer } from '../tests/support/server.ts';
import { load, median, type Turn } from './load.ts';
import { machine } from './machine.ts';
import { withProcesses } from './pinned.ts';

const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
});
const [rounds = 7, seconds = 3, items = 200] = positionals.map(Number);
const pagesMax = 100;
const secretKey = 'the same key on every process, for the bench';
const env = { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', SECRET_KEY: secretKey };
const accepts = { 'accept-encoding': 'br' };
/** Public pages without any of the added content. */
const readPages = ['/about', '/catering'];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Calls an endpoint as staff. */
async function asStaff<Reply>(url: string, route: string, body?: unknown): Promise<Reply> {
  const [method = 'GET', path] = route.split(' ');
  const answer = await fetch(`${url}/api/staff/content/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${staffToken(secretKey, 'bench')}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** Writes items: of each three one is published, one scheduled, one a draft. */
async function writeItems(url: string): Promise<void> {
  for (let index = 0; index < items; index += 1) {
    const changes = {
      title: `Post ${index}`,
      excerpt: 'About it.',
      category: 'business',
      date: '2026-11-20',
      content: 'Words. '.repeat(500),
    };
    const { id, version } = await asStaff<ContentItem>(url, 'POST post', { changes });
    const publishAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    if (index % 3 === 0) await asStaff(url, `POST post/${id}/steps`, { step: 'publish', version });
    if (index % 3 === 1)
      await asStaff(url, `POST post/${id}/steps`, { step: 'schedule', version, publishAt });
  }
}

const stops: (() => Promise<unknown>)[] = [];
async function site(more: NodeJS.ProcessEnv = {}, start: typeof startServer = startServer) {
  const { started, roots } = await withProcesses(() => start({ env: { ...env, ...more } }));
  stops.push(started.stop);
  return { ...started, roots };
}
type Started = Awaited<ReturnType<typeof site>>;

/** Requests the same cached pages from two sites in turns, and reports the processor time of each answer. */
async function compare(names: readonly [string, string], sites: readonly [Started, Started]): Promise<void> {
  say(`\n| kept page | ${names[0]} us | ${names[1]} us | share |\n|---|---|---|---|`);
  for (const path of readPages) {
    const turns: [Turn[], Turn[]] = [[], []];
    for (let round = -1; round < rounds; round += 1)
      for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { url, roots } = sites[at];
        const turn = await load({ url: url + path, headers: accepts }, seconds, roots);
        if (turn.failed > 0) throw new Error(`${turn.failed} failures at ${path}`);
        // The first round warms up.
        if (round >= 0) turns[at].push(turn);
      }
    const [first, second] = turns.map((of) => median(of.map(({ cpuUs }) => cpuUs))) as [number, number];
    const share = median(turns[1].map(({ cpuUs }, at) => cpuUs / turns[0][at]!.cpuUs));
    say(`| ${path} | ${first.toFixed(1)} | ${second.toFixed(1)} | ${share.toFixed(2)} |`);
  }
  for (const stop of stops.splice(0).toReversed()) await stop();
}

async function compareWithItems(): Promise<void> {
  const both = [await site(), await site()] as const;
  await writeItems(both[1].url);
  await compare(['without', `with ${items} items`], both);
}

async function compareWithVersion(folder: string): Promise<void> {
  const { startServer: start } = (await import(
    join(resolve(folder), 'tests/support/server.ts')
  )) as typeof Support;
  await compare(['before', 'now'], [await site({}, start), await site()]);
}

/** Returns public pages of the sitemap. */
async function somePages(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return [...new Set(paths)].slice(0, pagesMax);
}

/** Requests the pages one after the other, repeatedly, until each was new; returns when an old one was served last. */
async function lastOld(url: string, pages: readonly string[], mark: string, since: number): Promise<number> {
  let last = 0;
  let waiting = [...pages];
  while (waiting.length > 0) {
    const old: string[] = [];
    for (const path of waiting) {
      const asked = performance.now() - since;
      if ((await (await fetch(url + path)).text()).includes(mark)) continue;
      last = Math.max(last, asked);
      old.push(path);
    }
    waiting = old;
  }
  return last;
}

async function measureDrop(): Promise<void> {
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const [first, second] = [
    await site({ DATABASE_URL: postgres.url }),
    await site({ DATABASE_URL: postgres.url }),
  ];
  const pages = await somePages(first.url);
  const [{ id }] = (await asStaff<{ items: ContentRow[] }>(first.url, 'GET company')).items as [ContentRow];
  let worst = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const path of pages) for (const { url } of [first, second]) await (await fetch(url + path)).text();
    const brand = `Aangan ${round} ${Date.now() % 10_000}`;
    const { version } = await asStaff<ContentItem>(first.url, `GET company/${id}`);
    const saved = await asStaff<ContentItem>(first.url, `PATCH company/${id}`, {
      version,
      changes: { brand },
    });
    await asStaff(first.url, `POST company/${id}/steps`, { step: 'publish', version: saved.version });
    const since = performance.now();
    const ms = await Promise.all([first, second].map(({ url }) => lastOld(url, pages, brand, since)));
    worst = Math.max(worst, ...ms);
    say(
      `${pages.length} pages, round ${round + 1}: an old one was last asked for after ${ms.map(Math.round).join(' and ')} ms`,
    );
  }
  say(`worst ${Math.round(worst)} ms; at most 1000 is the promise`);
  if (worst > 1000) process.exitCode = 1;
}

try {
  say(`${machine()}; medians of ${rounds} rounds of ${seconds} s`);
  if (values.beside) await compareWithVersion(values.beside);
  else {
    await compareWithItems();
    await measureDrop();
  }
  say(`\n${machine()}`);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
