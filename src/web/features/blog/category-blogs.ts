import type { BlogCategory } from '#content/types.ts';
import type { BlogCard } from '#contract/blogs.ts';

/** Maximum per block on another page. Business posts are text without pictures, in columns. */
const most = { events: 3, construction: 3, business: 24 } as const satisfies Record<BlogCategory, number>;

/** Returns the newest posts of a category, as many as its block shows. */
export const categoryBlogs = (blogs: readonly BlogCard[], category: BlogCategory): BlogCard[] =>
  blogs.filter((blog) => blog.category === category).slice(0, most[category]);
