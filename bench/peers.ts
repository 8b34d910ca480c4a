/**
 * @file Our server beside its limit and its peers, each on one core and asked in turns: a bare `node:http` server with the same bytes,
 * nginx with the same files, WordPress with the same words. `node bench/peers.ts [rounds] [seconds]`; about four minutes.
 *
 * Two ratios to the bare server's turn of the same round: of requests a second, and of processor time for a request, which neighbours
 * on the machine disturb less. What it installs lies in temporary folders and goes; Debian's packages stay.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { load, median, type Question, type Turn } from './load.ts';
import { machine } from './machine.ts';
import { startFileServer, type Started } from './peers.nginx.ts';
import { answersOf, ask, headersOf, rowsOf, type Row } from './peers.pages.ts';
import { startWordpress } from './peers.wordpress.ts';
import { bindToServerCore, memoryMb, pinning, withProcesses } from './pinned.ts';

const [rounds = 3, seconds = 1] = process.argv.slice(2).map(Number);
const warmUpSeconds = 0.5;

type Server = { name: string; roots: number[]; questionOf(row: Row): Question | undefined };

const servers: Server[] = [];
const stops: (() => Promise<unknown>)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts a peer; one that cannot be had here is named and left out. */
async function invite<T extends Pick<Started, 'stop'>>(
  name: string,
  start: () => Promise<T>,
  join: (peer: T, roots: number[]) => Server[],
): Promise<void> {
  try {
    const { started, roots } = await withProcesses(start);
    stops.push(started.stop);
    servers.push(...join(started, roots));
  } catch (error) {
    say(`left out: ${name}: ${(error as Error).message.split('\n')[0]}`);
  }
}

const sameAddresses = (name: string, url: string, roots: number[]): Server => ({
  name,
  roots,
  questionOf: (row) => ({ url: url + row.path, headers: headersOf(row), body: row.body }),
});

async function measure(rows: readonly Row[]): Promise<Map<Row, Map<string, Turn[]>>> {
  const results = new Map<Row, Map<string, Turn[]>>();
  for (const row of rows) {
    const turns = new Map<string, Turn[]>();
    results.set(row, turns);
    const asked: [Server, Question][] = [];
    for (const server of servers) {
      const question = server.questionOf(row);
      if (!question) continue;
      if (row.again) {
        const { tag } = await ask(question.url, question.headers ?? {});
        question.headers = headersOf(row, tag);
      }
      await load(question, warmUpSeconds * 2, server.roots);
      asked.push([server, question]);
    }
    for (let round = 0; round < rounds; round++)
      for (const [server, question] of round % 2 ? asked.toReversed() : asked) {
        const turn = await load(question, seconds, server.roots);
        if (turn.failed > 0) throw new Error(`${turn.failed} failures of ${server.name} at ${row.name}`);
        turns.set(server.name, [...(turns.get(server.name) ?? []), turn]);
      }
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return results;
}

const middle = (turns: readonly Turn[] | undefined, of: (turn: Turn) => number) =>
  turns ? median(turns.map(of)) : Number.NaN;
const shown = (value: number, digits = 0) => (Number.isNaN(value) ? '-' : value.toFixed(digits));

function print(results: Map<Row, Map<string, Turn[]>>): void {
  const names = servers.map(({ name }) => name);
  say(`\n| requests/s | ${names.join(' | ')} | ours x bare | processor x bare | p95 ms | goal |`);
  say(`|---|${names.map(() => '---').join('|')}|---|---|---|---|`);
  for (const [row, turns] of results) {
    const ours = turns.get('ours')!;
    const bare = turns.get('bare node:http')!;
    const share = median(ours.map((turn, at) => turn.perSecond / bare[at]!.perSecond));
    const work = median(ours.map((turn, at) => bare[at]!.cpuUs / turn.cpuUs));
    const goal =
      row.goal === undefined ? '-' : `${row.goal} ${Math.max(share, work) >= row.goal ? 'met' : 'MISSED'}`;
    if (goal.endsWith('MISSED')) process.exitCode = 1;
    const rates = names.map((name) => shown(middle(turns.get(name), (turn) => turn.perSecond)));
    say(
      `| ${row.name} | ${rates.join(' | ')} | ${share.toFixed(2)} | ${work.toFixed(2)} | ${shown(
        middle(ours, (turn) => turn.p95Ms),
        1,
      )} | ${goal} |`,
    );
  }
  say(
    `\nMemory after the load, MB: ${servers.map(({ name, roots }) => `${name} ${Math.round(memoryMb(roots))}`).join(', ')}`,
  );
}

bindToServerCore();
try {
  say(`${machine()}; ${pinning}; medians of ${rounds} turns of ${seconds} s, 16 connections`);
  const database = await withProcesses(startPostgres);
  stops.push(database.started.stop);
  const site = await withProcesses(() =>
    startServer({
      env: {
        DATABASE_URL: database.started.url,
        LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'error',
        FORM_MIN_MS: '0',
      },
    }),
  );
  stops.push(site.started.stop);
  const { url } = site.started;
  const rows = await rowsOf(url);
  const answers = await answersOf(url, rows);
  servers.push(sameAddresses('ours', url, [...site.roots, ...database.roots]));

  await invite(
    'bare node:http',
    async () => {
      const child = fork(new URL('./site.bare.ts', import.meta.url));
      const [port] = (await once(child, 'message')) as [number];
      child.send(answers);
      await once(child, 'message');
      return { url: `http://127.0.0.1:${port}`, stop: async () => void child.kill() };
    },
    (bare, roots) => [sameAddresses('bare node:http', bare.url, roots)],
  );
  await invite(
    'nginx',
    () => startFileServer(answers),
    (files, roots) => {
      const { questionOf } = sameAddresses('', files.url, roots);
      const isFile = (row: Row) => !row.body && row.words !== 'search';
      return [
        { name: 'nginx, files', roots, questionOf: (row) => (isFile(row) ? questionOf(row) : undefined) },
      ];
    },
  );
  await invite(
    'WordPress',
    () => startWordpress(rows, async (path) => (await fetch(url + path)).text()),
    (peer, roots) =>
      [
        ['', peer.url],
        [', page cache', peer.cachedUrl],
      ].map(([kind, base]) => ({
        name: peer.version + kind!,
        roots,
        questionOf(row) {
          const question = peer.questionOf(row);
          const headers = {
            'accept-encoding': 'gzip',
            ...(question?.body && { 'content-type': 'application/x-www-form-urlencoded' }),
          };
          return question && { url: base + question.path, headers, body: question.body };
        },
      })),
  );
  print(await measure(rows));
  say(machine());
} finally {
  for (const stop of stops.toReversed()) await stop();
}
