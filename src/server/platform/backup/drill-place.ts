/** @file Where a drill restores to: never the site. */
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Equal for two addresses of one database, however they write its host. */
const identity = `select concat(system_identifier, ' ', current_database()) as name from pg_control_system()`;

/** Returns what the server calls this database; undefined when it does not answer, or keeps that to itself. */
async function nameOf(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<{ name: string }>(identity)).rows[0]?.name;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

async function areOne(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([nameOf(one), nameOf(other)]);
  return one === other || (first !== undefined && first === second);
}

/** @throws StartError when a drill would restore into the database of the site */
export async function refuseTheSite(drillUrl: string, siteUrl: string | undefined): Promise<void> {
  if (siteUrl !== undefined && (await areOne(drillUrl, siteUrl)))
    throw new StartError(
      `${new URL(siteUrl).pathname.slice(1)} is the database of the site (DATABASE_URL); a drill needs another one, and nothing was changed.`,
    );
}
