import type { BlogCard } from '#contract/blogs.ts';

/** Blogs whose title, category or excerpt holds the text, without regard to case; all of them for an empty text. */
export function searchBlogs(blogs: readonly BlogCard[], text: string): readonly BlogCard[] {
  const wanted = text.trim().toLowerCase();
  return blogs.filter(({ title, category, excerpt }) =>
    [title, category, excerpt].some((part) => part.toLowerCase().includes(wanted)),
  );
}
