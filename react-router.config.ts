import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The list of pages is small and public: sending it whole saves a request on every link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
