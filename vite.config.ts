import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { builtFiles } from './scripts/built-files-build.ts';
import { builtLocale, spokenLanguages } from './scripts/built-locale.ts';
import { markedJsx } from './scripts/marked-jsx-build.ts';
import { minifiedTwice, minifyOptions } from './scripts/minify-build.ts';
import { icons } from './scripts/icons-build.ts';
import { words } from './scripts/words-build.ts';
import { writtenLang } from './scripts/written-lang-build.ts';
import { compression } from 'vite-plugin-compression2';
import { defaultLocale } from '#words/locales.ts';

type ChunkingContext = Rolldown.ChunkingContext;

/** It starts the page: that must not happen because another module was asked for. */
const entry = /src\/web\/entry\.client\.tsx/;
const onEveryPage = /src\/web\/(root|entry\.client)\.tsx/;
/** The files that no page is without. */
const everywhere = /assets\/(site|rolldown-runtime)-[^/]*$/;
/** Imports every icon there is: that a page of ours imports it says nothing of which icons the page shows. */
const iconList = /lucide-react\/dist\/esm\/lucide-react\.mjs/;

/** What only those load who have a form before them; what is typed is kept once a field is touched. */
const ofForms =
  /src\/(shared\/contract\/reply|web\/(ui\/(field|honeypot|number-keys)|kit\/(forms\/(form-values|form-header|use-about-form|new-key)|drafts\/use-draft)))\.tsx?$/;

/** So many parts share what comes with every page. */
const manyParts = 14;

/** The parts that a browser asks for by name and that contain this module: the page's frame, pages, and parts that are fetched on demand. */
function partsWith(id: string, context: ChunkingContext, seen = new Set<string>()): string[] {
  seen.add(id);
  const info = context.getModuleInfo(id);
  const own = onEveryPage.test(id) || info?.isEntry || info?.dynamicImporters.length ? [id] : [];
  const importers = (info?.importers ?? []).filter((file) => !iconList.test(file));
  return [...own, ...importers.flatMap((file) => (seen.has(file) ? [] : partsWith(file, context, seen)))];
}

/** Returns whether a module belongs to the frame or to many parts. Found rather than listed, so that parts fetched on demand never ride along. */
function isNearlyEverywhere(id: string, context: ChunkingContext): boolean {
  if (entry.test(id)) return false;
  const parts = partsWith(id, context);
  return parts.some((part) => onEveryPage.test(part)) || (parts.length >= manyParts && !ofForms.test(id));
}

/** What nearly every page needs comes in one file: a weak line pays for each request, and small files compress badly. */
const groups = [
  {
    name: (id: string, context: ChunkingContext) => (isNearlyEverywhere(id, context) ? 'site' : null),
    priority: 2,
  },
  // What every form begins with: small files, hardly one without the others.
  { name: 'forms', test: ofForms, priority: 1 },
  // What is small and always comes together comes in one file: a file of its own costs more than its words.
  {
    name: 'quote',
    test: /src\/web\/(features\/enquiry\/(use-query-dialog|prefilled)|pages\/parts\/quote-link|ui\/use-query-dialog)\.tsx?$/,
  },
  // A vendor in a list.
  { name: 'star', test: /lucide-react\/dist\/esm\/icons\/star\.m?js$/, priority: 2 },
  {
    name: 'cards',
    test: /src\/web\/(ui\/(card-picture|card-facts|samples-note)\.tsx|kit\/page\/kept-html\.ts)$/,
  },
  // Pages of vendors; texts and most forms are without them.
  { name: 'categories', test: /src\/shared\/domain\/vendors\/vendor-categories\.ts$/, priority: 3 },
  // Whether it is open today, and how far it is.
  {
    name: 'hours-and-way',
    test: /src\/(shared\/domain\/(vendors\/opening-hours|finding\/places|reviews\/review-orders)|web\/ui\/use-delhi-day)\.ts$/,
  },
  // What a card and a profile save.
  {
    name: 'saving',
    test: /src\/web\/(kit\/device\/(shortlist|stored-signal)|features\/shortlist\/save-button)\.tsx?$|lucide-react\/dist\/esm\/icons\/heart\.m?js$/,
  },
  // The marks of a list that is searched and narrowed.
  { name: 'marks', test: /lucide-react\/dist\/esm\/icons\/(x|search|chevron-right)\.m?js$/ },
  // Keys, which forms make and pictures, too.
  { name: 'keys', test: /node_modules\/uuid\//, priority: 2 },
  // Pictures that are chosen and sent.
  {
    name: 'sent-pictures',
    test: /src\/web\/(kit\/(forms\/message-pictures|api\/upload)|ui\/(file-picker|progress-bar))\.tsx?$|lucide-react\/dist\/esm\/icons\/image-plus\.m?js$/,
  },
];

const fileNames = 'assets/[name]-[hash:7].js';

export default defineConfig({
  define: spokenLanguages,
  plugins: [
    tailwindcss(),
    icons(),
    words(builtLocale),
    writtenLang(builtLocale),
    markedJsx(builtLocale),
    reactRouter(),
    minifiedTwice(),
    builtFiles(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(js|css|svg|json|txt)$/,
      threshold: 100,
      logLevel: 'silent',
    }),
  ],
  // The public files are those of the first build.
  publicDir: builtLocale === defaultLocale ? 'public' : false,
  environments: {
    // Bundled, so that only the icons in use reach the server: the whole set is 1.3 MB of modules at each start.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: {
      build: {
        // A kilobyte a page less than the built-in one leaves, which is what a page's own words weigh.
        minify: 'terser',
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            // Every page carries the list of all files, in which the hashes are what cannot be compressed.
            entryFileNames: fileNames,
            chunkFileNames: fileNames,
          },
          // A sentence that one page says travels with that page.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // `scripts/build.ts` empties it: the builds of all languages run at once, and the folder of one lies in that of another.
    emptyOutDir: false,
    // Here and not with the other settings of the browser's build, where Vite would not read them.
    terserOptions: minifyOptions,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What is fetched on demand need not name what is there already.
      resolveDependencies: (_, files) => files.filter((file) => !everywhere.test(file)),
    },
  },
});
