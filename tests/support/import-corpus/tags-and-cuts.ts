/** @file Further categories, texts longer than their fields, and what Ghost keeps of a post in a second row. */
import { markdownMax } from '#contract/desk/content/content-types.ts';
import { ghostExport, ghostPost } from './ghost.ts';
import { wxrFile, wxrItem, type ImportCase } from './import-case.ts';

const category = (name: string, nicename = name.toLowerCase()) =>
  `<category domain="category" nicename="${nicename}"><![CDATA[${name}]]></category>`;
const ghost = (name: string, post: object, tables: object, rest: Partial<ImportCase>): ImportCase => ({
  name: `Ghost: ${name}`,
  file: 'old.ghost.json',
  content: ghostExport([ghostPost({ ...post })], { ...tables }),
  items: [{ title: 'Fish & chips' }],
  losses: {},
  ...rest,
});
const markdown = (name: string, matter: string, rest: Partial<ImportCase>): ImportCase => ({
  name,
  file: 'a.md',
  content: `---\ndate: 2024-01-02\n${matter}\n---\nWords.\n`,
  items: [],
  losses: {},
  ...rest,
});
const plain = 'title: T\nexcerpt: E\n';
const long = (length: number) => 'x'.repeat(length);

export const tagsAndCuts: readonly ImportCase[] = [
  {
    name: 'WordPress: further categories become tags',
    file: 'old.xml',
    content: wxrFile(wxrItem({ more: category('Food &amp; Drinks', 'food') + category('Uncategorized') })),
    items: [{ title: 'Post 1', live: true, data: { category: 'events', tags: ['Food & Drinks'] } }],
    losses: {},
  },
  markdown('further categories become tags', `${plain}categories: [Food, Events, Travel]\ntags: [diwali]`, {
    items: [{ title: 'T', live: true, data: { category: 'events', tags: ['diwali', 'Food', 'Travel'] } }],
  }),
  markdown('a category that is not here becomes a tag', `${plain}category: Food`, {
    items: [{ title: 'T', data: { tags: ['Food'] } }],
  }),
  markdown(
    'more categories than a post may have tags',
    `${plain}categories: [Events, ${Array.from({ length: 21 }, (_, at) => `c${at}`).join(', ')}]`,
    {
      items: [{ title: 'T', live: true }],
      losses: { tag: 1 },
    },
  ),
  markdown('tags as records', `${plain}category: events\ntags: [{ name: diwali }, { slug: x }]`, {
    items: [{ title: 'T', live: true, data: { tags: ['diwali'] } }],
    losses: { tag: 1 },
  }),
  {
    name: 'WordPress: texts longer than their fields',
    file: 'old.xml',
    content: wxrFile(wxrItem({ title: long(121), excerpt: long(241), creator: 'a' }), {
      head: `<wp:author><wp:author_login>a</wp:author_login><wp:author_display_name>${long(81)}</wp:author_display_name></wp:author>`,
    }),
    items: [{ title: long(120), live: true, author: long(80), data: { excerpt: long(240) } }],
    losses: { text: 3 },
  },
  {
    name: 'WordPress: texts as long as their fields',
    file: 'old.xml',
    content: wxrFile(wxrItem({ title: long(120), excerpt: long(240) })),
    items: [{ title: long(120), live: true, data: { excerpt: long(240) } }],
    losses: {},
  },
  ghost(
    'texts longer than their fields',
    { title: long(121), custom_excerpt: long(241) },
    { users: [{ id: 'u1', name: long(81) }] },
    {
      items: [{ title: long(120), live: true, author: long(80), data: { excerpt: long(240) } }],
      losses: { text: 3 },
    },
  ),
  markdown(
    'texts longer than their fields',
    `title: ${long(121)}\nexcerpt: ${long(241)}\nauthor: ${long(81)}\ncategory: events`,
    {
      items: [{ title: long(120), live: true, author: long(80), data: { excerpt: long(240) } }],
      losses: { text: 3 },
    },
  ),
  ghost(
    'the second row of a post',
    { feature_image: '/a.jpg' },
    {
      posts_meta: [
        {
          id: 'm',
          post_id: '1',
          feature_image_alt: 'Lamp',
          meta_title: 'T',
          og_title: null,
          email_only: 0,
          og_image: '/b.jpg',
        },
        { id: 'n', post_id: '2', meta_title: 'Of another' },
      ],
    },
    { items: [{ title: 'Fish & chips', live: true, pictureAlt: 'Lamp' }], losses: { field: 2 } },
  ),
  ghost(
    'halves of letters',
    { title: 'Half \ud83d', custom_excerpt: 'Said \ude00.', html: '<p>Words \ud83d.</p>' },
    {
      tags: [
        { id: 't1', name: 'Events', slug: 'events' },
        { id: 't2', name: 'Diwali \ud83d', slug: 'diwali' },
        { id: 't3', name: `${long(99)}😀`, slug: 'long' },
      ],
      posts_tags: ['t1', 't2', 't3'].map((id) => ({ id, post_id: '1', tag_id: id })),
    },
    {
      items: [
        {
          title: 'Half',
          live: true,
          content: 'Words .',
          data: { excerpt: 'Said .', tags: ['Events', 'Diwali \ufffd'] },
        },
      ],
      losses: { character: 3, tag: 1 },
    },
  ),
  {
    name: 'WordPress: a text cut within a letter',
    file: 'old.xml',
    content: wxrFile(wxrItem({ html: `<p>${long(markdownMax - 1)}😀</p>` })),
    items: [{ title: 'Post 1', live: true, content: long(markdownMax - 1) }],
    losses: { text: 1 },
  },
];
