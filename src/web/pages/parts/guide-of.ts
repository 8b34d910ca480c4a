import type { BlogCard } from '#contract/blogs.ts';

/** Returns the post that the home page names as worth reading now; the season of most readers is that of weddings. */
export const guideOf = (blogs: readonly BlogCard[]): BlogCard | undefined =>
  blogs.find(({ category }) => category === 'events') ?? blogs[0];
