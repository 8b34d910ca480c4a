import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/**
 * What at least this many pages need comes in one file: a weak line pays for each request, and small files compress badly.
 * Counted rather than listed, so that what is fetched on demand (a viewer, a map, the validator) never rides along.
 */
const pagesThatShare = 5;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(js|css|svg|json|txt)$/,
      threshold: 1000,
      logLevel: 'silent',
    }),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'site', minShareCount: pagesThatShare }] } },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
