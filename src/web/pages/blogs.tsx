import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { searchWords } from '#facts/search-words.ts';
import type { Api } from '#contract/client.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { pageNumber } from '#kit/page/page-url.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { BlogGridLoading } from '#features/blog/blog-grid-loading.tsx';
import { blogPageHref, blogPageOf, shownPage } from '#features/blog/blog-page.ts';
import { BlogSearch } from '#features/blog/blog-search.tsx';
import { BlogTopics } from '#features/blog/blog-topics.tsx';
import { ofTopic, searchBlogs, topicsOf } from '#features/blog/search-blogs.ts';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/blogs';

const topicIn = (search: URLSearchParams) => searchWords(search.get('topic'));

const load = (api: Api, { url }: LoadArgs<unknown>) => ({
  blogs: api.blogList().then((blogs) => {
    const found = searchBlogs(
      ofTopic(blogs, topicIn(url.searchParams)),
      searchWords(url.searchParams.get('q')),
    );
    return { ...blogPageOf(found, pageNumber(url)), topics: topicsOf(blogs) };
  }),
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    title: t('Blogs on events, construction and business'),
    description: t(
      'Plain, practical reading for Delhi-NCR: weddings and events, building and repairing homes, and starting a business.',
    ),
    path: blogPageHref(paths.blogs, shownPage(loaderData?.blogs, location)),
  });

export default function Blogs({ loaderData: { blogs } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const query = searchWords(search.get('q'));
  const topic = topicIn(search);
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading eyebrow={messages.blogTagline} className="mb-6">
        {messages.blogListHeading}
      </PageHeading>
      <AsyncSection
        data={blogs}
        loading={<BlogGridLoading cards={6} />}
        failed={() => <FailedNotice>{messages.blogsFailed}</FailedNotice>}
      >
        {({ topics, ...list }) => (
          <>
            <BlogTopics topics={topics} chosen={topic} />
            <BlogSearch key={`${topic} ${query}`} list={list} query={query} topic={topic} />
          </>
        )}
      </AsyncSection>
    </div>
  );
}
