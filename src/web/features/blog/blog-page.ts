import type { BlogCard } from '#contract/blogs.ts';
import type { Async } from '#contract/settled.ts';
import { pageNumber } from '#kit/page/page-url.ts';

/** Cards per page of a list: whole rows in two columns and in three. */
export const blogsOnPage = 48;

/** A page of a list; complete up to `blogsOnPage`, so that no answer grows with the number of posts. */
export type BlogPage = {
  blogs: readonly BlogCard[];
  /** Number of posts in the whole list. */
  found: number;
  page: number;
  pages: number;
};

/** Returns a page of a list by its number, or the nearest existing page. */
export function blogPageOf(blogs: readonly BlogCard[], asked: number): BlogPage {
  const pages = Math.max(1, Math.ceil(blogs.length / blogsOnPage));
  const page = Math.min(pages, asked);
  const start = (page - 1) * blogsOnPage;
  return { blogs: blogs.slice(start, start + blogsOnPage), found: blogs.length, page, pages };
}

/** Returns the number of the page shown: the last page for a larger number, once the total is known. */
export const shownPage = (
  list: Async<Pick<BlogPage, 'page'>> | undefined,
  address: Pick<URL, 'search'>,
): number => (list && !(list instanceof Promise) && list.ok ? list.value.page : pageNumber(address));

/** Returns the address of a page of a list; the first one has no number. */
export function blogPageHref(path: string, page: number, words = '', topic = ''): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(topic && { topic }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
