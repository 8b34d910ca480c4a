import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { searchWords } from '#facts/search-words.ts';
import type { Api } from '#contract/client.ts';
import { browserLoad, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { BlogGridLoading } from '#features/blog/blog-grid-loading.tsx';
import { BlogSearch } from '#features/blog/blog-search.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/blogs';

const load = (api: Api) => ({ blogs: api.blogList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Blogs on events, construction and business',
    description:
      'Plain, practical reading for Delhi-NCR: weddings and events, building and repairing homes, and starting a business.',
    path: paths.blogs,
  });

export default function Blogs({ loaderData: { blogs } }: Route.ComponentProps) {
  const [search] = useSearchParams();
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
        {(list) => <BlogSearch blogs={list} query={searchWords(search.get('q'))} />}
      </AsyncSection>
    </div>
  );
}
