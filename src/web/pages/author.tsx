import { messages } from '#facts/messages.ts';
import { authorPath, paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page-data.ts';
import { pageMetaOf } from '#kit/page-meta.ts';
import { useSite } from '#kit/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { authorLd } from '#features/blog/author-ld.ts';
import { BlogGrid } from '#features/blog/blog-grid.tsx';
import { BlogGridLoading } from '#features/blog/blog-grid-loading.tsx';
import type { Route } from './+types/author';

const load = (api: Api, { params: { authorId } }: LoadArgs<{ authorId: string }>) => ({
  author: api.authorGet({ params: { authorId } }),
});
export const loader = serverLoad(load, 'author');
export const clientLoader = browserLoad(load);

const failedWords = (status: number) =>
  status === 404 ? 'There is no author here.' : 'This author could not be shown. Please try again later.';

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const otherwise = {
    title: 'Author',
    description: 'Who writes the blogs, with their posts.',
    path: authorPath(params.authorId),
  };
  return pageMetaOf(matches, loaderData?.author, otherwise, ({ name, about, picture }) => ({
    title: name,
    description: about,
    picture,
    type: 'profile',
  }));
};

export default function AuthorPage({ loaderData: { author }, params }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="wrap py-10 md:py-14">
      <AsyncSection
        key={params.authorId}
        data={author}
        loading={
          <>
            <p className="mb-6 text-ink-soft">{messages.loading}</p>
            <BlogGridLoading cards={3} />
          </>
        }
        failed={({ status }) => <PageHeading>{failedWords(status)}</PageHeading>}
      >
        {(found) => (
          <>
            {/* The head has it already, unless the author came after the page. */}
            {author instanceof Promise && <title>{`${found.name} | ${site.company.brand}`}</title>}
            <JsonLd data={import.meta.env.SSR && authorLd(site, found)} />
            <div className="mb-10 flex flex-wrap items-start gap-5">
              <Portrait picture={found.picture} name={found.name} className="size-24" />
              <div className="min-w-0 flex-1 basis-72">
                <PageHeading lead={found.about}>{found.name}</PageHeading>
              </div>
            </div>
            {found.blogs.length > 0 ? (
              <BlogGrid blogs={found.blogs} level="h2" eager={2} />
            ) : (
              <p>{messages.noBlogsFound}</p>
            )}
          </>
        )}
      </AsyncSection>
      <ButtonLink to={paths.blogs} look="secondary" className="mt-10">
        {messages.viewAllBlogs}
      </ButtonLink>
    </div>
  );
}
