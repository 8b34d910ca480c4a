import { expect, it } from 'vitest';
import { sql } from '#platform/db/drizzle.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { newestDecisions } from './enquiry-suspicion.ts';

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
