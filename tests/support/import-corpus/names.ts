/** @file Names of authors: no e-mail address and no login is printed. */
import { ghostExport, ghostPost } from './ghost.ts';
import { wxrFile, wxrItem, type ImportCase } from './import-case.ts';

const author = (login: string, name: string) =>
  `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name><![CDATA[${name}]]></wp:author_display_name></wp:author>`;
const wordpress = (name: string, creator: string, head: string, found: string | undefined): ImportCase => ({
  name: `WordPress: ${name}`,
  file: 'old.xml',
  content: wxrFile(wxrItem({ creator }), { head }),
  items: [{ title: 'Post 1', live: true, author: found }],
  losses: found === undefined ? { author: 1 } : {},
});
const markdown = (
  name: string,
  matter: string,
  found: string | undefined,
  losses: ImportCase['losses'],
  byline?: string,
): ImportCase => ({
  name,
  file: 'a.md',
  content: `---\ntitle: T\nexcerpt: E\ncategory: events\ndate: 2024-01-02\n${matter}\n---\nWords.\n`,
  items: [{ title: 'T', live: true, author: found, byline }],
  losses,
});

export const authorNames: readonly ImportCase[] = [
  wordpress('an author by name', 'asha', author('asha', 'Asha Rao'), 'Asha Rao'),
  wordpress('a login without a name', 'asha_admin', author('ravi', 'Ravi'), undefined),
  wordpress('an author whose name is an address', 'asha', author('asha', 'asha@example.com'), undefined),
  wordpress('an address behind a name', 'asha', author('asha', 'Asha &lt;asha@example.com&gt;'), 'Asha'),
  {
    name: 'Ghost: an author whose name is an address',
    file: 'old.ghost.json',
    content: ghostExport([ghostPost()], { users: [{ id: 'u1', name: 'asha@example.com' }] }),
    items: [{ title: 'Fish & chips', live: true, author: undefined }],
    losses: { author: 1 },
  },
  markdown('a name with its address', 'author: "Ravi <ravi@example.com>"', 'Ravi', {}),
  markdown('a name with its address in brackets', 'author: Ravi (ravi@example.com)', 'Ravi', {}),
  markdown('an address in place of a name', 'author: ravi@example.com', undefined, { author: 1 }),
  markdown('an address alone in brackets', 'authors: ["<ravi@example.com>"]', undefined, { author: 1 }),
  markdown('a printed name with its address', 'byline: "Ravi <ravi@example.com>"', undefined, {}, 'Ravi'),
  markdown('an address in place of a printed name', 'byline: ravi@example.com', undefined, { author: 1 }),
];
