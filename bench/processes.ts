/**
 * @file The gain of a second process: one, two and four processes of the site on one PostgreSQL, behind nginx, with requests for cached
 * pages, personal pages, and enquiries: `node bench/processes.ts [rounds] [seconds]`. Each process has a small share of a core, the same
 * for all, so that the load, nginx and PostgreSQL have room on a machine with few cores; where the kernel gives no shares (as another
 * user than root, for one) the table says so, and only the free time of the cores can grow.
 */
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { cpuSharesOf } from './cpu-share.ts';
import { load, median, type Turn } from './load.ts';
import { machine } from './machine.ts';
import { startNginx } from './peers.nginx.ts';
import { headersOf, rowsOf } from './peers.pages.ts';
import { withProcesses } from './pinned.ts';

const [rounds = 5, seconds = 3] = process.argv.slice(2).map(Number);
const sizes = [1, 2, 4];
/** For each process, so that all are equally busy, however many there are. */
const connections = 8;
const secretKey = 'the same key on every process, for the bench';
/** The requests, with each process's share of a core: four of them must leave the others enough to serve them. */
const shares: Record<string, number> = { home: 0.1, 'search, not kept': 0.2, enquiry: 0.15 };
/** The least part of the growth that the shares allow. */
const goal = 0.8;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts nginx before some of the servers, with persistent connections to them. */
const startFront = (ports: readonly number[]) =>
  startNginx(
    (_, port) => `upstream site { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} keepalive 64; }
server { listen 127.0.0.1:${port}; location / { proxy_pass http://site; proxy_http_version 1.1;
proxy_set_header Connection ""; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; } }`,
  );

const stops: (() => Promise<unknown>)[] = [];
try {
  say(
    `${machine()}; medians of ${rounds} turns of ${seconds} s, ${connections} connections for each process`,
  );
  const database = await withProcesses(startPostgres);
  stops.push(database.started.stop);
  const servers = [];
  for (let at = 0; at < sizes.at(-1)!; at++) {
    const server = await startServer({
      env: {
        DATABASE_URL: database.started.url,
        SECRET_KEY: secretKey,
        LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'error',
        FORM_MIN_MS: '0',
        TRUST_PROXY: '127.0.0.1',
      },
    });
    stops.push(server.stop);
    servers.push(server);
  }
  const fronts = [];
  for (const size of sizes) {
    const some = servers.slice(0, size);
    const front = await withProcesses(() => startFront(some.map(({ port }) => port)));
    stops.push(front.started.stop);
    const roots = [...front.roots, ...some.map(({ pid }) => pid), ...database.roots];
    fronts.push({ size, url: front.started.url, roots });
  }
  const held = cpuSharesOf(servers.map(({ pid }) => pid));
  if (held) stops.push(async () => held.release());
  say(
    `\n| requests/s | core of each | ${sizes.map((size) => `${size} process${size > 1 ? 'es' : ''}`).join(' | ')} | last x first | us of all processes, each |`,
  );
  say(`|---|---|${sizes.map(() => '---').join('|')}|---|---|`);
  for (const row of (await rowsOf(servers[0]!.url)).filter(({ name }) => name in shares)) {
    const turns = new Map<number, Turn[]>(sizes.map((size) => [size, []]));
    for (let round = -1; round < rounds; round++) {
      // The first round warms up, at full speed.
      held?.hold(round < 0 ? 1 : shares[row.name]!);
      for (const { size, url, roots } of round % 2 ? fronts : fronts.toReversed()) {
        const question = {
          url: url + row.path,
          headers: headersOf(row),
          body: row.body,
          connections: connections * size,
        };
        const turn = await load(question, seconds, roots);
        if (turn.failed > 0) throw new Error(`${turn.failed} failures at ${row.name} with ${size}`);
        if (round >= 0) turns.get(size)!.push(turn);
      }
    }
    const [first, last] = [turns.get(sizes[0]!)!, turns.get(sizes.at(-1)!)!];
    const growth = median(last.map((turn, at) => turn.perSecond / first[at]!.perSecond));
    const rates = sizes.map((size) => Math.round(median(turns.get(size)!.map((turn) => turn.perSecond))));
    const work = sizes.map((size) => Math.round(median(turns.get(size)!.map((turn) => turn.cpuUs))));
    const share = held ? shares[row.name] : 'as free';
    say(`| ${row.name} | ${share} | ${rates.join(' | ')} | ${growth.toFixed(2)} | ${work.join(', ')} |`);
    if (held && growth < goal * sizes.at(-1)!) process.exitCode = 1;
  }
  say(`\n${machine()}`);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
