import { readFileSync } from 'node:fs';
import pg from 'pg';
import { errors } from '#facts/errors.ts';
import { enquiryKinds } from '#contract/enquiry-kinds.ts';
import { readCatalogs } from '#platform/words/catalogs.ts';
import { withLocale } from '#words/locales.ts';
import { expect, test as base } from '#support/browser.ts';
import { fillForm, referenceIn } from '#support/enquiry-page.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { post, statusOf, untilReady } from '#support/faults-site.ts';
import { startPostgres, type PostgresServer } from '#support/postgres.ts';

// The site on a PostgreSQL server that crashes, is away, is slow. One of each for all tests of the file.

const pool = 4;
const queue = 30;

const test = base.extend<object, { postgres: PostgresServer; sql: pg.Client }>({
  postgres: [
    async ({ playwright: _ }, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverEnv: [
    async ({ postgres }, use) =>
      use({ DATABASE_URL: postgres.url, DATABASE_POOL: String(pool), DATABASE_QUEUE: String(queue) }),
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

/** Asks the database itself, past the site. */
async function withSql<T>({ url }: PostgresServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const seen = [
  '/',
  '/blogs',
  '/weddingvendors',
  '/blogs/choosing-a-caterer-in-delhi',
  '/hi/weddingvendors',
  '/api/blog/blog',
];
const neverSeen = '/blogs/gst-for-a-new-shop';
const { message: away } = errors.unavailable;
const inHindi = readCatalogs().hi!;

test('the database goes away and comes back: pages stay, forms keep the text, all goes on by itself', async ({
  page,
  server,
  postgres,
  allowedConsole,
}) => {
  test.setTimeout(120_000);
  allowedConsole.push(/503/, /There was an error submitting the form!/);
  const { url } = server;
  const before = await Promise.all(seen.map(async (path) => (await fetch(url + path)).text()));
  await page.goto('/decoration', { waitUntil: 'networkidle' });
  await fillForm(page, enquiryKinds.decoration, 'Patient Parul');

  await postgres.crash();
  await untilReady(server, 503);
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  for (const [index, path] of seen.entries()) {
    const answer = await fetch(url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toBe(before[index]);
  }
  for (const path of [neverSeen, withLocale('hi', neverSeen)]) {
    const unseen = await fetch(url + path);
    expect(
      [unseen.status, unseen.headers.get('retry-after'), unseen.headers.get('cache-control')],
      path,
    ).toEqual([503, '5', 'no-store']);
    expect(await unseen.text(), path).toContain('</html>');
  }
  expect(await post(url, 'away')).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '5' });

  const form = new URLSearchParams({ name: 'Typed Tanvi', phone: '9876543210', email: 't@example.in' });
  for (const path of ['/contact', '/hi/contact']) {
    const posted = await fetch(url + path, { method: 'POST', body: form, headers: { origin: url } });
    expect(posted.status, path).toBe(503);
    const text = await posted.text();
    expect(text, path).toContain('value="Typed Tanvi"');
    expect(text.includes(inHindi[away]!), path).toBe(path.startsWith('/hi'));
    expect(text.includes(away), path).toBe(!path.startsWith('/hi'));
  }

  await page.getByRole('button', { name: 'Submit' }).click();
  const bar = page.getByRole('complementary', { name: 'Unsent message' });
  await expect(bar).toContainText('saved on this device');
  await expect(page.getByPlaceholder('Enter your name')).toHaveValue('Patient Parul');

  await postgres.restart();
  await untilReady(server, 200);
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: enquiryKinds.decoration.success.heading })).toBeVisible();
  const reference = await referenceIn(page.locator('main'));
  await expect.poll(() => mailsWith(server, reference).length, { timeout: 30_000 }).toBe(2);
  expect(await statusOf(url + neverSeen)).toBe(200);
  const stored = await withSql(postgres, (sql) =>
    sql.query("select name from leads where name in ('Visitor away', 'Typed Tanvi')"),
  );
  expect(stored.rows).toEqual([]);
});

test('PostgreSQL crashes under load: nothing acknowledged is lost or doubled', async ({
  server,
  postgres,
}) => {
  test.setTimeout(120_000);
  const total = 200;
  const references = new Map<string, string>();
  let next = 0;
  let crashed: Promise<void> | undefined;
  async function client(): Promise<void> {
    for (let index = next++; index < total; index = next++) {
      const key = `load-${index}`;
      while (!references.has(key)) {
        const { status, reference } = await post(server.url, key);
        if (status === 201) references.set(key, reference!);
        else expect([0, 503]).toContain(status);
      }
      if (index >= total / 3) crashed ??= postgres.crash().then(() => postgres.restart());
    }
  }
  await Promise.all(Array.from({ length: 8 }, client));
  await crashed;
  await untilReady(server, 200);
  const { rows } = await withSql(postgres, (sql) =>
    sql.query<{ key: string; reference: string }>(
      "select substring(idempotency_key from 'load-.*') as key, reference from leads where idempotency_key like '%faults-load-%'",
    ),
  );
  expect(new Map(rows.map(({ key, reference }) => [key, reference]))).toEqual(references);
  expect(rows).toHaveLength(total);
});

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

test('the database is slow: few wait, the others are told to come again, pages and liveness stay', async ({
  server,
  postgres,
}) => {
  test.setTimeout(120_000);
  const { url } = server;
  const visitors = 600;
  await Promise.all(seen.map((path) => fetch(url + path)));
  const answers = await withSql(postgres, async (sql) => {
    await sql.query('begin; lock table vendors in access exclusive mode');
    const before = residentBytes(server.pid);
    // Each asks something that nobody asked before, so no cache can answer.
    const asked = Array.from({ length: visitors }, async (_, index) => {
      const answer = await fetch(`${url}/api/vendors?q=nobody${index}`);
      const { message } = (await answer.json()) as { message: string };
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), message };
    });
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503);
    for (const path of ['/healthz', ...seen]) expect([path, await statusOf(url + path)]).toEqual([path, 200]);
    const page = await fetch(`${url}/vendors?q=nobody`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    const all = await Promise.all(asked);
    expect(residentBytes(server.pid) - before).toBeLessThan(150 * 1024 * 1024);
    return all;
  });
  for (const answer of answers) expect(answer).toMatchObject({ status: 503, retryAfter: '5' });
  // Who finds the queue full is told at once, not after the timeout of those who wait.
  const sentAway = answers.filter(({ message }) => message.startsWith('We are very busy'));
  expect(sentAway.length).toBeGreaterThanOrEqual(visitors - pool - queue);
  await untilReady(server, 200);
  expect(await statusOf(`${url}/api/vendors?q=nobody`)).toBe(200);
});

test('SIGTERM lets a request in flight finish: it is stored, answered and the process ends in order', async ({
  server,
  postgres,
}) => {
  const lock = new pg.Client({ connectionString: postgres.url });
  await lock.connect();
  await lock.query('begin; lock table leads in share mode');
  const answer = post(server.url, 'last');
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  await expect
    .poll(async () => withSql(postgres, async (sql) => (await sql.query(waiting)).rowCount))
    .toBe(1);
  const ended = server.stop();
  const alive = () => statusOf(`${server.url}/healthz`).catch(() => 0);
  await expect.poll(alive).not.toBe(200);
  await lock.query('commit');
  expect(await answer).toMatchObject({ status: 201 });
  expect(await ended).toBe(0);
  const { rowCount } = await lock.query("select 1 from leads where idempotency_key like '%faults-last'");
  expect(rowCount).toBe(1);
  await lock.end();
});
