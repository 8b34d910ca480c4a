import { join } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { spokenLanguages } from './scripts/built-locale.ts';
import { icons } from './scripts/icons-build.ts';
import { words } from './scripts/words-build.ts';
import { defaultLocale } from '#words/locales.ts';

/**
 * The desk is a program of its own beside the pages: so that nothing of it, not even its name, adds a byte to what visitors load.
 * Its files lie among theirs, where those of the last releases are kept too.
 */
const outDir = 'build/client';

/** Which files the desk begins with, for the server, which writes its document. */
function deskFiles(): Plugin {
  return {
    name: 'desk-files',
    writeBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') return this.error('The desk has no entry.');
      const files = {
        script: `/${entry.fileName}`,
        preloads: entry.imports.map((file) => `/${file}`),
        fonts: Object.keys(bundle)
          .filter((file) => file.includes('anek-basic'))
          .map((file) => `/${file}`),
        styles: [...(entry.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
      };
      mkdirSync(join(outDir, '..', 'desk'), { recursive: true });
      return writeFileSync(join(outDir, '..', 'desk', 'files.json'), JSON.stringify(files));
    },
  };
}

export default defineConfig({
  define: spokenLanguages,
  plugins: [
    tailwindcss(),
    icons(),
    words(defaultLocale),
    deskFiles(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /assets\/desk-.*\.(js|css)$/,
      threshold: 100,
      logLevel: 'silent',
    }),
  ],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/desk/main.tsx',
      output: {
        // The validator's settings come before the first schema is made, so that both lie in one file, in the order of their imports.
        codeSplitting: {
          groups: [
            { name: 'contract', test: /validator-settings|src\/shared\/(contract|domain)|node_modules\/zod/ },
          ],
        },
        entryFileNames: 'assets/desk-[hash].js',
        chunkFileNames: 'assets/desk-[name]-[hash].js',
        assetFileNames: 'assets/desk-[name]-[hash][extname]',
      },
    },
  },
});
