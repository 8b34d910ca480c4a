import { messages } from '#facts/messages.ts';
import { blogPath } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { InEnglish } from '#ui/in-english.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Business blogs as text alone: title, excerpt and "Read More". */
export function BusinessBlogList({ blogs }: { blogs: readonly BlogCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog) => (
        <li key={blog.id} className="border-t border-line-strong pt-4">
          <h3 lang={blog.lang} className="text-xl">
            {blog.title}
          </h3>
          <p lang={blog.lang} className="mt-2 text-ink-soft">
            {blog.excerpt}
          </p>
          <TextLink to={blogPath(blog.id)} look="strong" className="mt-1">
            {messages.readMore}
            <span lang={blog.lang} className="sr-only">
              : {blog.title}
            </span>
          </TextLink>
          <InEnglish lang={blog.lang} />
        </li>
      ))}
    </ul>
  );
}
