import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { BlogGrid } from './blog-grid.tsx';
import { BlogGridLoading } from './blog-grid-loading.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';

/** "Explore Our Blogs": three of them, chosen at random when the page was made. */
export function BlogTeaser({ blogs }: { blogs: Async<readonly BlogCard[]> }) {
  return (
    <Section
      heading={messages.blogTeaserHeading}
      aside={
        <ButtonLink to={paths.blogs} look="secondary">
          {messages.viewMoreBlogs}
        </ButtonLink>
      }
    >
      <AsyncSection
        data={blogs}
        loading={<BlogGridLoading />}
        failed={() => <FailedNotice>{messages.blogsFailed}</FailedNotice>}
      >
        {(chosen) => (chosen.length > 0 ? <BlogGrid blogs={chosen} /> : <p>{messages.noBlogsFound}</p>)}
      </AsyncSection>
    </Section>
  );
}
