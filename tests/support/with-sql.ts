/** @file Queries of a test past the site, over a connection of their own. */
import pg from 'pg';

type Server = { url: string };

/** Connects to a server for some work. */
export async function withSql<Result>(
  { url }: Server,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement and returns its rows. */
export const runSql = <Row extends pg.QueryResultRow>(
  server: Server,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => withSql(server, async (client) => (await client.query<Row>(text, values)).rows);
