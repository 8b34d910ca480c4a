import type { BlogCard as BlogCardData } from '#contract/blogs.ts';
import { BlogCard } from './blog-card.tsx';

type Props = { blogs: readonly BlogCardData[]; level?: 'h2' | 'h3'; eager?: number };

/** Cards in one, two or three columns. `eager` pictures load at once, because the first screen shows them. */
export function BlogGrid({ blogs, level, eager = 0 }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} level={level} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
