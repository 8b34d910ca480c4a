/**
 * @file The processor time of one request, site and database separately: `node bench/capacity.ts [requests]`. On a busy machine a
 * request takes longer, but hardly more processor time; so docs/sizing.md uses these numbers, not requests per second.
 */
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { machine } from './machine.ts';
import { memoryMb, processorUs, withProcesses } from './pinned.ts';

const [requests = 1000] = process.argv.slice(2).map(Number);
const clients = 8;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { started: database, roots: databaseRoots } = await withProcesses(startPostgres);
const { started: site, roots: siteRoots } = await withProcesses(() =>
  startServer({
    env: {
      DATABASE_URL: database.url,
      LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      FORM_MIN_MS: '0',
      TRUST_PROXY: '127.0.0.1',
    },
  }),
);

type Ask = (n: number) => Promise<Response>;
const get =
  (path: (n: number) => string, headers: Record<string, string> = {}): Ask =>
  (n) =>
    fetch(site.url + path(n), { headers: { 'accept-encoding': 'br', ...headers } });

/** Sends `count` requests from several clients, and prints the processor time of one. */
async function measure(name: string, status: number, count: number, ask: Ask): Promise<void> {
  let next = 0;
  let bytes = 0;
  const before = [processorUs(siteRoots), processorUs(databaseRoots)];
  const client = async () => {
    for (let n = next++; n < count; n = next++) {
      const answer = await ask(n);
      bytes += Number(answer.headers.get('content-length') ?? 0);
      await answer.arrayBuffer();
      if (answer.status !== status) throw new Error(`${name}: ${answer.status} instead of ${status}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const [siteMs, databaseMs] = [siteRoots, databaseRoots].map(
    (roots, index) => (processorUs(roots) - before[index]!) / 1000 / count,
  );
  say(
    `| ${name} | ${count} | ${siteMs!.toFixed(2)} | ${databaseMs!.toFixed(2)} | ${Math.round(bytes / count)} |`,
  );
}

try {
  say(`${machine()}\n\nresident when idle: ${Math.round(memoryMb(siteRoots))} MB (PostgreSQL server)\n`);
  say('| | requests | site, ms of processor | database, ms of processor | bytes |\n|---|---|---|---|---|');
  const home = () => '/';
  for (let n = 0; n < 60; n += 1) await (await get(home)(n)).arrayBuffer();
  // Not the first page: several renderings of it are cached, each with a tag of its own.
  const about = () => '/about';
  const etag = (await get(about)(0)).headers.get('etag') ?? '';
  await measure('kept page', 200, requests * 5, get(home));
  await measure('unchanged page', 304, requests * 5, get(about, { 'if-none-match': etag }));
  await measure(
    'page rendered for its reader',
    200,
    requests,
    get((n) => `/vendors?q=decor${n}`),
  );
  await measure('enquiry with its mails', 201, requests, (n) =>
    fetch(`${site.url}/api/contacts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `capacity-of-one-machine-${n}`,
        'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
      },
      body: JSON.stringify({ name: `Visitor ${n}`, email: `v${n}@example.com`, phone: '9876500001' }),
    }),
  );
  say(`\nresident afterwards: ${Math.round(memoryMb(siteRoots))} MB`);
} finally {
  await site.stop();
  await database.stop();
}
