import type { PlantedFault } from './fault.ts';

const movingTests = [
  {
    project: 'pglite',
    files: [
      'src/server/modules/import-export/import-undo.test.ts',
      'src/server/modules/import-export/import-mapping.test.ts',
    ],
  },
] as const;
const corpusTests = [
  { project: 'pglite', files: ['src/server/modules/import-export/import-corpus.test.ts'] },
] as const;

/** Files that the staff imports. */
export const imports: readonly PlantedFault[] = [
  {
    name: 'import-taken-back-over-changes',
    breaks: 'What somebody has changed since an import stays when it is taken back.',
    file: 'src/server/modules/content/content-taken.ts',
    from: 'if (item.version !== version)\n    return ended(',
    to: 'if (item.version < version)\n    return ended(',
    caughtBy: movingTests,
  },
  {
    name: 'protected-post-ready',
    breaks: 'A category chosen for an imported post with a password does not publish it.',
    file: 'src/server/modules/import-export/mapped-item.ts',
    from: 'live: item.live || (item.hidden === undefined && category !== undefined),',
    to: 'live: item.live || category !== undefined,',
    caughtBy: movingTests,
  },
  {
    name: 'plugin-bracket-without-a-word',
    breaks: 'A shortcode of a plugin in an imported text is named in the report.',
    file: 'src/server/platform/parsing/shortcodes.ts',
    from: "for (const [name, count] of plugins) losses.push({ kind: 'shortcode', what: `[${name}]`, count });",
    to: '',
    caughtBy: corpusTests,
  },
  {
    name: 'comments-without-a-word',
    breaks: 'Comments that an import leaves behind are counted.',
    file: 'src/server/platform/parsing/wxr-elements.ts',
    from: "lose('comment', 'comments')",
    to: 'undefined',
    caughtBy: corpusTests,
  },
  {
    name: 'members-post-of-ghost-public',
    breaks: 'A post of Ghost for members alone becomes a draft.',
    file: 'src/server/modules/import-export/wxr-item.ts',
    from: "      { name: 'visibility', value: entry.visibility },\n",
    to: '',
    caughtBy: corpusTests,
  },
  {
    name: 'part-for-members-public',
    breaks: 'A public post with a part for members becomes a draft.',
    file: 'src/server/platform/parsing/html-to-markdown.ts',
    from: '[gatedByComment(comment), filled(comment)]',
    to: '[[], filled(comment)]',
    caughtBy: corpusTests,
  },
  {
    name: 'login-as-byline',
    breaks: 'A login without a name is not printed as the author of an imported post.',
    file: 'src/server/platform/parsing/wxr-elements.ts',
    from: "const author = authors.get(entryNow.author) ?? '';",
    to: 'const author = authors.get(entryNow.author) ?? entryNow.author;',
    caughtBy: corpusTests,
  },
  {
    name: 'draft-leaves-as-published',
    breaks: 'An export has what readers see of a published item, and its draft as a draft.',
    file: 'src/server/modules/content/content-import.ts',
    from: 'if (shown) yield { type, key, locale, data: shown, live: true };',
    to: 'if (shown) yield { type, key, locale, data, live: true };',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/import-export/export-round-trip.test.ts'] }],
  },
  {
    name: 'section-of-wxr-that-ends-early',
    breaks: 'A text with the end of a section leaves whole.',
    file: 'src/server/modules/import-export/wxr-writer.ts',
    from: ".replaceAll(']]>', ']]]]><![CDATA[>')",
    to: '',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/import-export/export-wordpress.test.ts'] }],
  },
  {
    name: 'table-doubles-a-vendor',
    breaks: 'A vendor that is here by its phone number is not made again by a table.',
    file: 'src/server/modules/vendors/desk-table/vendor-table.ts',
    from: '    const there = present.get(phone);\n',
    to: '    const there = undefined as Present | undefined;\n',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/vendors/desk-table/vendor-table.test.ts'] }],
  },
  {
    name: 'rounded-phone-of-a-table',
    breaks: 'A phone number that Excel has rounded is refused by name.',
    file: 'src/server/modules/vendors/desk-table/read-rows.ts',
    from: 'if (isRoundedPhone(written))',
    to: 'if (false as boolean)',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/vendors/desk-table/vendor-table.test.ts'] }],
  },
  {
    name: 'reader-failure-ends-import',
    breaks: 'A text at which the reader fails costs its entry alone, not the import.',
    file: 'src/server/modules/import-export/source-item.ts',
    from: "if (error instanceof ReadingFailed) return { ...left(source, 'Our reader fails at its text.'), title };",
    to: '',
    caughtBy: corpusTests,
  },
  {
    name: 'filled-block-without-a-word',
    breaks: 'A block that the old site filled by itself is named in the report.',
    file: 'src/server/platform/content/filled-blocks.ts',
    from: "return [{ kind: 'block', what: name.slice(0, 60) }];",
    to: 'return [];',
    caughtBy: corpusTests,
  },
  {
    name: 'escaped-link-stays-old',
    breaks: 'A link whose address is written with escapes leads to the new address.',
    file: 'src/server/platform/parsing/pictures-in-markdown.ts',
    from: 'decodeString(one);',
    to: 'one;',
    caughtBy: [{ project: 'unit', files: ['src/server/modules/import-export/own-links.test.ts'] }],
  },
];
