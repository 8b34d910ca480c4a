import type { Config } from '@react-router/dev/config';

import { locales } from '#words/locales.ts';
import { builtFolder, builtLocale } from './scripts/built-locale.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: builtFolder,
  // The twin of an address in another language lies below its prefix.
  basename: locales[builtLocale].prefix || '/',
  ssr: true,
  // The router of a page that was just opened must know every address: a link to one that it does not know leads to an empty page
  // (docs/adr/0031-parts-that-wait-for-the-first-touch.md).
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
