/** @file A short browser name by which a vendor recognises a session. No code depends on its accuracy. */
import { t, translated } from '#words/t.ts';

type Names = readonly [pattern: RegExp, name: string][];

/** The first match counts: browsers that imitate others come first. */
const browsers: Names = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/CriOS|Chrome|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: Names = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const aBrowser = 'A browser';
const anotherProgram = t('Another program');

/** Returns a name such as `Chrome on Android`, as far as the user agent tells; stored in English. */
export function sessionLabel(userAgent = ''): string {
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (!browser && !system) return anotherProgram;
  return [browser ?? aBrowser, system].filter(Boolean).join(' on ');
}

/** Returns a stored name in the current language. */
export function shownLabel(label: string | null): string {
  const [browser, system] = (label ?? anotherProgram).split(' on ');
  if (!system) return translated(browser!);
  return browser === aBrowser
    ? t('A browser on {system}', { system })
    : t('{browser} on {system}', { browser: browser!, system });
}
