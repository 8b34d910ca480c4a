import { readFileSync } from 'node:fs';
import { post, statusOf, untilReady } from '#support/faults-site.ts';
import { expect } from '#support/browser.ts';
import { pool, queue, seen, test } from '#support/database-faults.ts';
import { withSql } from '#support/with-sql.ts';

// The site on a PostgreSQL server that crashes under load, or is slow.

test.describe.configure({ mode: 'serial' });

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
