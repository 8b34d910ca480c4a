/** @file What editors leave in texts: blanks at the edges of marks, anchors, pictures that load late, blocks that the old site filled, and a text at which the reader fails. */
import { wxrFile, wxrItem, type ImportCase } from './import-case.ts';

const text = (
  name: string,
  html: string,
  content: string,
  losses: ImportCase['losses'] = {},
): ImportCase => ({
  name,
  file: 'old.xml',
  content: wxrFile(wxrItem({ html })),
  items: [{ title: 'Post 1', live: true, content }],
  losses,
});

export const editorLeftovers: readonly ImportCase[] = [
  {
    name: 'a text at which the reader fails costs its entry alone',
    file: 'old.xml',
    content: wxrFile(
      wxrItem({ id: 1, html: '<base href="nowhere"><p><a href="/x">a</a></p>' }) + wxrItem({ id: 2 }),
    ),
    items: [
      { title: 'Post 1', live: false, skip: true },
      { title: 'Post 2', live: true, content: 'Words.' },
    ],
    losses: { entry: 1 },
  },
  {
    name: 'a markdown file at which the reader fails costs itself alone',
    file: 'old.zip',
    content: {
      'a.md': '---\ntitle: A\n---\n<base href="nowhere"><a href="/x">a</a>\n',
      'b.md': '---\ntitle: B\n---\nWords.\n',
    },
    items: [
      { title: 'a.md', skip: true },
      { title: 'B', content: 'Words.' },
    ],
    losses: { entry: 1 },
  },
  text(
    'blanks and breaks at the edges of marks',
    '<p>a <b>bold </b>b<strong> c</strong>d <em> e </em>f <b><i> both </i></b>g</p><p><strong>Line<br></strong>next <del>gone </del>x</p>',
    'a **bold** b **c**d _e_ f **_both_** g\n\n**Line**\\\nnext ~~gone~~ x',
  ),
  text('marks without words', '<p>a<strong> </strong>b<em></em>c<b><i>&nbsp;</i></b></p>', 'a bc'),
  text(
    'anchors keep their words',
    '<p><a name="top"></a>One <a>two</a> <a id="x" href="">three</a> <a href="https://x.example/">four</a></p>',
    'One two three [four](https://x.example/)',
  ),
  text(
    'pictures in their frames, and those that load late',
    '<picture><source srcset="/a.webp"><img src="/a.jpg" alt="A"></picture><p>x <picture><img src="/b.jpg" alt="B"></picture></p><p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/c.jpg" alt="C"> <img data-lazy-src="/d.jpg" alt="D"> <img srcset="/e-300.jpg 300w, /e.jpg 900w" alt="E"></p>',
    '![A](/a.jpg)\n\nx ![B](/b.jpg)\n\n![C](/c.jpg) ![D](/d.jpg) ![E](/e-300.jpg)',
  ),
  text(
    'blocks that the old site filled',
    '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:latest-posts {"postsToShow":3} /-->\n<!-- wp:block {"ref":12} /-->\n<!-- wp:acf/quote {"data":{"words":"Lovely"}} /-->\n<!-- wp:paragraph /-->\n<!-- wp:spacer -->\n<div style="height:9px" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->',
    'One',
    { block: 3 },
  ),
  text(
    'a block that repeats itself for each post is named once',
    '<!-- wp:query {"queryId":1} -->\n<div class="wp-block-query"><!-- wp:heading -->\n<h2>News</h2>\n<!-- /wp:heading --><!-- wp:post-template -->\n<!-- wp:post-title /--><!-- wp:query --><!-- /wp:query --><!-- wp:post-date /-->\n<!-- /wp:post-template --></div>\n<!-- /wp:query -->\n<!-- wp:query /--><!-- wp:archives /-->',
    '## News',
    { block: 3 },
  ),
];
