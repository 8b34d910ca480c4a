import { ArrowLeft } from 'lucide-react';
import { searchWords } from '#facts/search-words.ts';
import { messages } from '#facts/messages.ts';
import { authorPath, blogPath, paths } from '#facts/paths.ts';
import type { Blog } from '#contract/blogs.ts';
import { LocalDate } from '#kit/page/local-date.tsx';
import { useSite } from '#kit/page/site.ts';
import { Prose } from '#kit/page/prose.tsx';
import { ButtonAnchor } from '#ui/button.tsx';
import { t } from '#words/t.ts';
import { OnlyInEnglish } from '#ui/only-in-english.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { blogPageHref } from './blog-page.ts';
import { BlogImage } from './blog-image.tsx';
import { ShareLinks } from '#ui/share-links.tsx';

/** The headings of a long post, as links; collapsed at first. */
function ContentsList({ headings }: { headings: Blog['headings'] }) {
  return (
    <details className="no-print mt-6 max-w-2xl rounded-lg border border-line bg-paper px-5">
      <summary className="tap cursor-pointer py-2 font-semibold marker:text-teal">
        {t('On this page')}
      </summary>
      <ol className="pb-4">
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? 'pl-5' : ''}>
            <a href={`#${id}`} className="tap inline-flex items-center text-teal hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The tags of a post; each leads to the posts that the search finds by it. */
const Tags = ({ tags, lang }: { tags: readonly string[]; lang: Blog['lang'] }) => (
  <section aria-label={t('Tags')} className="no-print mt-8 flex max-w-2xl flex-wrap gap-x-5" lang={lang}>
    {tags.map((tag) => (
      <PageLink
        key={tag}
        to={blogPageHref(paths.blogs, 1, searchWords(tag))}
        className="tap inline-flex items-center wrap-anywhere text-teal hover:underline"
      >
        {tag}
      </PageLink>
    ))}
  </section>
);

const longPostHeadings = 4;

/** A whole post. Its HTML was rendered and sanitised on the server. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const { url, embeds } = useSite();
  return (
    <article>
      <PageLink
        to={paths.blogs}
        className="no-print tap inline-flex items-center gap-2 font-semibold text-teal hover:underline"
      >
        <ArrowLeft aria-hidden size={20} /> {messages.backToBlogs}
      </PageLink>
      <OnlyInEnglish lang={blog.lang}>{t('So far this article is only in English.')}</OnlyInEnglish>
      <PageHeading className="mt-3" lang={blog.lang}>
        {blog.title}
      </PageHeading>
      <p className="mt-4 text-ink-soft">
        <LocalDate day={blog.date} /> · {t('{minutes} min read', { minutes: blog.readingMinutes })}
        {blog.author && (
          <>
            {' · '}
            {blog.author.id === null ? (
              <span translate="no">{blog.author.name}</span>
            ) : (
              <PageLink
                to={authorPath(blog.author.id)}
                rel="author"
                translate="no"
                className="text-teal underline"
              >
                {blog.author.name}
              </PageLink>
            )}
          </>
        )}
      </p>
      <BlogImage
        blog={blog}
        priority
        sizes="(min-width: 64rem) 44rem, 92vw"
        className="mt-6 aspect-3/2 rounded-xl"
      />
      {blog.headings.length >= longPostHeadings && (
        <div lang={blog.lang}>
          <ContentsList headings={blog.headings} />
        </div>
      )}
      <Prose lang={blog.lang} className="mt-8" html={blog.html} />
      {blog.tags && <Tags tags={blog.tags} lang={blog.lang} />}
      <div className="mt-10 grid gap-5 border-t border-line pt-6">
        <ShareLinks title={blog.title} url={url + twinPath(blogPath(blog.id))} />
        <ButtonAnchor
          href={embeds.feedbackForm ?? twinPath(paths.contact)}
          look="primary"
          className="no-print justify-self-start"
          {...(embeds.feedbackForm && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {messages.leaveFeedback}
        </ButtonAnchor>
      </div>
    </article>
  );
}
