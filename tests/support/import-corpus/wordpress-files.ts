/** @file Whole exports of WordPress: versions, order, faults, what is not public, and what has no place here. */
import { wxrFile, wxrItem, wxrPicture, type ImportCase } from './import-case.ts';

const thumbnail =
  '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
const file = (name: string, content: string | Buffer, rest: Partial<ImportCase>): ImportCase => ({
  name,
  file: 'old.xml',
  content,
  items: [{ title: 'Post 1', live: true, content: 'Words.' }],
  losses: {},
  ...rest,
});
const comment = (id: number) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Asha</wp:comment_author><wp:comment_content>Nice [gallery]</wp:comment_content><wp:commentmeta><wp:meta_key>rating</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:commentmeta></wp:comment>`;
const meta = (key: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>`;
const latin = Buffer.from(wxrFile(wxrItem({ html: '<p>Caf\u00e9 \u2013 Words.</p>' })), 'latin1');
const sixty = Array.from({ length: 60 }, (_, at) =>
  wxrItem({ id: at + 1, html: at === 4 ? '<p>Menu\u000Bcard</p>' : '<p>Words.</p>' }),
);

export const wordpressFiles: readonly ImportCase[] = [
  file(
    'version 1.0, without authors and with its own word for tags',
    wxrFile(wxrItem({}), { version: '1.0' }),
    {},
  ),
  file(
    'a title with characters by their names',
    wxrFile(wxrItem({ title: 'Food &amp; Drinks &#8211; 5 &lt; 6' })),
    {
      items: [{ title: 'Food & Drinks – 5 < 6', live: true }],
    },
  ),
  file('one control character in the fifth of sixty posts', wxrFile(sixty.join('')), {
    items: sixty.map((_, at) => ({ title: `Post ${at + 1}`, content: at === 4 ? 'Menucard' : 'Words.' })),
    losses: { character: 1 },
  }),
  file(
    'entities that XML does not know',
    wxrFile(wxrItem({}).replace('<![CDATA[<p>Words.</p>]]>', '&lt;p&gt;Fish&nbsp;chips &foobar;&lt;/p&gt;')),
    {
      items: [{ title: 'Post 1', live: true, content: 'Fish\u00A0chips \\&foobar;' }],
      losses: { entity: 1 },
    },
  ),
  file(
    'bytes of Windows-1252 that say they are UTF-8',
    Buffer.from(latin.toString('latin1').replace('\u0013', '\u0096'), 'latin1'),
    {
      items: [{ title: 'Post 1', live: true, content: 'Café – Words.' }],
      losses: { encoding: 2 },
    },
  ),
  file(
    'ISO-8859-1 that says so',
    Buffer.from(wxrFile(wxrItem({ html: '<p>Caf\u00e9</p>' })).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    { items: [{ title: 'Post 1', content: 'Café' }], losses: { encoding: 1 } },
  ),
  file(
    'UTF-16 with its mark',
    Buffer.from(`\uFEFF${wxrFile(wxrItem({})).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
    {},
  ),
  file(
    'a picture that stands after its post',
    wxrFile(wxrItem({ more: thumbnail }) + wxrPicture(9, 'a.jpg')),
    {
      items: [
        { title: 'Post 1', live: true, data: { image: 'https://old.example/wp-content/uploads/a.jpg' } },
      ],
    },
  ),
  file('an export in two files, its pictures in the second', '', {
    file: 'old.zip',
    content: {
      'old.000.xml': wxrFile(wxrItem({ more: thumbnail })),
      'old.001.xml': wxrFile(wxrItem({ id: 2 }) + wxrPicture(9, 'a.jpg')),
    },
    items: [
      { title: 'Post 1', live: true, data: { image: 'https://old.example/wp-content/uploads/a.jpg' } },
      { title: 'Post 2', live: true },
    ],
  }),
  file(
    'a file that is cut within a post',
    wxrFile(wxrItem({}) + wxrItem({ id: 2 })).replace(/post-2[\s\S]*$/, ''),
    {
      message: 'The file is cut or damaged. What stood before its end was read.',
    },
  ),
  file(
    'a post that needs a password',
    wxrFile(wxrItem({ more: '<wp:post_password><![CDATA[open-sesame]]></wp:post_password>' })),
    {
      items: [{ title: 'Post 1', live: false }],
    },
  ),
  file(
    'states that are not public',
    wxrFile(
      ['draft', 'pending', 'private', 'future', 'inherit']
        .map((status, at) => wxrItem({ id: at + 1, status }))
        .join(''),
    ),
    {
      items: [1, 2, 3, 4, 5].map((id) => ({ title: `Post ${id}`, live: false })),
    },
  ),
  file(
    'what has no place here',
    wxrFile(
      wxrItem({}) +
        wxrItem({ id: 2, kind: 'nav_menu_item' }) +
        wxrItem({ id: 3, kind: 'product' }) +
        wxrItem({ id: 4, status: 'trash' }),
    ),
    {
      items: [
        { title: 'Post 1', live: true },
        { title: 'Post 2', skip: true },
        { title: 'Post 3', skip: true },
        { title: 'Post 4', skip: true },
      ],
      losses: { entry: 3 },
    },
  ),
  file('a page becomes a draft', wxrFile(wxrItem({ kind: 'page' })), {
    items: [{ title: 'Post 1', live: false }],
  }),
  file(
    'comments, fields and terms of its own',
    wxrFile(
      wxrItem({
        more:
          comment(1) +
          comment(2) +
          meta('rating') +
          meta('_edit_lock') +
          '<category domain="region" nicename="d"><![CDATA[Delhi]]></category>',
      }),
    ),
    {
      losses: { comment: 2, field: 1, tag: 1 },
    },
  ),
  file(
    'files that no post shows',
    wxrFile(wxrItem({}) + wxrPicture(9, 'menu.pdf') + wxrPicture(10, 'b.jpg')),
    {
      losses: { attachment: 2 },
    },
  ),
];
