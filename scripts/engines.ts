import { globSync } from 'node:fs';
import { findProgram, findSystemProgram } from './system-package.ts';

/** Debian's packages: Firefox, and Safari's engine with its driver and a screen. */
export const enginePackages = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver',
  screen: 'xvfb',
} as const;

const miniBrowsers = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted();

const need = (found: string | undefined, what: string, debian: string): string => {
  if (found !== undefined) return found;
  throw new Error(`There is no ${what}; install one (on Debian: apt-get install ${debian}).`);
};

const firefox = () => findProgram(['firefox-esr', 'firefox']);
const webKitDriver = () => findSystemProgram('WebKitWebDriver');
const screen = () => findSystemProgram('Xvfb');

/** Whether the programs are installed, by the names of {@link enginePackages}. */
export const hasEngine = {
  firefox: () => firefox() !== undefined,
  webkit: () => webKitDriver() !== undefined && miniBrowsers().length > 0,
  screen: () => screen() !== undefined,
};

/** Returns Firefox. Throws one sentence when there is none. */
export const findFirefox = (): string => need(firefox(), 'Firefox', enginePackages.firefox);
/** Returns the driver of WebKitGTK. Throws one sentence when there is none. */
export const findWebKitDriver = (): string => need(webKitDriver(), 'WebKitWebDriver', enginePackages.webkit);
/** Returns WebKitGTK's own small browser. Throws one sentence when there is none. */
export const findMiniBrowser = (): string =>
  need(miniBrowsers().at(-1), 'MiniBrowser', enginePackages.webkit);
/** Returns the program for a virtual screen. Throws one sentence when there is none. */
export const findScreen = (): string => need(screen(), 'Xvfb', enginePackages.screen);
