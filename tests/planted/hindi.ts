import type { PlantedFault } from './fault.ts';

/** The twins of pages, forms and mails in Hindi. */
export const hindi: readonly PlantedFault[] = [
  {
    name: 'link-without-its-prefix',
    breaks: 'A link on a page in Hindi leads to a page in Hindi.',
    file: 'src/web/ui/twin-path.ts',
    from: '(prefixNow() ? belowPrefix(prefixNow(), path) : path)',
    to: `(prefixNow() && !path.includes('?') ? belowPrefix(prefixNow(), path) : path)`,
    caughtBy: [{ project: 'unit', files: ['src/web/kit/page/page-language.test.ts'] }],
  },
  {
    name: 'refused-in-english',
    breaks: 'Who sends a form in Hindi is refused in Hindi.',
    file: 'src/server/http/endpoint-locale.ts',
    from: 'splitLocale(request.originalUrl).locale;',
    to: 'splitLocale(request.url).locale;',
    caughtBy: [{ project: 'pglite', files: ['src/server/http/endpoint-locale.test.ts'] }],
  },
  {
    name: 'sentence-without-its-hindi',
    breaks: 'A page in Hindi says everything in Hindi.',
    file: 'src/shared/words/hi/enquiry.json',
    from: `  "Enter your contact number": "अपना संपर्क नंबर लिखें",\n`,
    to: '',
    caughtBy: [{ project: 'laws', files: ['tests/laws/catalogs.test.ts'] }],
  },
  {
    name: 'one-for-everybody-else-lost',
    breaks: 'A search engine knows which page is for whom.',
    file: 'src/shared/words/locales.ts',
    from: `return [...own, { lang: 'x-default', address }];`,
    to: 'return own;',
    caughtBy: [{ project: 'unit', files: ['src/server/modules/site/sitemap.test.ts'] }],
  },
  {
    name: 'address-that-begins-like-a-prefix',
    breaks: 'An address that begins with "hi" is not taken for one in Hindi.',
    file: 'src/shared/words/locales.ts',
    from: `if (rest.startsWith('/')) return { locale, address: rest };`,
    to: 'return { locale, address: rest };',
    caughtBy: [{ project: 'unit', files: ['src/shared/words/t.test.ts'] }],
  },
  {
    name: 'receipt-in-english',
    breaks: 'Who writes in Hindi is mailed in Hindi.',
    file: 'src/server/modules/enquiries/submit/enquiry-submit.ts',
    from: '      locale: localeNow(),',
    to: `      locale: 'en' as const,`,
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/mails/mails-in-hindi.test.ts'] }],
  },
];
