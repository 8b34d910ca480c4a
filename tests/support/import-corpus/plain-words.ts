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
    name: 'WordPress: a title of several lines',
    file: 'old.xml',
    content: wxrFile(
      wxrItem({
        title: 'One\r\n  two',
      }),
    ),
    items: [{ title: 'One two', live: true, data: { title: 'One two' } }],
    losses: {},
  },
];
