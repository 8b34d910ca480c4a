import type { Config } from '@react-router/dev/config';

import { locales } from '#words/locales.ts';
import { builtFolder, builtLocale } from './scripts/built-locale.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: builtFolder,
  // The twin of an address in another language lies below its prefix.
  basename: locales[builtLocale].prefix || '/',
  ssr: true,
  // The list of all addresses is a file like the others: no answer of a server and no network is needed to go to one that is kept.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
