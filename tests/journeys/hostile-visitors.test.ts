import fc from 'fast-check';
import routes from '#web/routes.ts';
import { expect, test } from '../support/browser.ts';
import { fuzzed, fuzzSeed } from '../support/fuzz/fuzz-run.ts';
import { fieldNames, pagePosts, pageReads, type PageRequest } from '../support/fuzz/page-requests.ts';
import { plainClient } from '../support/fuzz/plain-client.ts';
import { faultsOf } from '../support/fuzz/sound-answer.ts';

// Every page of the table of routes, asked for and posted to by somebody who wishes it ill. No browser takes part: it would mend
// the addresses first.

const metricsToken = 'a token for the metrics';
test.use({ serverEnv: { METRICS_TOKEN: metricsToken } });

const readsEach = 16;
const postsEach = 10;

test(`every page answers soundly to hostile visitors, seed ${fuzzSeed}`, async ({ server }) => {
  test.setTimeout(300_000);
  const client = plainClient(server.port);
  const seen: Record<string, number> = {};
  const judge = async (request: PageRequest) => {
    const answer = await client.send(request);
    const kind = `${request.method} ${answer.status}`;
    seen[kind] = (seen[kind] ?? 0) + 1;
    // Without content only the head is judged.
    const headers = { ...answer.headers, 'content-type': undefined };
    expect(faultsOf(request.method === 'HEAD' ? { ...answer, headers } : answer)).toEqual([]);
  };
  for (const { path = '' } of routes) {
    const route = `/${path}`;
    const { text } = await client.send({
      method: 'GET',
      path: route.replaceAll(/[:*]\w*/g, 'x'),
      headers: {},
    });
    await test.step(route, async () => {
      await fc.assert(fc.asyncProperty(pageReads(route), judge), fuzzed(readsEach));
      await fc.assert(fc.asyncProperty(pagePosts(route, fieldNames(text)), judge), fuzzed(postsEach));
    });
  }
  client.close();
  expect(Object.values(seen).reduce((sum, count) => sum + count)).toBeGreaterThan(1000);
  expect(seen['GET 200']).toBeGreaterThan(100);
  expect(seen['POST 422']).toBeGreaterThan(20);
  if (process.env['FUZZ_RUNS']) process.stdout.write(`${JSON.stringify(seen)}\n`);
});

test('however many wrong addresses are tried, one page of each kind is rendered', async ({ server }) => {
  const client = plainClient(server.port);
  const ask = (path: string, headers = {}) => client.send({ method: 'GET', path, headers });
  const rendered = async () => {
    const { text } = await ask('/metrics', { authorization: `Bearer ${metricsToken}` });
    return Number(/^page_cache\{what="renders"\} (\d+)/m.exec(text)![1]);
  };
  const before = await rendered();
  const kinds = ['/profile', '/blogs', '/market', '/nowhere'];
  for (const kind of kinds) {
    const answers = [];
    for (let at = 0; at < 5; at++) answers.push(await ask(`${kind}/${crypto.randomUUID()}`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size, kind).toBe(1);
  }
  expect((await rendered()) - before).toBeLessThanOrEqual(kinds.length);
  client.close();
});

test('a form of another site is refused', async ({ server }) => {
  const client = plainClient(server.port);
  const post = (origin: string | undefined) =>
    client.send({
      method: 'POST',
      path: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
      body: Buffer.from('name=Asha'),
    });
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`])
    expect((await post(origin)).status, origin).toBe(400);
  // Ours, and that of a browser that names none: the form is read, and its fields are missing.
  for (const origin of [server.url, undefined]) expect((await post(origin)).status, origin).toBe(422);
  client.close();
});

test('nothing is served but what was built for it', async ({ server }) => {
  const client = plainClient(server.port);
  const paths = [
    '/.git/config',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/assets',
    '/art',
    '/var/secret.key',
    '/server/index.js',
    '/stamp',
    '/src/server/main.ts',
    '/assets/../../package.json',
    '/assets/..%2f..%2fserver/index.js',
    '/media/..%2f..%2fsecret.key',
    '/art/..%5c..%5cstamp',
  ];
  for (const path of paths) {
    const { status, text } = await client.send({ method: 'GET', path, headers: {} });
    expect(status, path).toBe(404);
    expect(text, path).not.toContain('"dependencies"');
  }
  const traced = await client.send({ method: 'TRACE', path: '/', headers: { 'x-secret': 'told-back' } });
  expect(traced.status).toBe(404);
  expect(traced.text).not.toContain('told-back');
  client.close();
});
