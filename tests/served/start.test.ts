import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '#support/server.ts';

// What a person sees who starts the site on a machine that is not ready for it: one sentence, and a non-zero exit.

const root = resolve(import.meta.dirname, '..', '..');
const node = join(root, 'node_modules', '.bin', 'node');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function spawned(env: NodeJS.ProcessEnv) {
  return spawn(node, ['build/main/main.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dir,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

type Ended = { code: number | null; errors: string[] };

async function endOf(child: ReturnType<typeof spawned>): Promise<Ended> {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text += part));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors: text.split('\n').filter(Boolean) };
}

const start = (env: NodeJS.ProcessEnv): Promise<Ended> => endOf(spawned(env));

const bad = [
  ['a port that is no number', { PORT: 'abc' }, /PORT/],
  ['a port out of range', { PORT: '70000' }, /PORT/],
  ['a database that is none', { DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL must be a postgres/],
  [
    'a database server that is away',
    { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
    /DATABASE_URL|PostgreSQL|reach/i,
  ],
  ['a proxy that is none', { TRUST_PROXY: 'nonsense' }, /TRUST_PROXY must hold addresses or networks/],
  ['a mail address that is none', { STAFF_EMAIL: 'nobody' }, /STAFF_EMAIL/],
  ['a company file that is missing', { COMPANY_FILE: '/no/such/file.json' }, /COMPANY_FILE/],
] as const;

for (const [name, env, sentence] of bad)
  test(`${name} ends the start with one sentence`, async () => {
    const { code, errors } = await start(env);
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(sentence);
    // A setting may hold a password.
    expect(errors[0]).not.toContain('secret');
  });

test('a folder that cannot be written ends the start with one sentence', async () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const { code, errors } = await start({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(errors).toHaveLength(1);
});

test('a company file with a mistake says which', async () => {
  const file = join(dir, 'company.json');
  writeFileSync(file, '{"brand":"X"}');
  const { code, errors } = await start({ COMPANY_FILE: file });
  expect(code).toBe(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('legalName');
});

test('a busy port ends the start with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const { code, errors } = await start({ PORT: String(port), SEED_DEMO: 'no' });
  taken.close();
  expect(code).toBe(1);
  expect(errors).toEqual([`Port ${port} is already in use; set PORT to a free one.`]);
  // It was noticed before anything was made.
  expect(readdirSync(dir)).toEqual([]);
});

test('a signal during the first start ends it with one sentence, and the next start is whole', async () => {
  const child = spawned({});
  const ended = endOf(child);
  await expect.poll(() => readdirSync(dir), { timeout: 60_000 }).toContain('database');
  child.kill('SIGTERM');
  expect(await ended).toEqual({
    code: 0,
    errors: ['Ended by SIGTERM during the start; what it had not finished, the next start does.'],
  });
  const again = await startServer({ dataDir: dir });
  expect(again.links()).toMatch(/\/reset\/[\s\S]+\/enquiry\//);
  expect(await again.stop()).toBe(0);
});

test('standard output is lines of JSON without a link that opens something; those are in a file of its user alone', async () => {
  const server = await startServer({ dataDir: dir });
  const read = server.logs.map((line) => JSON.parse(line) as { msg: string; file?: string });
  expect(read.filter(({ msg }) => / is ready at http/.test(msg))).toHaveLength(1);
  expect(server.logs.join('\n')).not.toMatch(/\/reset\/|\/desk\/join|\/enquiry\/[\w-]{8}/);
  const file = join(dir, 'one-time-links.txt');
  expect(read.map(({ file: named }) => named).filter(Boolean)).toEqual([file]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(server.links()).toMatch(/\/desk\/join#[\s\S]+\/reset\/[\s\S]+\/enquiry\//);
  expect(await server.stop()).toBe(0);
});

test(
  'a second start on the same folder is refused; the first goes on, ends in order, and starts again',
  { timeout: 360_000 },
  async () => {
    // Three starts.
    const first = await startServer({ dataDir: dir });
    expect(first.links()).toMatch(/\/reset\/[\s\S]+\/enquiry\//);
    const { code, errors } = await start({});
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
    const again = await startServer({ dataDir: dir });
    expect(await again.stop()).toBe(0);
  },
);

test('a request in flight is answered before the process ends', async () => {
  const server = await startServer({ dataDir: dir, env: { FORM_MIN_MS: '0' } });
  const answers = Array.from({ length: 20 }, (_, index) =>
    fetch(`${server.url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `n${index}`, phone: '9876543210', email: 'a@example.in' }),
    }).then(
      (response) => response.status,
      () => 0,
    ),
  );
  await Promise.race(answers);
  const [code, statuses] = await Promise.all([server.stop(), Promise.all(answers)]);
  expect(code).toBe(0);
  // Refused or not reached is honest; what must not happen is a 500.
  for (const status of statuses) expect([201, 429, 503, 0]).toContain(status);
});
