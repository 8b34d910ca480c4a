import { describe, expect, it } from 'vitest';
import type { SourceItem } from './import-export.types.ts';
import { withAddresses } from './import-pictures.ts';
import { linkMap, newLink, oldLinks } from './own-links.ts';
import { addressesIn } from '#platform/parsing/pictures-in-markdown.ts';

const post = (source: string, key: string) => ({ source, type: 'post', key, action: 'new' });
const redirect = (source: string, key: string) => ({ source, type: 'redirect', key, action: 'new' });
const item = (source: string, oldPaths: string[] = [], base?: string) =>
  ({ source, oldPaths, isForeign: true, ...(base && { base }) }) as SourceItem;

const map = linkMap([
  post('content/posts/first/index.md', 'first'),
  post('content/posts/second/index.md', 'second'),
  post('content/posts/haldi.en.md', 'haldi'),
  post('content/news/fair.md', 'fair'),
  post('content/posts/fair.md', 'fair-2'),
  post('content/gone/left.md', ''),
  post('post 7', 'seven'),
  redirect('/posts/first', 'first'),
  redirect('/posts/haldi', 'haldi'),
  redirect('/2019/04/05/haldi.html', 'haldi'),
  { ...post('content/posts/skipped.md', 'skipped'), action: 'skip' },
]);
const second = item('content/posts/second/index.md', ['/posts/second']);
const jekyll = item('_posts/2019-04-05-baraat.md', ['/old-name', '/2019/04/05/baraat.html']);

describe('a link within the old site', () => {
  it.each([
    ['a file beside it', '../first/index.md', second, '/blogs/first'],
    ['a folder that is gone, though others have an index', '../gone/index.md', second, undefined],
    ['its own index', 'index.md', second, '/blogs/second'],
    ['a file from the root of the content', '/posts/first/index.md#top', second, '/blogs/first#top'],
    ['the same without the first stroke', 'posts/first/index.md', second, '/blogs/first'],
    ['a file by its name alone, without its language', 'haldi.md', jekyll, '/blogs/haldi'],
    ['a folder by its name alone', 'first.md', jekyll, '/blogs/first'],
    ['a name that two files have', 'fair.md', jekyll, undefined],
    ['one of these with its folder', '/news/fair.md', jekyll, '/blogs/fair'],
    ['a file that was left out', 'skipped.md', second, undefined],
    ['an address beside its own', '../first/', second, '/blogs/first'],
    ['the same without the last stroke, with a part', '../first#a', second, '/blogs/first#a'],
    ['a page beside its own', 'haldi.html', jekyll, '/blogs/haldi'],
    ['an address from the root', '/posts/first/', jekyll, '/blogs/first'],
    ['a relative address of a draft', 'posts/haldi/', item('_drafts/x.md'), '/blogs/haldi'],
    ['a number', '/?p=7', second, '/blogs/seven'],
    ['a number alone', '?p=7', second, '/blogs/seven'],
    [
      'a whole address',
      'http://www.old.example/posts/first/',
      item('post 1', [], 'https://old.example'),
      '/blogs/first',
    ],
  ])('leads from %s to its new address', (_, url, from, to) => {
    expect(oldLinks(url, from)).not.toEqual([]);
    expect(newLink(url, from, map)).toBe(to);
  });

  it.each([
    '',
    '#part',
    'mailto:a@b.example',
    'tel:+911',
    'https://x.example/posts/first/',
    'javascript:void 0',
    '//x.example/posts/first/',
  ])('is not one that leads elsewhere: %s', (url) => {
    expect(oldLinks(url, second)).toEqual([]);
  });

  it('is found at once among the posts of a large site', () => {
    const many = linkMap(Array.from({ length: 20_000 }, (_, at) => post(`content/p/${at}.md`, `p-${at}`)));
    const from = item('content/p/1.md');
    const found = Array.from({ length: 20_000 }, (_, at) => newLink(`x/${at}.md`, from, many));
    expect(found.at(-1)).toBe('/blogs/p-19999');
    expect(found.every(Boolean)).toBe(true);
  });
});

describe('an address in a text', () => {
  it.each([
    ['[x](/a "see /a")', '[x](/b "see /a")'],
    ['[y](/a)/a', '[y](/b)/a'],
    ['[/a](</a>) /a', '[/a](</b>) /a'],
    ['[![/a](/a "/a")](/a)', '[![/a](/b "/a")](/b)'],
    ['[see][1] /a\n\n[1]: /a "/a"', '[see][1] /a\n\n[1]: /b "/a"'],
    ['`/a` [/a](/other)', '`/a` [/a](/other)'],
    ['[y](/a "see ](/ab")', '[y](/b "see ](/ab")'],
  ])('alone is replaced: %s', (before, after) => {
    expect(withAddresses(before, addressesIn(before), (url) => (url === '/a' ? '/b' : undefined))).toBe(
      after,
    );
  });

  it.each([
    '/?p=7&q=1',
    '/?p=7&amp;q=1',
    '/?p=7\\&q=1',
    '/?p\\=7&#38;q=1',
    '</?p=7&#x26;q=1>',
    '/?p=7&q=1 "7 & 1"',
  ])('is replaced as it is written: %s', (written) => {
    const before = `[&amp; a](${written}) ![a\\_b](${written})\n\n[1]: ${written}`;
    const found = addressesIn(before);
    expect(found.map(({ url }) => url)).toEqual(Array(3).fill('/?p=7&q=1'));
    const title = written.endsWith('"') ? ' "7 & 1"' : '';
    const [begin, end] = written.startsWith('<') ? ['<', '>'] : ['', ''];
    const after = begin + '/b' + end + title;
    expect(withAddresses(before, found, () => '/b')).toBe(
      `[&amp; a](${after}) ![a\\_b](${after})\n\n[1]: ${after}`,
    );
  });
});
