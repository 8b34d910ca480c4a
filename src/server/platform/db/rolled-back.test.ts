/** @postgres work goes on past a transaction that was rolled back */
import { randomBytes } from 'node:crypto';
import { eq } from '#platform/db/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import type { Database, Tx } from './handle.ts';
import { inScope, isRolledBack, rolledBack } from './rolled-back.ts';
import { enquiries } from './tables.ts';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = inScope(test.db);
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const enquiry = () => ({
  kind: 'contact',
  reference: randomBytes(6).toString('hex'),
  secretHash: randomBytes(32),
  payload: { name: 'Asha' },
});

describe('work that is rolled back', () => {
  it('sees what it wrote, also within a transaction of its own, and nobody else ever does', async () => {
    const seen = await rolledBack(test.db, async (tx) => {
      await tx.insert(enquiries).values(enquiry());
      await db.transaction((inner) => inner.insert(enquiries).values(enquiry()));
      return [await db.$count(enquiries), isRolledBack()];
    });
    expect(seen).toEqual([2, true]);
    expect([await db.$count(enquiries), isRolledBack()]).toEqual([0, false]);
  });

  it('leaves no trace when it fails, and passes the failure on', async () => {
    const failing = rolledBack(test.db, async (tx) => {
      await tx.insert(enquiries).values(enquiry());
      throw new Error('no page');
    });
    await expect(failing).rejects.toThrow('no page');
    expect(await db.$count(enquiries)).toBe(0);
  });

  // Work that continues past a deadline: the connection may by then be in the middle of another transaction.
  it.each<[string, (tx: Tx) => () => Promise<unknown>]>([
    [
      'that was made before the end',
      () => {
        const row = db.insert(enquiries).values(enquiry());
        return async () => row;
      },
    ],
    ['of the transaction itself', (tx) => () => tx.insert(enquiries).values(enquiry()).execute()],
    [
      'that was prepared',
      (tx) => {
        const row = tx.insert(enquiries).values(enquiry()).prepare('late');
        return () => row.execute();
      },
    ],
    ['that counts', (tx) => async () => tx.$count(enquiries)],
    ['begun within it', () => () => db.transaction((inner) => inner.insert(enquiries).values(enquiry()))],
    [
      'of another transaction within it',
      (tx) => async () => tx.transaction((inner) => inner.delete(enquiries).where(eq(enquiries.kind, 'x'))),
    ],
  ])('runs no query afterwards %s', async (_, make) => {
    let run: () => Promise<unknown> = async () => undefined;
    let late: Promise<unknown> = Promise.resolve();
    let goOn = () => {};
    const over = new Promise<void>((resolve) => (goOn = resolve));
    await rolledBack(test.db, async (tx) => {
      run = make(tx);
      late = over.then(() => run());
      late.catch(() => undefined);
    });
    goOn();
    await expect(late).rejects.toThrow('This transaction was rolled back.');
    expect(await test.db.$count(enquiries)).toBe(0);
  });
});
