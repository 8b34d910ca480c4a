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
    duplicates: 'leads_inbox_idx',
  });
});
