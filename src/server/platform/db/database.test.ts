/** @postgres what both kinds of database promise */
import { randomBytes } from 'node:crypto';
import { asc, count, eq, sql } from '#platform/db/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { blogs, enquiries, markets, vendors } from './tables.ts';
import { violatesUnique } from './unique-violation.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ acquireTimeoutMs: 1_500, idleInTransactionMs: 500, poolSize: 1 });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const newEnquiry = () => ({
  kind: 'catering',
  reference: randomBytes(6).toString('hex'),
  secretHash: randomBytes(32),
  payload: { name: 'Asha' },
});
const countEnquiries = async (): Promise<number> =>
  (await test.db.select({ n: count() }).from(enquiries))[0]!.n;
const sqlState = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  );

describe('rows', () => {
  it('come back as they went in', async () => {
    const sent = {
      ...newEnquiry(),
      name: 'आशा 👩🏽‍🍳 \u0001 "quoted" \\ %s $1',
      payload: { text: '😀\n"\'\\', nested: [1, null, { a: true }] },
      eventDate: '2027-02-28',
      readAt: new Date('2026-11-20T23:59:59.987+05:30'),
    };
    const [stored] = await test.db.insert(enquiries).values(sent).returning();
    expect(await test.db.select().from(enquiries)).toEqual([stored]);
    expect(stored).toMatchObject({ ...sent, status: 'received', quarantine: false });
    expect(stored!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(Buffer.compare(stored!.secretHash, sent.secretHash)).toBe(0);
  });

  it('bear a megabyte', async () => {
    const message = 'क'.repeat(350_000);
    await test.db.insert(enquiries).values({ ...newEnquiry(), message });
    expect((await test.db.select({ message: enquiries.message }).from(enquiries))[0]!.message).toBe(message);
  });

  it('have ids that sort by time', async () => {
    for (let index = 0; index < 20; index += 1)
      await test.db.insert(enquiries).values({ ...newEnquiry(), message: `${index}` });
    const inOrder = await test.db
      .select({ message: enquiries.message })
      .from(enquiries)
      .orderBy(asc(enquiries.id));
    expect(inOrder.map(({ message }) => Number(message))).toEqual([...Array(20).keys()]);
  });

  it('sort keys by byte, whatever the locale of the server', async () => {
    await test.db.insert(vendors).values(
      ['zari', 'angan', 'áangan', 'Banjara', 'आशा'].map((companyName) => ({
        companyName,
        ownerName: 'Owner',
        address: 'Lajpat Nagar, New Delhi',
        sortName: companyName,
        search: companyName,
      })),
    );
    const names = await test.db
      .select({ name: vendors.companyName })
      .from(vendors)
      .orderBy(sql`${vendors.sortName} collate "C"`);
    expect(names.map(({ name }) => name)).toEqual(['Banjara', 'angan', 'zari', 'áangan', 'आशा']);
  });
});

describe('errors', () => {
  it.each([
    [
      'a taken reference',
      '23505',
      async () => {
        const enquiry = newEnquiry();
        await test.db.insert(enquiries).values(enquiry);
        await test.db.insert(enquiries).values({ ...newEnquiry(), reference: enquiry.reference });
      },
    ],
    [
      'an unknown status',
      '23514',
      () =>
        test.db.execute(
          sql`insert into leads (id, kind, reference, secret_hash, payload, status) values (gen_random_uuid(), 'x', 'r', '\\x00', '{}', 'lost')`,
        ),
    ],
    [
      'half a place',
      '23514',
      () =>
        test.db.insert(vendors).values({
          companyName: 'A',
          ownerName: 'B',
          address: 'C',
          sortName: 'a',
          search: 'a',
          latitude: 28.6,
        }),
    ],
    [
      'a market that is not there',
      '23503',
      () =>
        test.db.insert(vendors).values({
          companyName: 'A',
          ownerName: 'B',
          address: 'C',
          sortName: 'a',
          search: 'a',
          marketId: 'nowhere',
        }),
    ],
    ['wrong SQL', '42601', () => test.handle.executeSql('selec 1')],
  ])('%s is SQLSTATE %s', async (_what, code, work) => {
    expect(await sqlState(Promise.resolve(work()))).toBe(code);
    // The next one works: no error leaves the connection in a broken state.
    await expect(test.handle.ping()).resolves.toBeUndefined();
  });
});

it.each(['outside', 'inside'])(
  'a taken key is told apart from any other failure, %s a transaction',
  async (where) => {
    const { reference } = (await test.db.insert(enquiries).values(newEnquiry()).returning())[0]!;
    const insert = (row: ReturnType<typeof newEnquiry>) =>
      where === 'inside'
        ? test.db.transaction((tx) => tx.insert(enquiries).values(row))
        : test.db.insert(enquiries).values(row);
    const failure: unknown = await insert({ ...newEnquiry(), reference }).catch((error: unknown) => error);
    expect(violatesUnique(failure, 'leads_reference_key')).toBe(true);
    expect(violatesUnique(failure, 'leads_secret_hash_key')).toBe(false);
    const other: unknown = await test.handle.executeSql('selec 1').catch((error: unknown) => error);
    expect(
      [other, undefined, 'leads_reference_key'].map((one) => violatesUnique(one, 'leads_reference_key')),
    ).toEqual([false, false, false]);
  },
);

describe('transactions', () => {
  it('keep all or nothing', async () => {
    const failing = test.db.transaction(async (tx) => {
      await tx.insert(enquiries).values(newEnquiry());
      expect((await tx.select({ n: count() }).from(enquiries))[0]!.n).toBe(1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await countEnquiries()).toBe(0);
    await test.db.transaction((tx) => tx.insert(enquiries).values(newEnquiry()));
    expect(await countEnquiries()).toBe(1);
  });

  it('undo only the inner one', async () => {
    await test.db.transaction(async (tx) => {
      await tx.insert(enquiries).values(newEnquiry());
      await tx
        .transaction(async (inner) => {
          await inner.insert(enquiries).values(newEnquiry());
          throw new Error('inner');
        })
        .catch(() => {});
    });
    expect(await countEnquiries()).toBe(1);
  });

  it('commit nothing after a failed statement, even when it was caught', async () => {
    const work = test.db.transaction(async (tx) => {
      await tx.insert(enquiries).values(newEnquiry());
      await tx.execute(sql`select 1/0`).catch(() => {});
    });
    await work.catch(() => {});
    expect(await countEnquiries()).toBe(0);
  });

  it('are not seen before their end, and do not mix with each other', async () => {
    await test.db.insert(blogs).values({
      id: 'a',
      title: '0',
      excerpt: '',
      category: 'events',
      date: '2026-01-01',
      content: '',
      search: '',
    });
    const addOne = () =>
      test.db.transaction(async (tx) => {
        const [blog] = await tx.select().from(blogs).where(eq(blogs.id, 'a')).for('update');
        await tx
          .update(blogs)
          .set({ title: String(Number(blog!.title) + 1) })
          .where(eq(blogs.id, 'a'));
      });
    await Promise.all(Array.from({ length: 8 }, addOne));
    expect((await test.db.select({ title: blogs.title }).from(blogs))[0]!.title).toBe('8');
  });

  it('are ended when nothing happens in them, and the next one works', async () => {
    const { promise: forgotten, resolve: remember } = Promise.withResolvers<void>();
    const work = test.db.transaction(async (tx) => {
      await tx.insert(enquiries).values(newEnquiry());
      await forgotten;
    });
    // It gets the only connection after the forgotten one is ended: within its 1.5 s of waiting.
    expect(await countEnquiries()).toBe(0);
    remember();
    await expect(work).rejects.toThrow('Failed query: rollback');
    expect(await countEnquiries()).toBe(0);
  });

  it('refuse who waits too long for the only connection, and go on', async () => {
    const result = await test.db.transaction(async (tx) => {
      await tx.insert(enquiries).values(newEnquiry());
      // Prevents the end for idleness.
      const busy = setInterval(() => void tx.execute(sql`select 1`).catch(() => {}), 100);
      // The mistake that types cannot detect: `db` inside a transaction.
      return test.db
        .select()
        .from(enquiries)
        .then(
          () => 'answered',
          (error: Error) => (error.cause as Error).message,
        )
        .finally(() => clearInterval(busy));
    });
    expect(result).toContain('timeout exceeded when trying to connect');
    expect(await countEnquiries()).toBe(1);
  });
});

describe('raw SQL', () => {
  it('runs one statement with values', async () => {
    expect(await test.handle.executeSql('select $1::int + 1 as n', [41])).toEqual({
      rows: [{ n: 42 }],
      rowCount: 1,
    });
  });

  it('gives the rows of several statements in order', async () => {
    const { rows } = await test.handle.executeSql('begin; select 1 as n; select 2 as n; commit');
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('listen and notify', () => {
  it('delivers to the channel alone, and no more after the end', async () => {
    const heard: string[] = [];
    const waiting: (() => void)[] = [];
    const hear = (word: string) =>
      new Promise<void>((resolve) => {
        waiting.push(() => heard.includes(word) && resolve());
      });
    const stop = await test.handle.listen('pages', (payload) => {
      heard.push(payload);
      for (const check of waiting) check();
    });
    const other = await test.handle.listen('Other "channel"', (payload) => {
      heard.push(`other ${payload}`);
      for (const check of waiting) check();
    });
    const first = hear('blog:दिल्ली');
    await test.handle.notify('pages', 'blog:दिल्ली');
    await first;
    await stop();
    await test.handle.notify('pages', 'unheard');
    const last = hear('other end');
    await test.handle.notify('Other "channel"', 'end');
    await last;
    await other();
    expect(heard).toEqual(['blog:दिल्ली', 'other end']);
  });

  it('delivers at the commit, and not at all after a rollback', async () => {
    const heard: string[] = [];
    let committed = false;
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    const stop = await test.handle.listen('tx', (payload) => {
      heard.push(`${payload} ${committed}`);
      if (payload === 'end') end();
    });
    await test.db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('tx', 'undone')`);
        throw new Error('no');
      })
      .catch(() => {});
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('tx', 'done')`);
      await tx.insert(markets).values({ id: 'm', name: 'M', route: '/m', latitude: 1, longitude: 1 });
      committed = true;
    });
    await test.handle.notify('tx', 'end');
    await done;
    await stop();
    expect(heard).toEqual(['done true', 'end true']);
  });
});

describe('migrations', () => {
  it('find nothing to do the second time', async () => {
    await test.db.insert(enquiries).values(newEnquiry());
    await test.handle.migrate();
    expect(await countEnquiries()).toBe(1);
  });

  it('brought both extensions', async () => {
    const { rows } = await test.handle.executeSql(
      "select unaccent('é') as plain, similarity('dhol', 'dhole') > 0.5 as near",
    );
    expect(rows).toEqual([{ plain: 'e', near: true }]);
  });
});

it('uses the index for a list in descending order', async () => {
  // Few rows: without this the planner rightly reads the whole table.
  const { rows } = await test.handle.executeSql(
    "begin; set local enable_seqscan = off; set local enable_sort = off; explain select * from blogs where category = 'events' order by date desc; rollback",
  );
  expect(JSON.stringify(rows)).toContain('blogs_order_idx');
});
