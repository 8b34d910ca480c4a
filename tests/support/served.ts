/** @file Vitest's `test` with the server of the production build, and a visitor without scripts: for tests that need no browser. */
import { afterAll, beforeAll, describe, expect, test as base } from 'vitest';
import { localeNames, locales } from '#words/locales.ts';
import { createFormClient, type FormClient } from './form-client/form-client.ts';
import { speakAs } from './language.ts';
import { type RunningServer, startServer } from './server.ts';

/** Tests of a worker share an address, so the limits for one visitor would count them together; and they are faster than any person. */
const common = { LIMIT_FACTOR: '1000', FORM_MIN_MS: '0' };

type Settings = Record<string, string>;
type Fixture = { onCleanup: (end: () => void | Promise<void>) => void };

async function started({ env }: { env: Settings }, { onCleanup }: Fixture): Promise<RunningServer> {
  const server = await startServer({ env: { ...common, ...env } });
  onCleanup(async () => void (await server.stop()));
  return server;
}

function visiting({ server }: { server: RunningServer }, { onCleanup }: Fixture): FormClient {
  const visitor = createFormClient(server);
  onCleanup(visitor.close);
  return visitor;
}

/** Tests with a server shared by a worker's files. */
export const test = base
  .extend('env', { scope: 'worker' }, {} as Settings)
  .extend('server', { scope: 'worker' }, started)
  .extend('visitor', visiting);

/** Returns tests with a server for this file, with these settings. */
export const testWith = (env: Settings) =>
  base
    .extend('env', { scope: 'file' }, env)
    .extend('server', { scope: 'file' }, started)
    .extend('visitor', visiting);

/** Declares tests once for each language: within them `say` and `at` use it. */
export const inEachLanguage = (declare: () => void): void =>
  describe.each(localeNames.map((locale) => locales[locale]))('in $name', ({ lang }) => {
    beforeAll(() => speakAs(lang));
    afterAll(() => speakAs(locales.en.lang));
    declare();
  });

export { expect };

let people = 0;

/** Returns a name unused on this worker's server, since a mailbox gets one receipt an hour and a log-in exists once. */
export const newName = (name: string): string => `${name}${++people}`;
