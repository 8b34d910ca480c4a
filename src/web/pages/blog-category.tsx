import { useLocation } from 'react-router';
import { messages } from '#facts/messages.ts';
import { isAt, paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { blogCategoryPages } from '#content/blog-categories.ts';
import { browserLoad, serverLoad } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { BlogGrid } from '#features/blog/blog-grid.tsx';
import { BlogGridLoading } from '#features/blog/blog-grid-loading.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import type { Route } from './+types/blog-category';

const load = (api: Api) => ({ blogs: api.blogList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

const pageAt = (pathname: string) =>
  blogCategoryPages.find(({ path }) => isAt(path, pathname)) ?? blogCategoryPages[0];

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { heading, description, path } = pageAt(location.pathname);
  return pageMeta(matches, { title: heading, description, path });
};

export default function BlogCategory({ loaderData: { blogs } }: Route.ComponentProps) {
  const { heading, description, category, failed } = pageAt(useLocation().pathname);
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={description} className="mb-8">
        {heading}
      </PageHeading>
      <AsyncSection
        data={blogs}
        loading={<BlogGridLoading cards={6} />}
        failed={() => <FailedNotice>{failed}</FailedNotice>}
      >
        {(list) => {
          const own = list.filter((blog) => !category || blog.category === category);
          return own.length > 0 ? (
            <BlogGrid blogs={own} level="h2" eager={2} />
          ) : (
            <p>{messages.noBlogsFound}</p>
          );
        }}
      </AsyncSection>
      <ButtonLink to={paths.blogs} look="secondary" className="mt-10">
        {messages.viewAllBlogs}
      </ButtonLink>
    </div>
  );
}
