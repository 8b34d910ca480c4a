/** @file The process: settings, composition, listening, and an orderly end. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { defaultLocale } from '#words/locales.ts';
import { builtDeskFiles } from '#http/desk-document.ts';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log.ts';
import { packageRoot } from '#platform/package-root.ts';
import { StartError } from '#platform/start-error.ts';
import { checkPort, listen } from '#platform/start/listening.ts';
import { startFailure } from '#platform/start/start-failure.ts';
import { sayReady } from '#platform/start/start-words.ts';
import { compose, type ComposeOptions, type Site } from './compose.ts';

/** `--dev` serves the sources, `--build` pages from another build folder. */
const { values: given } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, build: { type: 'string' } },
});
const buildDir = resolve(packageRoot, given.build ?? 'build');
const drainTimeoutMs = 15_000;
/** True once a signal has come. */
let ending = false;
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

/**
 * Shuts down once, whatever the number of signals. A shutdown that hangs is cut short, which the database survives, as it survives a
 * signal during the start: that ends at once.
 */
function endOnSignals(): { close: (site: Site) => void } {
  let site: Site | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (ending) return;
    ending = true;
    if (!site) {
      process.stderr.write(
        `Ended by ${signal} during the start; what it had not finished, the next start does.\n`,
      );
      process.exit(0);
    }
    const timer = sleep(drainTimeoutMs, 'late', { ref: false });
    const outcome = await Promise.race([site.close(), timer]);
    process.exit(outcome === 'late' ? 1 : 0);
  };
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
  return { close: (composed) => (site = composed) };
}

/** Ends a start that failed, with one sentence. One that a signal ends fails at whatever was under way. */
function fail(error: unknown): void {
  if (ending) return;
  const { DATA_DIR = 'var', LOG_LEVEL } = process.env;
  process.stderr.write(`${startFailure(error, resolve(DATA_DIR), LOG_LEVEL === 'debug')}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const signals = endOnSignals();
  const development = given.dev;
  const config = readConfig(process.env, { development });
  const { PORT, HOST, LOG_LEVEL } = config.settings;
  await checkPort(PORT, HOST);
  const log = createLog(LOG_LEVEL);
  const onFatal = (error: Error) => {
    log.error(
      { err: error },
      'the database cannot be trusted any more; ending, so that a restart repairs it',
    );
    process.exit(70);
  };
  const site = await compose({ config, log, onFatal, ...(await pagesOf(development)) });
  signals.close(site);
  await listen(site.app, PORT, HOST).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  const address = site.app.server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  const where =
    site.handle.kind === 'pglite' ? config.dataDir : `the PostgreSQL server, files in ${config.dataDir}`;
  const firstOwner = await site.firstOwnerLink();
  // Log lines of the demonstration's requests at a first start would bury the few lines below.
  const { level } = log;
  log.level = 'warn';
  const demo = await site.openDemonstration();
  log.level = level;
  sayReady({ brand: config.company.brand, port, where, dataDir: config.dataDir, firstOwner, demo });
  // Last: the workers of fifty queues connect at the same moment, and a small pool would refuse the queries of the start.
  await site.beginWork();
  process.off('uncaughtException', fail);
}

// A failure outside any promise of the start, such as that of a stream, is one of the start, too.
process.on('uncaughtException', fail);
start().catch(fail);
