/** @file A short name of a browser, so that a vendor recognises a session. Nothing depends on its being right. */

type Names = readonly [pattern: RegExp, name: string][];

/** The first that matches: those that pretend to be others come first. */
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

/** `Chrome on Android`, as far as the user agent says. */
export function sessionLabel(userAgent = ''): string {
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (!browser && !system) return 'Another program';
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ');
}
