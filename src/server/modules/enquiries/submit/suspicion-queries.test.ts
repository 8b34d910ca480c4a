import { expect, it } from 'vitest';
import { sql } from '#platform/db/drizzle.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { newestDecisions, sendersOfText } from './enquiry-suspicion.ts';

const site = setUpTestSite();

it('reads no other event to find the newest decision, where nothing was decided and the database has no statistics', async () => {
  await site.db.execute(sql`
    insert into events (id, at, type, actor_kind, subject_kind, subject_id, facts)
    select gen_random_uuid(), now(), 'enquiry.created', 'visitor', 'enquiry', 'E' || n, '{}' from generate_series(1, 3000) n`);
  const { rows } = await site.db.execute(sql`explain (analyze) ${newestDecisions(site.db).getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('events_type_idx');
  expect(plan).not.toContain('Rows Removed by Filter');
});

it('reads no other enquiry to find the same text sent by others', async () => {
  await site.db.execute(sql`
    insert into leads (id, kind, reference, secret_hash, payload, message, email)
    select gen_random_uuid(), 'contact', 'T' || n, decode(md5(n::text), 'hex'), '{}', 'text ' || n, n || '@example.com'
    from generate_series(1, 3000) n`);
  const since = new Date(Date.now() - 86_400_000);
  const query = sendersOfText(site.db, { message: 'text 7', email: 'me@example.com', since });
  expect((await query)[0]).toEqual({ others: 1 });
  const { rows } = await site.db.execute(sql`explain (analyze) ${query.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('leads_message_idx');
  expect(plan).not.toContain('Rows Removed by Filter');
});
