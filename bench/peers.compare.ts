/** @file The comparison itself: our server, its limit and some guests, each on one core, measured in turns. See `peers.ts`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { load, median, type Question, type Turn } from './load.ts';
import { machine } from './machine.ts';
import type { Started } from './peers.nginx.ts';
import { answersOf, ask, headersOf, rowsOf, type Row } from './peers.pages.ts';
import type { Answers } from './site.bare.ts';
import { bindToServerCore, memoryMb, pinning, withProcesses } from './pinned.ts';

const [rounds = 3, seconds = 1] = process.argv.slice(2).map(Number);
const warmUpSeconds = 1;

/** A measured server; `questionOf` returns its request for a row of the table, if it has one. */
export type Server = { name: string; roots: number[]; questionOf(row: Row): Question | undefined };

const servers: Server[] = [];
const stops: (() => Promise<unknown>)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The input of a peer: our rows, our bytes, our pages. */
export type Ours = { rows: readonly Row[]; answers: Answers; htmlOf(path: string): Promise<string> };
/** A peer to measure beside us. */
export type Guest<T extends Pick<Started, 'stop'> = Pick<Started, 'stop'>> = {
  name: string;
  start(ours: Ours): Promise<T>;
  /** The server, or several ways to reach it. */
  serversOf(peer: T): Omit<Server, 'roots'>[];
};
/** Links the type of a guest's two functions. */
export const guest = <T extends Pick<Started, 'stop'>>(one: Guest<T>): Guest => one;

/** Starts a guest; one that is not available here is named and left out. */
async function invite({ name, start, serversOf }: Guest, ours: Ours): Promise<void> {
  try {
    const { started, roots } = await withProcesses(() => start(ours));
    stops.push(started.stop);
    servers.push(...serversOf(started).map((server) => ({ ...server, roots })));
  } catch (error) {
    say(`left out: ${name}: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Returns a server that gets our requests unchanged. */
export const sameAddresses = (name: string, url: string): Omit<Server, 'roots'> => ({
  name,
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
      const { status, tag } = await ask(question.url, question.headers ?? {}, question.body);
      if (status >= 400) throw new Error(`${server.name} answers ${status} at ${row.name}`);
      if (row.again) question.headers = headersOf(row, tag);
      await load(question, warmUpSeconds, server.roots);
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
    const goal = row.goal === undefined ? '-' : `${row.goal} ${share >= row.goal ? 'met' : 'MISSED'}`;
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

const bare = guest({
  name: 'bare node:http',
  async start({ answers }) {
    const child = fork(new URL('./site.bare.ts', import.meta.url));
    const [port] = (await once(child, 'message')) as [number];
    child.send(answers);
    await once(child, 'message');
    return { url: `http://127.0.0.1:${port}`, stop: async () => void child.kill() };
  },
  serversOf: ({ url }) => [sameAddresses('bare node:http', url)],
});

/** Measures and prints. With `onlyWords`, only rows that a guest with words of its own can answer. */
export async function compare(guests: readonly Guest[], onlyWords = false): Promise<void> {
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
    const rows = (await rowsOf(url)).filter(({ words }) => !onlyWords || words !== undefined);
    const answers = await answersOf(url, rows);
    const htmlOf = async (path: string) => (await fetch(url + path)).text();
    servers.push({ ...sameAddresses('ours', url), roots: [...site.roots, ...database.roots] });
    for (const one of [bare, ...guests]) await invite(one, { rows, answers, htmlOf });
    print(await measure(rows));
    say(machine());
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
