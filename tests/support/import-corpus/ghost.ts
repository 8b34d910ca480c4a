/** @file Exports of Ghost: what is read, what is not public, and what is never read. */
import type { ImportCase } from './import-case.ts';

type Row = Readonly<Record<string, unknown>>;
export const ghostPost = (rest: Row = {}): Row => ({
  id: '1',
  uuid: '0b5ff7a8',
  title: 'Fish & chips',
  slug: 'fish-and-chips',
  html: '<p>Words.</p>',
  lexical: '{"root":{"children":[]}}',
  plaintext: 'Words.',
  feature_image: null,
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2020-01-05T10:00:00.000Z',
  custom_excerpt: 'Said.',
  ...rest,
});
export const ghostExport = (posts: readonly Row[], tables: Row = {}) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1, version: '6.1.0' },
        data: {
          posts,
          tags: [
            { id: 't1', name: 'Events', slug: 'events' },
            { id: 't2', name: 'Diwali', slug: 'diwali' },
            { id: 't3', name: '#hidden', slug: 'hash-hidden' },
          ],
          posts_tags: [{ id: 'x', post_id: '1', tag_id: 't1', sort_order: 0 }],
          users: [
            { id: 'u1', name: 'Asha Rao', email: 'asha@example.com', password: '$2a$10$secret' },
            { id: 'u2', name: 'Ravi', email: 'ravi@example.com' },
          ],
          posts_authors: [{ id: 'y', post_id: '1', author_id: 'u1', sort_order: 0 }],
          ...tables,
        },
      },
    ],
  });
const ghost = (name: string, posts: readonly Row[], rest: Partial<ImportCase>, tables?: Row): ImportCase => ({
  name: `Ghost: ${name}`,
  file: 'old.ghost.json',
  content: ghostExport(posts, tables),
  items: [],
  losses: {},
  ...rest,
});
const live = { title: 'Fish & chips', live: true };
const withoutHtml = (rest: Row) => ghostPost({ html: null, lexical: null, ...rest });
const words = (text: string, format = 0) => ({ type: 'extended-text', text, format });

export const ghostExports: readonly ImportCase[] = [
  ghost(
    'a post with tags, author and picture',
    [ghostPost({ feature_image: '__GHOST_URL__/content/images/a.jpg' })],
    {
      items: [
        {
          ...live,
          key: 'fish-and-chips',
          oldPaths: ['/fish-and-chips'],
          content: 'Words.',
          data: {
            title: 'Fish & chips',
            excerpt: 'Said.',
            category: 'events',
            date: '2020-01-05',
            tags: ['Events', 'Diwali'],
            image: '/content/images/a.jpg',
            content: 'Words.',
          },
        },
      ],
      losses: { tag: 1, author: 1 },
    },
    {
      posts_tags: ['t1', 't2', 't3'].map((tag_id, sort_order) => ({ post_id: '1', tag_id, sort_order })),
      posts_authors: ['u1', 'u2'].map((author_id, sort_order) => ({ post_id: '1', author_id, sort_order })),
    },
  ),
  ghost(
    'settings, members and other tables are never read',
    [ghostPost()],
    { items: [live], losses: { entry: 3 } },
    {
      settings: [
        { key: 'stripe_secret_key', value: 'sk' },
        { key: 'title', value: 'Old' },
      ],
      members: [{ email: 'm@example.com' }],
    },
  ),
  ghost(
    'what is not public',
    [
      ghostPost({ status: 'draft' }),
      ghostPost({ id: '2', slug: 'b', visibility: 'paid' }),
      ghostPost({ id: '3', slug: 'c', status: 'scheduled', published_at: '2199-01-01T00:00:00Z' }),
      ghostPost({ id: '4', slug: 'd', type: 'page' }),
    ],
    { items: [1, 2, 3, 4].map(() => ({ title: 'Fish & chips', live: false })) },
    // Each has a category: nothing else keeps it back.
    { posts_tags: ['1', '2', '3', '4'].map((post_id) => ({ post_id, tag_id: 't1' })) },
  ),
  ghost(
    'cards of its editor',
    [
      ghostPost({
        html: '<p>Look:</p><figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" title="Our film"></iframe></figure><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2020/a.jpg" alt="Lamp"><figcaption>A lamp</figcaption></figure><pre><code class="language-js">a &lt; b</code></pre>',
      }),
    ],
    {
      items: [
        {
          ...live,
          content:
            'Look:\n\n[Video on YouTube: Our film](https://www.youtube.com/watch?v=dQw4w9WgXcQ)\n\n![Lamp](/content/images/2020/a.jpg)\n\nA lamp\n\n```js\na < b\n```',
        },
      ],
      losses: {},
    },
  ),
  ghost(
    'a text of its present editor without HTML',
    [
      withoutHtml({
        lexical: JSON.stringify({
          root: {
            type: 'root',
            children: [
              { type: 'extended-heading', tag: 'h2', children: [words('Head')] },
              {
                type: 'paragraph',
                children: [
                  words('One '),
                  words('two', 1),
                  { type: 'link', url: 'https://other.example/', children: [words('three')] },
                ],
              },
              { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [words('a')] }] },
              { type: 'codeblock', code: 'a < b', language: 'js' },
              { type: 'image', src: '__GHOST_URL__/a.jpg', alt: 'Lamp' },
              { type: 'signup' },
            ],
          },
        }),
      }),
    ],
    {
      items: [
        {
          ...live,
          content:
            '## Head\n\nOne **two**[three](https://other.example/)\n\n- a\n\n```js\na < b\n```\n\n![Lamp](/a.jpg)',
        },
      ],
      losses: { embed: 1 },
    },
  ),
  ghost(
    'a text of the editor before without HTML',
    [
      withoutHtml({
        mobiledoc: JSON.stringify({
          version: '0.3.1',
          atoms: [],
          cards: [
            ['image', { src: '/a.jpg', alt: 'Lamp' }],
            ['hr', {}],
          ],
          markups: [['strong'], ['a', ['href', 'https://other.example/']]],
          sections: [
            [1, 'h2', [[0, [], 0, 'Head']]],
            [
              1,
              'p',
              [
                [0, [], 0, 'One '],
                [0, [0], 1, 'two'],
                [0, [1], 1, 'three'],
              ],
            ],
            [3, 'ul', [[[0, [], 0, 'a']]]],
            [10, 0],
            [10, 1],
          ],
        }),
      }),
    ],
    {
      items: [
        {
          ...live,
          content: '## Head\n\nOne **two**[three](https://other.example/)\n\n- a\n\n![Lamp](/a.jpg)\n\n---',
        },
      ],
    },
  ),
  ghost(
    'code put into a page, and comments',
    [ghostPost({ codeinjection_head: '<script>x</script>' })],
    {
      items: [live],
      losses: { markup: 1, comment: 2 },
    },
    { comments: [{ post_id: '1' }, { post_id: '1' }] },
  ),
  {
    name: 'Ghost: in a zip with its pictures',
    file: 'old.zip',
    content: {
      'old.ghost.json': ghostExport([
        ghostPost({ html: '<p><img src="__GHOST_URL__/content/images/a.jpg" alt="Lamp"></p>' }),
      ]),
      'content/images/a.jpg': Buffer.from([0xff, 0xd8, 0xff]),
      'package.json': '{"name":"theme"}',
    },
    items: [{ ...live, content: '![Lamp](/content/images/a.jpg)' }],
    losses: { file: 1 },
  },
];
