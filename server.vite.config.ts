import { defineConfig } from 'vite';
import { spokenLanguages } from './scripts/built-locale.ts';

/**
 * The server in one file with nearly all of its packages: Node starts from it with three quarters of the processor time of two thousand
 * files (bench/findings.md). Whole, so that a running process asks nothing of a build that has been replaced; not minified, so that what
 * a log names can be found.
 */
export default defineConfig({
  define: spokenLanguages,
  publicDir: false,
  ssr: {
    noExternal: true,
    external: [
      // Machine code and WebAssembly, which lie beside the code that asks for them.
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'sharp',
      // The built pages import them, too: once for both.
      'react-router',
      'zod',
      // For development alone, which runs the sources.
      'vite',
    ],
  },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'build/main',
    target: 'node26',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, charset: 'ascii', comments: false } },
  },
});
