import type { BlogCard as BlogCardData } from '#contract/blogs.ts';
import { BlogCard } from './blog-card.tsx';

/** `rail`: on a phone a row that scrolls sideways, on pages whose main subject is not blogs. */
export const blogColumns = (rail: boolean) =>
  `gap-6 sm:grid-cols-2 lg:grid-cols-3 ${rail ? 'rail xs:grid' : 'grid'}`;

type Props = { blogs: readonly BlogCardData[]; level?: 'h2' | 'h3'; eager?: number; rail?: boolean };

/** Cards in one, two or three columns; of two, a last card alone spans both. `eager` pictures load at once: the first screen shows them. */
export function BlogGrid({ blogs, level, eager = 0, rail = false }: Props) {
  return (
    <ul className={blogColumns(rail)}>
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
