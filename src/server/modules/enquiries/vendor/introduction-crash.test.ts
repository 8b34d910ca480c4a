/** @postgres a process is killed in the middle of transactions */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enquiryMessages, quoteVersions } from '#platform/db/tables.ts';
import { openDatabase } from '#platform/db/open.ts';
import { createTestDatabase, silentLog, type TestDatabase } from '#support/database.ts';
import { talkThroughCrashes } from '#support/talk-through-crashes.ts';

const total = 100;
const conversations = 5;
const kills = 2;
const slowTestMs = 600_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  // The server of this test is a separate process; the embedded database allows only one.
  await database.handle.close();
});
afterEach(() => database.close());

it(
  `keeps every acknowledged message and quote, once, through ${kills} kills`,
  { timeout: slowTestMs },
  async () => {
    const { dir, databaseUrl } = database;
    const talked = await talkThroughCrashes({ total, conversations, kills, dataDir: dir, databaseUrl });
    const handle = await openDatabase({ dir, databaseUrl, log: silentLog, minFreeBytes: 0 });
    try {
      const messages = await handle.db.select({ key: enquiryMessages.idempotencyKey }).from(enquiryMessages);
      const versions = await handle.db.select({ key: quoteVersions.idempotencyKey }).from(quoteVersions);
      expect(messages.map(({ key }) => key).toSorted()).toEqual([...talked.messages].toSorted());
      expect(versions.map(({ key }) => key).toSorted()).toEqual([...talked.quotes].toSorted());
      expect(talked.messages.size + talked.quotes.size).toBe(total);
    } finally {
      await handle.close();
    }
  },
);
