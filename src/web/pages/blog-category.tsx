import { useLocation } from 'react-router';
import { messages } from '#facts/messages.ts';
import { isAt, paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { blogCategoryPages } from '#content/blog-categories.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { pageNumber } from '#kit/page/page-url.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { blogPageHref, blogPageOf, shownPage } from '#features/blog/blog-page.ts';
import { BlogGrid } from '#features/blog/blog-grid.tsx';
import { BlogGridLoading } from '#features/blog/blog-grid-loading.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import type { Route } from './+types/blog-category';

const pageAt = (pathname: string) =>
  blogCategoryPages.find(({ path }) => isAt(path, pathname)) ?? blogCategoryPages[0];

const load = (api: Api, { url }: LoadArgs<unknown>) => ({
  blogs: api.blogList().then((blogs) => {
    const { category } = pageAt(url.pathname);
    return blogPageOf(
      blogs.filter((blog) => !category || blog.category === category),
      pageNumber(url),
    );
  }),
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const { heading, description, path } = pageAt(location.pathname);
  return pageMeta(matches, {
    title: heading,
    description,
    path: blogPageHref(path, shownPage(loaderData?.blogs, location)),
  });
};

export default function BlogCategory({ loaderData: { blogs } }: Route.ComponentProps) {
  const { heading, description, path, failed } = pageAt(useLocation().pathname);
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
        {({ blogs: shown, page, pages }) =>
          shown.length > 0 ? (
            <>
              <BlogGrid blogs={shown} level="h2" eager={2} />
              <PageLinks page={page} pages={pages} hrefOf={(one) => blogPageHref(path, one)} />
            </>
          ) : (
            <p>{messages.noBlogsFound}</p>
          )
        }
      </AsyncSection>
      <ButtonLink to={paths.blogs} look="secondary" className="mt-10">
        {messages.viewAllBlogs}
      </ButtonLink>
    </div>
  );
}
