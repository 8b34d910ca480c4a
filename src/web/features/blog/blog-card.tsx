import { blogPath } from '#facts/paths.ts';
import type { BlogCard as BlogCardData } from '#contract/blogs.ts';
import { warm } from '#kit/api/api.ts';
import { LocalDate } from '#kit/page/local-date.tsx';
import { InEnglish } from '#ui/in-english.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { BlogImage } from './blog-image.tsx';

type Props = {
  blog: BlogCardData;
  level?: 'h2' | 'h3';
  priority?: boolean;
  /** Alone in its row of two columns: the picture then stands beside the text. */
  lone?: boolean;
};

/** A blog in a list: picture, title, excerpt and date, all one link. */
export function BlogCard({ blog, level: Heading = 'h3', priority, lone = false }: Props) {
  const ask = () => warm(`/api/blog/${encodeURIComponent(blog.id)}`);
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-raised ${lone ? 'sm:max-lg:grid sm:max-lg:grid-cols-2' : ''}`}
    >
      <BlogImage
        blog={blog}
        priority={priority}
        className={`aspect-2/1 xs:aspect-3/2 ${lone ? 'sm:max-lg:min-h-full' : ''}`}
      />
      <div className="flex grow flex-col p-5">
        <Heading lang={blog.lang} className="text-xl">
          <PageLink
            to={blogPath(blog.id)}
            onPointerEnter={ask}
            onFocus={ask}
            className="after:absolute after:inset-0 group-hover:text-teal"
          >
            {blog.title}
          </PageLink>
        </Heading>
        <p lang={blog.lang} className="mt-2 line-clamp-3 shrink-0 text-ink-soft">
          {blog.excerpt}
        </p>
        <p className="mt-auto pt-4 text-sm text-ink-soft">
          <LocalDate day={blog.date} />
          <InEnglish lang={blog.lang} />
        </p>
      </div>
    </article>
  );
}
