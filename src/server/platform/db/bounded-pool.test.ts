/** @postgres queries wait for a connection of the pool */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { markets } from './tables.ts';

const maxWaiting = 5;
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ maxWaiting, poolSize: 1 });
});
afterAll(() => test.close());

type Outcome = { code?: string; retryAfterSeconds?: number; cause?: Outcome };

it('lets so many wait, refuses the others at once, and serves again when it is free', async () => {
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const holder = test.db.transaction(async (tx) => {
    await tx.select({ id: markets.id }).from(markets);
    hold();
    await free;
  });
  await held;
  const ask = () => test.handle.executeSql('select 1');
  const waiting = Array.from({ length: maxWaiting }, ask);
  const refused = { name: 'Problem', code: 'unavailable', retryAfterSeconds: 5 };
  await expect(ask()).rejects.toMatchObject(refused);
  await expect(test.db.transaction(async () => {})).rejects.toMatchObject(refused);
  await expect(test.db.select().from(markets)).rejects.toMatchObject({ cause: refused } satisfies Outcome);
  expect(test.handle.stats().waiting).toBe(maxWaiting);
  release();
  await holder;
  expect(await Promise.all(waiting)).toHaveLength(maxWaiting);
  await test.handle.ping();
});
