import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './tool.ts';

/**
 * Builds the service worker beside the pages, as one classic script of its own: some browsers know no modules there, and
 * nothing of it may end in a file that the pages share. Its build id is made of the names of the built files, which carry
 * the hashes of their contents: the same sources give the same worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).toSorted((a, b) => (a < b ? -1 : 1));
    const buildId = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      define: { buildId: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: join(root, 'src/web/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
});
