import type { PlantedFault } from './fault.ts';

const cache = 'src/server/http/page-cache/';
const answerTests = [`${cache}answer.test.ts`];
const addressTests = ['src/server/http/page-address.test.ts'];

/** What is kept for everybody, and what never is. */
export const caching: readonly PlantedFault[] = [
  {
    name: 'private-reply-kept-by-browsers',
    breaks: 'What the holder of a private link reads no cache keeps.',
    file: 'src/server/http/mount.ts',
    from: `tags ? revalidated : 'no-store'`,
    to: `tags ? revalidated : 'private, max-age=60'`,
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/enquiries/family/enquiry-status.test.ts'],
        grep: 'shows what was sent and where it stands, and is never kept',
      },
    ],
  },
  {
    name: 'own-view-kept-for-all',
    breaks: 'What a vendor sees of its own page is shown to nobody else.',
    file: 'src/server/http/mount.ts',
    from: 'const tags = caller?.session ? undefined : endpoint.tags',
    to: 'const tags = endpoint.tags',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/vendors/authorisation.test.ts'],
        grep: 'never keeps the owner’s view for others',
      },
    ],
  },
  {
    name: 'told-tags-lost',
    breaks: 'A change is on every page that shows it at once.',
    file: 'src/server/http/mount.ts',
    from: 'tags: tagsInLocale(localeNow(), [...told]),',
    to: 'tags: tagsInLocale(localeNow(), tags),',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/blogs/authors.test.ts', 'src/server/modules/library/library.test.ts'],
      },
    ],
  },
  {
    name: 'no-store-is-kept',
    breaks: 'A page that says "no-store" is rendered for one visitor alone.',
    file: `${cache}rendered-page.ts`,
    from: '(?:private|no-store)',
    to: '(?:private)',
    caughtBy: [{ project: 'unit', files: [`${cache}page-cache.test.ts`] }],
  },
  {
    name: 'cookie-for-everybody',
    breaks: 'The cookie of one visitor is given to no other.',
    file: `${cache}rendered-page.ts`,
    from: `if ('set-cookie' in headers || !keep)`,
    to: 'if (!keep)',
    caughtBy: [{ project: 'unit', files: [`${cache}page-cache.test.ts`] }],
  },
  {
    name: 'vanished-page-kept-by-a-late-render',
    breaks: 'A page of what was taken down does not come back.',
    file: `${cache}page-cache.ts`,
    from: 'if (purged.detached || closed) return',
    to: 'if (closed) return',
    caughtBy: [{ project: 'unit', files: [`${cache}purge.test.ts`] }],
  },
  {
    name: 'change-during-a-render-missed',
    breaks: 'A page that was being made while its content changed is made anew.',
    file: `${cache}page-cache.ts`,
    from: 'purged.everythingChanged || page.tags.some((tag) => purged.changed.has(tag))',
    to: 'purged.everythingChanged',
    caughtBy: [{ project: 'unit', files: [`${cache}purge.test.ts`] }],
  },
  {
    name: 'stale-page-immortal',
    breaks: 'A page that cannot be made anew is not shown for ever.',
    file: `${cache}page-cache.ts`,
    from: 'if (nowMs >= entry.freshUntilMs) return;\n    entry.freshUntilMs = nowMs;',
    to: 'entry.freshUntilMs = nowMs;',
    caughtBy: [{ project: 'unit', files: [`${cache}purge.test.ts`] }],
  },
  {
    name: 'one-tag-for-two-codings',
    breaks: 'A browser that asks for gzip is never told that its Brotli bytes are current.',
    file: `${cache}etag.ts`,
    from: '`"${pageHash}-${encoding}"`',
    to: '`"${pageHash}"`',
    caughtBy: [{ project: 'unit', files: answerTests }],
  },
  {
    name: 'secret-page-as-a-key',
    breaks: 'No page behind a private link is kept.',
    file: 'src/server/http/page-address.ts',
    from: `const cacheable = page.privacy === 'public' || !record;`,
    to: `const cacheable = page.privacy !== 'private' || !record;`,
    caughtBy: [{ project: 'unit', files: addressTests }],
  },
  {
    name: 'secret-sent-as-referrer',
    breaks: 'The address of a private page is told to no other site.',
    file: 'src/server/http/privacy-headers.ts',
    from: `secret: { ...hidden, 'referrer-policy': 'no-referrer' },`,
    to: `secret: { ...hidden, 'referrer-policy': 'origin-when-cross-origin' },`,
    caughtBy: [{ project: 'unit', files: ['src/server/http/privacy-headers.test.ts'] }],
  },
  {
    name: 'hidden-vendor-still-shown',
    breaks: 'A vendor who is hidden is gone from every page at once.',
    file: 'src/server/modules/vendors/desk-handlers.ts',
    from: 'drop(vendorTags(vendorId), { hard: true });',
    to: 'drop(vendorTags(vendorId).slice(0, 1), { hard: true });',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/modules/vendors/vendor-visibility.test.ts'],
        grep: 'is shown nowhere until it is approved',
      },
    ],
  },
];
