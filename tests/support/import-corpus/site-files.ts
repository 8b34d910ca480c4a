/** @file Files of a site that say their language, encoding or size in a way of their own. */
import type { ImportCase } from './import-case.ts';
import { wxrFile, wxrItem } from './import-case.ts';

const matter = (title: string) =>
  `---\ntitle: ${title}\nexcerpt: E\ncategory: events\ndate: 2024-01-02\n---\n`;
/** More than a file of a zip may have. */
const huge = Buffer.alloc(25 * 1024 * 1024, ' ');
const stating = (encoding: string, title = 'Café') =>
  wxrFile(wxrItem({ title })).replace('encoding="UTF-8"', `encoding="${encoding}"`);
/** `結婚式` in Shift_JIS; the rest of the file is ASCII. */
const shiftJis = () => {
  const [before = '', behind = ''] = stating('Shift_JIS', 'TITLE').split('TITLE');
  const title = [0x8c, 0x8b, 0x8d, 0xa5, 0x8e, 0xae];
  return Buffer.concat([Buffer.from(before), Buffer.from(title), Buffer.from(behind)]);
};

export const siteFiles: readonly ImportCase[] = [
  {
    name: 'a zip with data, an export and a text that are too large',
    file: 'site.zip',
    content: { 'a.md': `${matter('T')}Body\n`, 'data/search.json': huge, 'data/old.xml': huge, 'b.md': huge },
    items: [
      { title: 'T', live: true },
      { title: 'b.md', skip: true },
    ],
    losses: { file: 2, entry: 1 },
  },
  {
    name: 'Hugo: English in the name of a bundle',
    file: 'site.zip',
    content: { 'content/blog/haldi/index.en.md': `${matter('Haldi')}Body\n` },
    items: [{ title: 'Haldi', key: 'haldi', live: true, oldPaths: ['/blog/haldi'] }],
    losses: {},
  },
  {
    name: 'Hugo: references with folders',
    file: 'a.md',
    content: `${matter('T')}[a]({{< ref "/posts/haldi/index.md" >}}) [b]({{< relref "mehndi#top" >}})\n`,
    items: [{ title: 'T', content: '[a](/posts/haldi/index.md) [b](mehndi.md#top)' }],
    losses: {},
  },
  ...['UTF-16', 'utf-16le', 'Shift_JIS', 'GB18030', 'x-unknown'].map((encoding): ImportCase => ({
    name: `WordPress: UTF-8 that says ${encoding}`,
    file: 'old.xml',
    content: stating(encoding),
    items: [{ title: 'Café', live: true, content: 'Words.' }],
    losses: {},
  })),
  {
    name: 'WordPress: UTF-16 with its mark',
    file: 'old.xml',
    content: Buffer.from(`\uFEFF${stating('UTF-16')}`, 'utf16le'),
    items: [{ title: 'Café', live: true }],
    losses: {},
  },
  {
    name: 'WordPress: Shift_JIS as it says',
    file: 'old.xml',
    content: shiftJis(),
    items: [{ title: '結婚式', live: true }],
    losses: {},
  },
];
