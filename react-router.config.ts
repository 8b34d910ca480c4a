import type { Config } from '@react-router/dev/config';

import { locales } from '#words/locales.ts';
import { builtFolder, builtLocale } from './scripts/built-locale.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: builtFolder,
  // The twin of an address in another language lies below its prefix.
  basename: locales[builtLocale].prefix || '/',
  ssr: true,
  // A page comes with its own route alone, and fetches the list of all once it is used (src/web/kit/route-list.ts). While developing,
  // React Router runs as it is, and its way of finding routes would ask for an address that the server does not have.
  routeDiscovery: { mode: process.env['NODE_ENV'] === 'production' ? 'lazy' : 'initial' },
} satisfies Config;
