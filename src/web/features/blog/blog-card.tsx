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
      className={`group relative max-xs:grid max-xs:grid-cols-[6.5rem_minmax(0,1fr)] flex h-full flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-raised ${lone ? 'sm:max-lg:grid sm:max-lg:grid-cols-2' : ''}`}
    >
      <BlogImage
        blog={blog}
        priority={priority}
        className={`max-xs:h-full xs:aspect-3/2 ${lone ? 'sm:max-lg:min-h-full' : ''}`}
      />
      <div className="flex min-w-0 grow flex-col p-3 xs:p-5">
        <Heading lang={blog.lang} className="text-base leading-snug xs:text-xl">
          <PageLink
            to={blogPath(blog.id)}
            onPointerEnter={ask}
            onFocus={ask}
            className="after:absolute after:inset-0 group-hover:text-teal"
          >
            {blog.title}
          </PageLink>
        </Heading>
        <p
          lang={blog.lang}
          className="mt-1 line-clamp-2 shrink-0 text-sm text-ink-soft xs:mt-2 xs:line-clamp-3 xs:text-base"
        >
          {blog.excerpt}
        </p>
        <p className="mt-auto pt-1 text-sm xs:pt-4 text-ink-soft">
          <LocalDate day={blog.date} />
          <InEnglish lang={blog.lang} />
        </p>
      </div>
    </article>
  );
}
