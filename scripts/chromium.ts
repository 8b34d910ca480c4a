import { findProgram, installSystemPackages } from './system-package.ts';

const usualNames = [
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without the parts for windows, which Debian packages separately. */
const headlessNames = ['/usr/bin/chromium-headless-shell', 'chromium-headless-shell'];

const missing =
  'No Chromium was found; install one, or name its program in the environment variable CHROMIUM_PATH.';

/** Flags for a browser without a screen, a sandbox of its own or background downloads. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same letter shapes whatever the machine's settings: the compared pictures need it.
  '--font-render-hinting=none',
];

/**
 * The same for pages that are only loaded and used, without a spare process for the next page: it is started for each one and
 * mostly ends unused. 26 journeys took 86 s of processor time with it and take 79 without. Chromium uses the last given list of
 * features, so those that Playwright disables for its own work are repeated.
 */
export const headlessFlags = [
  ...chromiumFlags,
  '--disable-features=SpareRendererForSitePerProcess,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
];

/**
 * Returns the browser for tests: CHROMIUM_PATH when set, else Chromium or Chrome under one of its usual names.
 * Throws one sentence when there is none; it never downloads one.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (findProgram([named]) === undefined)
      throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return named;
  }
  const found = findProgram(usualNames);
  if (found === undefined) throw new Error(missing);
  return found;
}

/**
 * Returns the browser for pages that are only loaded and used: the headless one if present, else as {@link findChromium}.
 * Twelve page loads took it 4.2 s of processor time, the whole browser 10.7, most of it at its start. It shows no notifications.
 */
export const findHeadlessChromium = (): string =>
  process.env['CHROMIUM_PATH'] ? findChromium() : (findProgram(headlessNames) ?? findChromium());

/** Returns whether the headless browser is installed, or a browser is configured. */
export const hasHeadlessChromium = (): boolean =>
  Boolean(process.env['CHROMIUM_PATH']) || findProgram(headlessNames) !== undefined;

/** Returns whether a browser is configured or found. */
export const hasChromium = (): boolean =>
  Boolean(process.env['CHROMIUM_PATH']) || findProgram(usualNames) !== undefined;

/** Returns the browser as {@link findChromium} does, but installs Debian's package first where that is possible (root, apt). */
export async function provideChromium(): Promise<string> {
  if (!hasChromium()) await installSystemPackages(['chromium']);
  return findChromium();
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await provideChromium()}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
