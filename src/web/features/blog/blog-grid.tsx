import type { BlogCard as BlogCardData } from '#contract/blogs.ts';
import { BlogCard } from './blog-card.tsx';

type Props = { blogs: readonly BlogCardData[]; level?: 'h2' | 'h3'; eager?: number };

/** Cards in one, two or three columns; in two, a last one without a neighbour lies across both. `eager` pictures load at once, because the first screen shows them. */
export function BlogGrid({ blogs, level, eager = 0 }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog, index) => {
        const lone = index % 2 === 0 && index === blogs.length - 1;
        return (
          <li key={blog.id} className={lone ? 'sm:max-lg:col-span-2' : undefined}>
            <BlogCard blog={blog} level={level} priority={index < eager} lone={lone} />
          </li>
        );
      })}
    </ul>
  );
}
