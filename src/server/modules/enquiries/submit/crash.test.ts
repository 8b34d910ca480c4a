/** @postgres a process is killed in the middle of transactions */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enquiries } from '#platform/db/tables.ts';
import { openDatabase } from '#platform/db/open.ts';
import { createTestDatabase, silentLog, type TestDatabase } from '#support/database.ts';
import { postThroughCrashes } from '#support/post-through-crashes.ts';

const total = 400;
const clients = 12;
const kills = 3;
const slowTestMs = 600_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  // The server of this test is a separate process; the embedded database allows only one.
  await database.handle.close();
});
afterEach(() => database.close());

it(
  `keeps every acknowledged enquiry, once, with its mails, through ${kills} kills`,
  { timeout: slowTestMs },
  async () => {
    const { dir, databaseUrl } = database;
    const { answers } = await postThroughCrashes({ total, clients, kills, dataDir: dir, databaseUrl });
    expect(answers.size).toBe(total);
    // At least the requests under way at each kill were sent again.
    expect([...answers.values()].filter(({ posts }) => posts > 1).length).toBeGreaterThan(0);
    const handle = await openDatabase({ dir, databaseUrl, log: silentLog, minFreeBytes: 0 });
    try {
      const rows = await handle.db
        .select({ key: enquiries.idempotencyKey, reference: enquiries.reference })
        .from(enquiries);
      expect(rows).toHaveLength(total);
      for (const { key, reference } of rows) expect([...answers.get(key!)!.references]).toEqual([reference]);
      const { rows: mails } = await handle.executeSql(
        "select count(distinct data->>'id')::int as count from pgboss.job where name = 'mail'",
      );
      expect(mails).toEqual([{ count: total * 2 }]);
    } finally {
      await handle.close();
    }
  },
);
