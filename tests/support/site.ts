/**
 * The whole server for a test file, in process: the production composition on its own database, without the built pages. Requests
 * use `app.inject`, so validation, limits, errors and transactions are the real ones.
 */
import type { Logger } from 'pino';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { compose, type ComposeOptions, type Site } from '#server/compose.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { mailsIn } from './mail-folder.ts';

export type TestSite = Site & {
  db: TestDatabase['db'];
  /** Empties every table. */
  reset: TestDatabase['reset'];
  /** Folder of mails and uploads. */
  dir: string;
  /** Returns the mails sent so far, as text, oldest first. */
  mails(): string[];
  /** Posts JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
};
export type Answer = { status: number; headers: Record<string, unknown>; text: string; json: <T>() => T };

export type SiteOptions = { env?: Record<string, string>; log?: Logger } & Pick<
  ComposeOptions,
  'clock' | 'pages' | 'outsideFetch' | 'outsidePost'
>;

/**
 * Composes a site for tests: no demonstration content unless requested, high limits, no minimum time for forms. Its database is its
 * own, or the one from `open`; `close` closes it, too.
 */
export async function createTestSite(
  options: SiteOptions = {},
  open: () => Promise<TestDatabase> = createTestDatabase,
): Promise<TestSite> {
  const database = await open();
  const config = readConfig({
    DATA_DIR: database.dir,
    PUBLIC_URL: 'http://site.test',
    SEED_DEMO: 'no',
    LIMIT_FACTOR: '1000',
    FORM_MIN_MS: '0',
    ANSWER_TIMEOUT_MS: '30000',
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const site = await compose({
    config,
    log: options.log ?? createLog('silent'),
    database: database.handle,
    clock: options.clock,
    // At its minute of the machine's clock it would come in between.
    schedule: false,
    pages: options.pages,
    outsideFetch: options.outsideFetch,
    outsidePost: options.outsidePost,
  });
  await site.beginWork();
  const call = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<Answer> => {
    const response = await site.app.inject({ method, url, headers, payload });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: <T>() => response.json<T>(),
    };
  };
  return {
    ...site,
    db: database.db,
    reset: database.reset,
    dir: database.dir,
    mails: () => mailsIn(database.dir),
    get: (path, headers = {}) => call('GET', path, headers),
    post: (path, body, headers = {}) =>
      call('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
    async close() {
      await site.close();
      await database.close();
    },
  };
}
