import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths, blogPath } from '#facts/paths.ts';
import type { BlogCategory } from '#content/types.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { BlogGrid } from './blog-grid.tsx';
import { BlogGridLoading } from './blog-grid-loading.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { InEnglish } from '#ui/in-english.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Business blogs as text alone: title, excerpt and "Read More". */
function BusinessBlogList({ blogs }: { blogs: readonly BlogCard[] }) {
  return (
    <ul className="rail gap-x-6 gap-y-6 xs:grid md:grid-cols-2 lg:grid-cols-3">
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

type Category = BlogCategory;
type Words = { heading: string; failed: string; all: string; allTo: string };

/** The texts that differ between the three blocks. */
const words: Record<Category, Words> = {
  events: {
    heading: t('Read our blogs on Events'),
    failed: messages.blogsFailed,
    all: messages.viewAllBlogs,
    allTo: paths.eventBlogs,
  },
  construction: {
    heading: t('Read our blogs on Construction'),
    failed: messages.constructionBlogsFailed,
    all: messages.viewAllBlogs,
    allTo: paths.constructionBlogs,
  },
  business: {
    heading: messages.businessBlogsHeading,
    failed: messages.businessBlogsFailed,
    all: messages.viewAllBlogs,
    allTo: paths.blogs,
  },
};

/** The blogs of one category (`categoryBlogs`) as a block of another page. */
export function BlogCategoryBlock({
  category,
  blogs,
}: {
  category: Category;
  blogs: Async<readonly BlogCard[]>;
}) {
  const { heading, failed, all, allTo } = words[category];
  return (
    <Section
      heading={heading}
      aside={
        <ButtonLink to={allTo} look="secondary">
          {all}
        </ButtonLink>
      }
    >
      <AsyncSection
        data={blogs}
        loading={<BlogGridLoading rail />}
        failed={() => <FailedNotice>{failed}</FailedNotice>}
      >
        {(own) => {
          if (own.length === 0) return <p>{messages.noBlogsFound}</p>;
          return category === 'business' ? <BusinessBlogList blogs={own} /> : <BlogGrid blogs={own} rail />;
        }}
      </AsyncSection>
    </Section>
  );
}
