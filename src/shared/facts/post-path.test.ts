import { expect, it } from 'vitest';
import { recordId } from './ids.ts';
import { pageAt } from './page-at.ts';
import { postKeyAt, postPattern } from './post-path.ts';

const found = ['/blogs/lamps', '/blogs/Brass-Lamps', '/BLOGS/lamps', '/blogs/lamps/', '/blogs/lamps//'];
const other = [
  '',
  '/',
  'blogs/lamps',
  '/blogs',
  '/blogs/',
  '/blogs/lamps/more',
  '/blogs/a--b',
  '/blogs/a%20b',
  '/blogs/%00',
  '/blogs/rss.xml',
  `/blogs/${'a'.repeat(500)}`,
  '/vendors/lamps',
  '/profile/blogs',
  '/in/blogs/lamps',
];

it('is the key of the post that the table of pages finds at the path, in any language', () => {
  for (const path of found)
    for (const prefix of ['', '/hi']) expect(postKeyAt(prefix + path), path).toMatch(/^(?:brass-)?lamps$/);
  for (const path of other)
    for (const prefix of ['', '/hi']) expect(postKeyAt(prefix + path), path).toBeNull();
  for (const path of [...found, ...other]) {
    const at = pageAt(path);
    expect(postKeyAt(path), path).toBe(at?.pattern === postPattern ? recordId(at.param ?? '') : null);
  }
});
