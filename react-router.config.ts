import type { Config } from '@react-router/dev/config';

import { locales } from '#words/locales.ts';
import { builtFolder, builtLocale } from './scripts/built-locale.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: builtFolder,
  // The twin of an address in another language lies below its prefix.
  basename: locales[builtLocale].prefix || '/',
  ssr: true,
  // A page comes with its own route alone, and fetches the list of all once it is used (src/web/kit/route-list.ts).
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
