import type { Config } from '@react-router/dev/config';

import { locales } from '#words/locales.ts';
import { builtFolder, builtLocale } from './scripts/built-locale.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: builtFolder,
  // The twin of an address in another language lies below its prefix.
  basename: locales[builtLocale].prefix || '/',
  ssr: true,
  // The list of pages is small and public: sending it whole saves a request on every link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
