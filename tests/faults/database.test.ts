import pg from 'pg';
import { errors } from '#facts/errors.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { readCatalogs } from '#platform/words/catalogs.ts';
import { withLocale } from '#words/locales.ts';
import { fillForm, referenceIn } from '#support/enquiry-page.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { post, statusOf, untilReady } from '#support/faults-site.ts';
import { expect } from '#support/browser.ts';
import { seen, test } from '#support/database-faults.ts';
import { withSql } from '#support/with-sql.ts';

// The site on a PostgreSQL server that is away, and its own end.

test.describe.configure({ mode: 'serial' });

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
