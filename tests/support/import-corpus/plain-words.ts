/** @file Excerpts, titles, names and tags: words without marks, each name on one line. */
import type { ImportCase } from './import-case.ts';
import { wxrFile, wxrItem, type WxrPost } from './import-case.ts';

const wordPress = (
  name: string,
  post: WxrPost,
  data: Readonly<Record<string, unknown>>,
  losses: ImportCase['losses'] = {},
): ImportCase => ({
  name: `WordPress: ${name}`,
  file: 'old.xml',
  content: wxrFile(wxrItem(post)),
  items: [{ title: 'Post 1', live: true, data }],
  losses,
});
const said = 'He wrote it so [sic]: a well-known my_name * 2';
const ghost = (post: Readonly<Record<string, unknown>>, names: readonly string[] = []) =>
  JSON.stringify({
    db: [
      {
        data: {
          posts: [
            {
              id: '1',
              slug: 'a',
              html: '<p>Words.</p>',
              status: 'published',
              published_at: '2020-01-05',
              ...post,
            },
          ],
          tags: [{ id: 't', name: 'events' }, ...names.map((name, at) => ({ id: String(at), name }))],
          posts_tags: ['t', ...names.map((_, at) => String(at))].map((tag_id) => ({ post_id: '1', tag_id })),
        },
      },
    ],
  });

export const plainWords: readonly ImportCase[] = [
  wordPress('an excerpt with characters that markdown escapes', { excerpt: said }, { excerpt: said }),
  wordPress(
    'the first words of a text with such characters',
    {
      excerpt: '',
      html: `<h2>${said}</h2><p>One<br>two <b>th</b>ree</p><ul><li>#4</li><li>5</li></ul><pre>a|b</pre>`,
    },
    { excerpt: `${said} One two three #4 5 a|b` },
  ),
  wordPress(
    'losses of an excerpt',
    {
      excerpt:
        '<p>Said <script>x</script><iframe src="https://player.vimeo.com/video/76979871"></iframe></p>',
    },
    { excerpt: 'Said Video on Vimeo' },
    { markup: 1, embed: 1 },
  ),
  {
    name: 'WordPress: a title, an author and a tag of several lines',
    file: 'old.xml',
    content: wxrFile(
      wxrItem({
        title: 'One\r\n  two\u007F',
        more: '<category domain="post_tag" nicename="x"><![CDATA[Delhi\n fair]]></category>',
      }),
    ),
    items: [{ title: 'One two', live: true, data: { title: 'One two', tags: ['Delhi fair'] } }],
    losses: { character: 1 },
  },
  {
    name: 'Ghost: an excerpt in its own words, and names of several lines',
    file: 'old.json',
    content: ghost(
      { title: 'One\n two\u007F', custom_excerpt: `[gallery] ${said} <b>`, html: '<p>a\u0001b\u007F</p>' },
      ['Delhi\tfair'],
    ),
    items: [
      {
        title: 'One two',
        live: true,
        content: 'ab',
        data: { title: 'One two', excerpt: `[gallery] ${said} <b>`, tags: ['events', 'Delhi fair'] },
      },
    ],
    losses: { character: 3 },
  },
  {
    name: 'markdown with a title of several lines and control characters',
    file: 'a.md',
    content: `---\ntitle: |\n  One\n  two\nexcerpt: E\ncategory: events\ndate: 2024-01-02\ntags:\n  - |\n    Delhi\n    fair\n---\na\u007Fb\u0001\n`,
    items: [
      { title: 'One two', live: true, content: 'ab', data: { title: 'One two', tags: ['Delhi fair'] } },
    ],
    losses: { character: 2 },
  },
];
