/** @postgres rows are found by their place on the disk, and a batch is a transaction */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from './drizzle.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { daysBefore } from '#facts/time.ts';
import { deleteInBatches, rowsAtOnce, updateInBatches } from './in-batches.ts';
import { events } from './tables.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => test.handle.executeSql('truncate events'));

const now = new Date('2026-11-29T00:00:00Z');
/** Stores so many events that end today, one for each day before. */
const fill = (count: number) =>
  test.db.execute(sql`insert into ${events} (id, type, actor_kind, subject_kind, subject_id, at, facts)
    select gen_random_uuid(), 'enquiry.read', 'staff', 'enquiry', n::text, ${now.toISOString()}::timestamptz - n * interval '1 day', '{}'
    from generate_series(0, ${sql.raw(String(count - 1))}) n`);
const before = (days: number) => sql`${events.at} < ${daysBefore(now, days).toISOString()}::timestamptz`;

it.each([0, 1, rowsAtOnce - 1, rowsAtOnce, rowsAtOnce + 1, 3 * rowsAtOnce])(
  'deletes all %i rows of a condition, and no others',
  async (old) => {
    await fill(old + 10);
    expect(await deleteInBatches(test.db, events, before(9))).toBe(old);
    expect(await test.db.$count(events)).toBe(10);
  },
);

it('changes all rows of a condition', async () => {
  await fill(2 * rowsAtOnce + 5);
  const of = sql`${before(4)} and subject_id <> 'changed'`;
  const changed = 2 * rowsAtOnce;
  expect(await updateInBatches(test.db, events, { set: sql`subject_id = 'changed'`, where: of })).toBe(
    changed,
  );
  expect(await test.db.$count(events, sql`subject_id = 'changed'`)).toBe(changed);
});

it('keeps what earlier batches did when a later one fails', async () => {
  await fill(rowsAtOnce + 5);
  await test.handle.executeSql(
    `create function refuse() returns trigger language plpgsql as $$
     begin if old.subject_id = '${rowsAtOnce + 4}' then raise exception 'refused'; end if; return old; end $$;
     create trigger refuse before delete on events for each row execute function refuse()`,
  );
  await expect(deleteInBatches(test.db, events, sql`true`)).rejects.toMatchObject({
    cause: { message: 'refused' },
  });
  await test.handle.executeSql('drop trigger refuse on events');
  expect(await test.db.$count(events)).toBe(5);
});
