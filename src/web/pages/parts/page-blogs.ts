import type { BlogCategory } from '#content/types.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Api } from '#contract/client.ts';
import { categoryBlogs } from '#features/blog/category-blogs.ts';

type Page = { blogs: BlogCategory };

/** Returns the blogs of the category that a page shows; only those, since all data read is part of the page. */
export async function blogsOfPage(api: Api, page: Promise<Page>): Promise<BlogCard[]> {
  const [blogs, { blogs: category }] = await Promise.all([api.blogList(), page]);
  return categoryBlogs(blogs, category);
}
