import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './tool.ts';

/** Modules of React Router, and what stands in their place in the browser. The reasons are in the files. */
const replaced: Readonly<Record<string, string>> = {
  'routeModules.js': 'src/web/kit/page/load-document.ts',
};

/** What it has for servers is imported beside, and shaken out. */
const inBrowser = /\/react-router\/(?!.*\/(server-runtime|rsc)\/)/;

/** Returns a Vite plugin that replaces modules of React Router: its loader of route modules. */
export function ownRouterParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'own-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = source.split('/').at(-1)!;
      if (!inBrowser.test(importer ?? '') || !Object.hasOwn(replaced, name)) return null;
      found.add(name);
      return join(root, replaced[name]!);
    },
    buildEnd(error) {
      const missing = Object.keys(replaced).filter((name) => !found.has(name));
      if (!error && missing.length > 0)
        this.error(
          `React Router keeps elsewhere now what was in ${missing.join(', ')}: look for its exports.`,
        );
    },
  };
}
