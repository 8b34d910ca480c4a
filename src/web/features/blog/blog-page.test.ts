import { expect, it } from 'vitest';
import type { BlogCard } from '#contract/blogs.ts';
import { pageNumber } from '#kit/page/page-url.ts';
import { blogPageHref, blogPageOf, blogsOnPage, shownPage } from './blog-page.ts';

const posts = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `${id}` }) as BlogCard);
const at = (search: string) => ({ search });

it.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=0', 1],
  ['?page=-3', 1],
  ['?page=1.9', 1],
  ['?page=x', 1],
])('%s asks for page %i', (search, page) => expect(pageNumber(at(search))).toBe(page));

it('is whole up to its size, and goes on beyond', () => {
  expect(blogPageOf(posts(blogsOnPage), 1)).toMatchObject({ pages: 1, found: blogsOnPage });
  const second = blogPageOf(posts(blogsOnPage + 1), 2);
  expect([second.pages, second.blogs.map(({ id }) => id)]).toEqual([2, [`${blogsOnPage}`]]);
  expect(blogPageOf([], 7)).toMatchObject({ pages: 1, page: 1, blogs: [] });
});

it('a number beyond the last page is the last page, and so is its address', () => {
  const list = { ok: true, value: blogPageOf(posts(100), pageNumber(at('?page=999'))) } as const;
  expect(shownPage(list, at('?page=999'))).toBe(3);
  expect(blogPageHref('/blogs', shownPage(list, at('?page=999')))).toBe('/blogs?page=3');
  expect(shownPage(undefined, at('?page=2'))).toBe(2);
  expect(shownPage(Promise.resolve(list), at('?page=2'))).toBe(2);
  expect(shownPage({ ok: false, error: { status: 0, code: 'network', message: '' } }, at('?page=2'))).toBe(2);
});
