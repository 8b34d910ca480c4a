import pg from 'pg';
import { expect } from '#support/browser.ts';
import { testWithPostgres } from '#support/database-faults.ts';
import { post, statusOf, untilReady } from '#support/faults-site.ts';
import { openLine, type Line } from '#support/line.ts';

// A database that is well, behind a line that is not: packets vanish, or crawl. Nobody may wait for it without an answer.

/** Far below what the database's own times would take. */
const answerTimeoutMs = 2000;
const answered = () => ({ signal: AbortSignal.timeout(8 * 1000) });

const test = testWithPostgres.extend<object, { line: Line }>({
  line: [
    async ({ postgres }, use) => {
      const line = await openLine(Number(new URL(postgres.url).port));
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ postgres, line }, use) => {
      const url = new URL(postgres.url);
      url.port = String(line.port);
      await use({ DATABASE_URL: url.href, ANSWER_TIMEOUT_MS: String(answerTimeoutMs) });
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

const blog = (name: string) => `/blogs/${name}`;

test('packets to the database vanish: pages, calls and forms say so in time, and what was acknowledged stays', async ({
  server,
  line,
  postgres,
}) => {
  test.setTimeout(120_000);
  const { url } = server;
  expect(await statusOf(`${url}/blogs`)).toBe(200);
  const { reference } = await post(url, 'before');
  line.swallow();

  // Kept ones, and those that nobody has seen.
  expect(await statusOf(`${url}/blogs`)).toBe(200);
  const seen = await fetch(url + blog('gst-for-a-new-shop'), answered());
  expect([seen.status, seen.headers.get('retry-after'), seen.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  const text = await seen.text();
  expect(text).toContain('Blog not found. Please try again later.');
  expect(text).toContain('<footer');
  const called = await fetch(`${url}/api/vendors?q=nobody`, answered());
  expect([called.status, called.headers.get('retry-after')]).toEqual([503, '5']);
  const form = new URLSearchParams({ name: 'Typed Tanvi', phone: '9876543210', email: 't@example.in' });
  const posted = await fetch(`${url}/contact`, { method: 'POST', body: form, ...answered() });
  expect([posted.status, posted.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await posted.text()).toContain('value="Typed Tanvi"');
  expect(await post(url, 'lost')).toMatchObject({ status: 503, retryAfter: '5' });

  line.mend();
  await untilReady(server, 200);
  // A client that was told to come again does so under the same key.
  expect(await post(url, 'before')).toMatchObject({ status: 201, reference });
  expect((await post(url, 'lost')).status).toBe(201);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(
    "select substring(idempotency_key from 'faults-.*') as key from leads where idempotency_key like '%faults-%' order by key",
  );
  await client.end();
  expect(rows).toEqual([{ key: 'faults-before' }, { key: 'faults-lost' }]);
});

test('packets to the database take a second and a half each way: everybody is answered all the same', async ({
  server,
  line,
}) => {
  test.setTimeout(120_000);
  const { url } = server;
  line.slow(1500);
  const statuses = await Promise.all(
    [
      blog('pricing-for-a-service-business'),
      blog('dj-sound-and-the-ten-oclock-rule'),
      '/vendors?q=nobody',
      '/api/vendors?q=somebody',
      '/api/blog/winter-wedding-weather-plan',
      '/metrics',
    ].map(async (path) => (await fetch(url + path, answered())).status),
  );
  for (const status of statuses) expect([200, 404, 503]).toContain(status);
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (key) => [key, await post(url, key)] as const),
  );
  line.mend();
  await untilReady(server, 200);
  for (const [key, { status, reference }] of answers) {
    expect([201, 503]).toContain(status);
    const again = await post(url, key);
    expect(again.status).toBe(201);
    if (status === 201) expect(again.reference).toBe(reference);
  }
});
