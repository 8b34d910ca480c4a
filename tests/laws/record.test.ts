import { expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

// The record of events is append-only; only the nightly destruction deletes lines, when their time is up.

const changing =
  /\.(?:update|delete)\(\s*events\s*\)|(?:update|delete)InBatches\(\s*\w+,\s*events\b|(?:update|delete\s+from|truncate)\s+(?:table\s+)?"?events\b/gi;
const changes = (source: string) => [...source.matchAll(changing)].map(([found]) => found);

it('nothing but the retention takes lines out of the record, and nothing changes one', () => {
  const found = projectFiles(/^(src|scripts)\/.*(?<!\.test)\.tsx?$/).flatMap((path) =>
    changes(read(path)).map((change) => `${path}: ${change}`),
  );
  expect(found).toEqual(['src/server/modules/staff/event-log.ts: deleteInBatches(db, events']);
});

it('finds a change in every way of writing one', () => {
  for (const planted of [
    'await tx.update(events).set({})',
    'db.delete( events )',
    'updateInBatches(db, events, { set, where })',
    'sql`update events set at = now()`',
    'sql`DELETE FROM "events"`',
    'truncate table events',
  ])
    expect(changes(planted), planted).toHaveLength(1);
});
