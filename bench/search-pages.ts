/**
 * @file The server's cost of an uncached search page, beside another version of this project:
 * `node bench/search-pages.ts <folder of the other, built> [rounds] [--postgres]`.
 *
 * Both serve the demonstration and get the same queries in turns, each spelt with other capitals, so that no answer is
 * a cached one. The result is the processor time of the server's process (`--postgres`: not the database's), read from the
 * kernel, since wall-clock time says little on a busy machine. A share is the median of the rounds' shares.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startPostgres } from '../tests/support/postgres.ts';
import type * as Support from '../tests/support/server.ts';
import { machine } from './machine.ts';

const given = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const [other, roundCount = '9'] = given;
if (!other) throw new Error('Name the folder of the other version, with its pages built.');
const rounds = Number(roundCount);
const perRound = 24;
const onPostgres = process.argv.includes('--postgres');
const maxShare = 0.4;

/** Returns the words with other capitals for each number below 2 to the power of their length: eleven letters are enough. */
const spelt = (words: string, at: number) => {
  let bit = 0;
  return words.replaceAll(/[a-z]/g, (letter) => ((at >> bit++) & 1 ? letter.toUpperCase() : letter));
};
const near = (at: number) => `lat=28.6${String(1000 + at).slice(1)}&lng=77.2${String(1000 + at).slice(1)}`;

/** For each number a query is another address with the same answer, or nearly. */
const questions: Record<string, (at: number) => string> = {
  'a word': (at) => `/vendors?q=${spelt('photography', at)}`,
  'two words': (at) => `/vendors?q=${spelt('wedding photo', at)}`,
  'a category and words': (at) => `/vendors?category=catering&q=${spelt('kitchen food', at)}`,
  'nearest first': (at) => `/vendors?${near(at)}&sort=near`,
  'a caterer in Rajouri Garden': (at) => `/vendors?q=${spelt('caterer rajouri garden', at)}`,
};

/** Returns the processor time of a process so far, in milliseconds. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  // Counts all its threads, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

async function startOf(
  folder: string,
): Promise<{ server: Support.RunningServer; stop: () => Promise<void> }> {
  const { startServer } = (await import(join(folder, 'tests/support/server.ts'))) as typeof Support;
  const postgres = onPostgres ? await startPostgres() : undefined;
  const env = { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', ...(postgres && { DATABASE_URL: postgres.url }) };
  const server = await startServer({ env });
  const stop = async () => {
    await server.stop();
    await postgres?.stop();
  };
  return { server, stop };
}

const ours = await startOf(resolve(import.meta.dirname, '..'));
const theirs = await startOf(resolve(other));
const both = [theirs, ours].map(({ server }) => server);
try {
  const taken: Record<string, [number[], number[]]> = {};
  let at = 0;
  for (let round = -3; round < rounds; round++)
    for (const [name, ask] of Object.entries(questions)) {
      const turn: number[] = [];
      for (const server of both) {
        const before = cpuMs(server.pid);
        for (let index = 0; index < perRound; index++) await htmlOf(server.url + ask(at + index));
        turn.push((cpuMs(server.pid) - before) / perRound);
      }
      at += perRound;
      if (round < 0) continue;
      const lists = (taken[name] ??= [[], []]);
      for (const [index, one] of turn.entries()) lists[index]!.push(one);
    }
  const print = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  print([
    onPostgres ? 'PostgreSQL' : 'PGlite',
    'before ms',
    'now ms',
    'share',
    'HTML before',
    'now kB',
    'gzip before',
    'now kB',
  ]);
  print(Array.from({ length: 8 }, () => '---'));
  const shares: number[] = [];
  for (const [name, [before, now]] of Object.entries(taken)) {
    const share = median(now.map((one, index) => one / before[index]!));
    shares.push(share);
    const pages = await Promise.all(both.map((server) => htmlOf(server.url + questions[name]!(0))));
    const kB = (bytes: number) => (bytes / 1000).toFixed(1);
    print([
      name,
      median(before).toFixed(1),
      median(now).toFixed(1),
      share.toFixed(2),
      ...pages.map((html) => kB(Buffer.byteLength(html))),
      ...pages.map((html) => kB(gzipSync(html).length)),
    ]);
  }
  process.stdout.write(`${machine()}; goal: a share of at most ${maxShare}\n`);
  if (shares.some((share) => share > maxShare)) process.exitCode = 1;
} finally {
  await ours.stop();
  await theirs.stop();
}
