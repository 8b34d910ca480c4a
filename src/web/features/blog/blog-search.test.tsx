import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { BlogCard } from '#contract/blogs.ts';
import { pageNumber } from '#kit/page/page-url.ts';
import { blogPageHref, blogPageOf, blogsOnPage } from './blog-page.ts';
import { BlogSearch } from './blog-search.tsx';
import { searchBlogs } from './search-blogs.ts';

const post = (number: number): BlogCard => ({
  _id: `post-${number}`,
  id: `post-${number}`,
  title: `Post ${number}`,
  excerpt: 'Words.',
  category: 'events',
  image: null,
  imageAlt: 'A lamp',
  picture: null,
  date: '2026-11-01',
});
const posts = Array.from({ length: 2000 }, (_, at) => post(at));

/** Simulates the server's answer; `null` when it cannot be reached. */
function answering(all: readonly BlogCard[] | null) {
  const fetched = vi.fn<() => Promise<Response>>(async () => {
    if (!all) throw new TypeError('Failed to fetch');
    return Response.json(all);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

const Where = () => <p data-testid="where">{useLocation().pathname + useLocation().search}</p>;
const shown = (query = '', number = 1, all = posts) => {
  const list = blogPageOf(searchBlogs(all, query), number);
  const Page = createRoutesStub([
    { path: '/', Component: () => <BlogSearch list={list} query={query} /> },
    { path: '*', Component: Where },
  ]);
  return <Page />;
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const box = () => screen.getByRole('searchbox');

it('a list is whole up to a page, and in pages beyond; a number that there is not is the nearest', () => {
  expect(blogPageOf(posts.slice(0, blogsOnPage), 1)).toMatchObject({ pages: 1, found: blogsOnPage });
  expect(blogPageOf(posts, 42)).toMatchObject({ page: 42, pages: 42, blogs: posts.slice(41 * blogsOnPage) });
  expect(blogPageOf(posts, 4000).page).toBe(42);
  expect(blogPageOf([], 1)).toEqual({ blogs: [], found: 0, page: 1, pages: 1 });
  const numbers = ['', '?page=7', '?page=-1', '?page=x', '?page=2.9'].map((search) => pageNumber({ search }));
  expect(numbers).toEqual([1, 7, 1, 1, 2]);
  expect(blogPageHref('/blogs', 1)).toBe('/blogs');
  expect(blogPageHref('/blogs', 3, 'brass lamp')).toBe('/blogs?q=brass+lamp&page=3');
});

it('a page of two thousand posts says so, leads on without scripts, and stays below 200 kB', () => {
  const html = renderToString(shown('post 1', 2));
  expect(html).toContain('href="/blogs?q=post+1&amp;page=3"');
  expect(html.match(/<article/g)).toHaveLength(blogsOnPage);
  expect(html.length).toBeLessThan(200_000);
});

it('a typed word is searched in all posts, not in the page of them', async () => {
  const list = answering(posts);
  render(shown());
  expect(screen.getByRole('status').textContent).toMatch(/^2,?000 blogs$/);
  fireEvent.change(box(), { target: { value: 'post 1999' } });
  await waitFor(() => expect(titles()).toEqual(['Post 1999']));
  fireEvent.change(box(), { target: { value: 'post 19' } });
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/blogs?q=post+19&page=2');
  fireEvent.change(box(), { target: { value: 'nothing of the kind' } });
  screen.getByText('No blogs found.');
  expect(list).toHaveBeenCalledOnce();
});

it('a list that is whole asks for nothing', () => {
  const list = answering(posts);
  render(shown('', 1, posts.slice(0, 3)));
  fireEvent.change(box(), { target: { value: 'post 2' } });
  expect(titles()).toEqual(['Post 2']);
  expect(list).not.toHaveBeenCalled();
});

it.each([
  ['opens the first match', posts, '/blogs/post-1999'],
  ['asks the server when the list does not come', null, '/blogs?q=post+1999'],
])('Enter %s', async (_, all, address) => {
  answering(all);
  render(shown());
  fireEvent.change(box(), { target: { value: 'post 1999' } });
  fireEvent.submit(screen.getByRole('search'));
  expect((await screen.findByTestId('where')).textContent).toBe(address);
});
