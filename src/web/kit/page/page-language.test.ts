import { afterEach, expect, test } from 'vitest';
import { speakWith } from '#words/t.ts';
import { twinPath } from '#ui/twin-path.ts';
import { pageUrl } from './page-url.ts';
import { trustedHtml } from './trusted-html.ts';

afterEach(() => speakWith({ locale: () => 'en', catalogs: {} }));
const inHindi = () => speakWith({ locale: () => 'hi', catalogs: {} });

test('in the default language addresses stay as they are', () => {
  const text = '<a href="/">Home</a> <a href="/catering">Catering</a>';
  expect([twinPath('/'), twinPath('/blogs')]).toEqual(['/', '/blogs']);
  expect(pageUrl({ url: 'https://site.test/hints?q=a' }).href).toBe('https://site.test/hints?q=a');
  expect(trustedHtml(text)).toBe(text);
});

test('a plain link leads to the twin of a page', () => {
  inHindi();
  expect([twinPath('/'), twinPath('/blogs')]).toEqual(['/hi', '/hi/blogs']);
});

test.each([
  ['/hi', '/'],
  ['/hi?q=halwai', '/?q=halwai'],
  ['/hi/khanmkt', '/khanmkt'],
  ['/hi/terms&condition', '/terms&condition'],
])('a page asked for as %s is known as %s', (asked, known) => {
  inHindi();
  expect(pageUrl({ url: `https://site.test${asked}` }).href).toBe(`https://site.test${known}`);
});

test('links of a text that the staff wrote lead to twins; files, anchors and other sites do not', () => {
  inHindi();
  const link = (href: string) => `<p>See <a href="${href}">this</a>.</p>`;
  expect(trustedHtml(link('/'))).toBe(link('/hi'));
  expect(trustedHtml(link('/vendors?category=decor#list'))).toBe(link('/hi/vendors?category=decor#list'));
  for (const href of ['/blogs/rss.xml', '//other.test/a', 'https://other.test/a', '#part', 'mailto:a@b.in'])
    expect(trustedHtml(link(href))).toBe(link(href));
});
