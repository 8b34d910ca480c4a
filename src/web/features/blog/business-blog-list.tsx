import { messages } from '#facts/messages.ts';
import { blogPath } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Business blogs as words alone: title, excerpt and "Read More". */
export function BusinessBlogList({ blogs }: { blogs: readonly BlogCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog) => (
        <li key={blog.id} className="border-t border-line-strong pt-4">
          <h3 className="text-xl">{blog.title}</h3>
          <p className="mt-2 text-ink-soft">{blog.excerpt}</p>
          <TextLink to={blogPath(blog.id)} look="strong" className="mt-1">
            {messages.readMore}
            <span className="sr-only">: {blog.title}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
