/** @postgres the plans of the page Today among many enquiries */
import { expect, it } from 'vitest';
import { sql } from '#platform/db/drizzle.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { todayQueries } from './enquiry-today.ts';

const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });

it('finds each group of Today by an index of its own rule', async () => {
  // Of twelve thousand one in twenty is open, and of those one in ten is flagged; each has a day and is to be seen to.
  await site.db.execute(sql`
    insert into leads (id, kind, reference, secret_hash, payload, status, quarantine, created_at, due_at, event_date, phone, email)
    select gen_random_uuid(), 'catering', 'T' || n, decode(md5(n::text), 'hex'), '{}',
      case when n % 20 = 0 then (array['received', 'read', 'introduced', 'answered'])[1 + n / 20 % 4] else 'closed' end,
      n % 200 = 0, ${now.toISOString()}::timestamptz - n * interval '10 minutes',
      ${now.toISOString()}::timestamptz - n * interval '10 minutes', '2026-11-20'::date + n % 60, n::text, n || '@example.in'
    from generate_series(1, 12000) n`);
  await site.db.execute(sql`analyze leads`);
  const indexes = await Promise.all(
    todayQueries(site.db, now).map(async ({ name, query }) => {
      const { rows } = await site.db.execute(sql`explain ${query.getSQL()}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return [name, /Seq Scan|leads_\w+_idx/.exec(plan)?.[0]];
    }),
  );
  expect(Object.fromEntries(indexes)).toEqual({
    unanswered: 'leads_unanswered_idx',
    due: 'leads_open_due_idx',
    eventSoon: 'leads_open_event_idx',
    fresh: 'leads_inbox_idx',
    flagged: 'leads_flagged_idx',
    waiting: 'leads_waiting_idx',
    duplicates: 'leads_sent_idx',
  });
});

it('looks for earlier enquiries of the same person among the newest thousand, however many there are', async () => {
  // The oldest two are of one person, and the later of them is the last that is looked through.
  const open = (newest: number, oldest: number) =>
    site.db.execute(sql`
      insert into leads (id, kind, reference, secret_hash, payload, status, created_at, phone)
      select gen_random_uuid(), 'catering', 'T' || n, decode(md5(n::text), 'hex'), '{}', 'received',
        ${now.toISOString()}::timestamptz - n * interval '1 minute', least(n, 1000)::text
      from generate_series(${newest}::int, ${oldest}::int) n`);
  const found = async () => {
    const query = todayQueries(site.db, now).find(({ name }) => name === 'duplicates')!.query;
    return (await query).length;
  };
  await site.db.execute(sql`delete from leads`);
  await open(1, 1001);
  expect(await found()).toBe(1);
  await open(0, 0);
  expect(await found()).toBe(0);
});
