import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/service-worker-build.ts';
import { compression } from 'vite-plugin-compression2';

/** What vendors and lists of vendors need: a visitor who reads should not carry it. */
const forVendors =
  /account|registration|profile|vendor|opening-hours|tax-id|delhi-day|form-call|monogram|delivery-queue|drafts|ui\/field|form-values/;

/**
 * What at least this many pages need comes in one file: a weak line pays for each request, and small files compress badly.
 * Counted rather than listed, so that what is fetched on demand (a viewer, a map, the validator) never rides along.
 */
const site = { name: 'site', minShareCount: 13, priority: 2, test: (id: string) => !forVendors.test(id) };
/** What surrounds every page: always needed, so never in pieces. */
const chrome = {
  name: 'chrome',
  priority: 1,
  test: /site-chrome|brand-icons|social-links|success-state|deliveries|delivery-slot|site-ld|json-ld|content\/navigation/,
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    serviceWorker(),
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
          output: { codeSplitting: { groups: [site, chrome] } },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
