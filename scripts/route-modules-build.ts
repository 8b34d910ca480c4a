import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './tool.ts';

const theirs = /\/routeModules\.js$/;

/** Returns a Vite plugin that replaces React Router's loader of route modules; the reason is in src/web/kit/load-document.ts. */
export function ownRouteModules(): Plugin {
  let replaced = false;
  return {
    name: 'own-route-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!theirs.test(source) || !importer?.includes('/react-router/')) return null;
      replaced = true;
      return join(root, 'src/web/kit/load-document.ts');
    },
    buildEnd(error) {
      if (!error && !replaced)
        this.error(
          'React Router keeps its loader of route modules elsewhere now: look for `loadRouteModule`.',
        );
    },
  };
}
