/** @file The releases that serve at this moment. */
import type { DatabaseHandle } from '../db/handle.ts';
import { isSiteConnection } from '../db/postgres/site-name.ts';
import { releaseVersion } from '../release-version.ts';

/** How many processes serve each release, and the begin of the one that answers. */
export type ReleaseFacts = { since: Date; processes: { version: string; count: number }[] };

/** Reads which releases are connected to the database. An embedded one belongs to this process alone. */
export async function readRelease(
  handle: Pick<DatabaseHandle, 'executeSql'>,
  isEmbedded: boolean,
): Promise<ReleaseFacts> {
  const since = new Date(performance.timeOrigin);
  if (isEmbedded) return { since, processes: [{ version: releaseVersion(), count: 1 }] };
  const { rows } = await handle.executeSql(
    `select split_part(application_name, ' ', 3) as version, count(distinct application_name)::int as count
     from pg_stat_activity where ${isSiteConnection} group by version order by version`,
  );
  return { since, processes: rows as ReleaseFacts['processes'] };
}
