/** @file The process: settings, composition, listening, and an orderly end. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { lifetimes } from '#facts/limits.ts';
import { staffAccess } from '#facts/staff-access.ts';
import { defaultLocale } from '#words/locales.ts';
import { builtDeskFiles } from '#http/desk-document.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { packageRoot } from '#platform/package-root.ts';
import { StartError } from '#platform/start-error.ts';
import { compose, type ComposeOptions, type Site } from './compose.ts';

/** `--dev` serves the sources, `--build` pages from another build folder. */
const { values: given } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, build: { type: 'string' } },
});
const buildDir = resolve(packageRoot, given.build ?? 'build');
const drainTimeoutMs = 15_000;
const pagesIn = (dir: string) => join(dir, 'server', 'index.js');

/** Returns the built pages or, in development, those of Vite. */
async function pagesOf(development: boolean): Promise<Pick<ComposeOptions, 'pages' | 'middleware'>> {
  if (development) return (await import('./development.ts')).developmentPages();
  if (!existsSync(pagesIn(buildDir)))
    throw new StartError('The pages are not built yet; run "npm start" or "npm run build".');
  const load = async (dir: string) => (await import(pathToFileURL(pagesIn(dir)).href)) as ServerBuild;
  const first = await load(buildDir);
  return {
    pages: {
      // The other languages are loaded at their first request; Node caches the modules.
      build: async (locale) => (locale === defaultLocale ? first : load(join(buildDir, 'locales', locale))),
      clientDir: join(buildDir, 'client'),
      desk: builtDeskFiles(buildDir),
    },
  };
}

async function listen({ app }: Site, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is already in use; set PORT to a free one.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartError(`Cannot listen on ${host}:${port}; check PORT and HOST.`);
    throw error;
  }
}

/** Shuts down once, whatever the number of signals. A shutdown that hangs is cut short, which the database survives. */
function endOnSignals(site: Site): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    const timer = sleep(drainTimeoutMs, 'late', { ref: false });
    const outcome = await Promise.race([site.close(), timer]);
    process.exit(outcome === 'late' ? 1 : 0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}

async function start(): Promise<void> {
  const development = given.dev;
  const config = readConfig(process.env, { development });
  const log = createLog(config.settings.LOG_LEVEL);
  const onFatal = (error: Error) => {
    log.error(
      { err: error },
      'the database cannot be trusted any more; ending, so that a restart repairs it',
    );
    process.exit(70);
  };
  const site = await compose({ config, log, onFatal, ...(await pagesOf(development)) });
  endOnSignals(site);
  await listen(site, config.settings.PORT, config.settings.HOST).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  const address = site.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.settings.PORT;
  const where =
    site.handle.kind === 'pglite' ? config.dataDir : `the PostgreSQL server, files in ${config.dataDir}`;
  const firstOwner = await site.firstOwnerLink();
  // Log lines of the demonstration's requests at a first start would bury the few lines below.
  const { level } = log;
  log.level = 'warn';
  const demo = await site.openDemonstration();
  log.level = level;
  process.stdout.write(
    `${config.company.brand} is ready at http://localhost:${port}\nData lies in ${where}\n`,
  );
  // Not through the log, which is stored and shipped elsewhere: the link opens everything.
  if (firstOwner)
    process.stdout.write(
      `The desk has no owner yet. The first person who opens this link owns it; the link works for ${staffAccess.firstOwnerMinutes} minutes:\n${firstOwner}\n`,
    );
  if (demo)
    process.stdout.write(
      `The demonstration has a vendor, ${demo.email}; this sets its password, once, within ${lifetimes.resetMinutes} minutes:\n` +
        `${demo.workshop}\n${demo.family ? `and a family that compares quotes:\n${demo.family}\n` : ''}`,
    );
  // Last: the workers of fifty queues connect at the same moment, and a small pool would refuse the queries of the start.
  await site.beginWork();
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
});
