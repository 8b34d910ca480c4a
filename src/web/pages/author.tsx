import { messages } from '#facts/messages.ts';
import { authorPath, paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf, spokenWhereWritten } from '#kit/page/page-meta.ts';
import { useSite } from '#kit/page/site.ts';
import { pageNumber } from '#kit/page/page-url.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { t } from '#words/t.ts';
import { OnlyInEnglish } from '#ui/only-in-english.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { authorLd } from '#features/blog/author-ld.ts';
import { BlogGrid } from '#features/blog/blog-grid.tsx';
import { blogPageHref, blogPageOf, shownPage } from '#features/blog/blog-page.ts';
import { BlogGridLoading } from '#features/blog/blog-grid-loading.tsx';
import type { Route } from './+types/author';

const load = (api: Api, { params: { authorId }, url }: LoadArgs<{ authorId: string }>) => ({
  author: api.authorGet({ params: { authorId } }).then(({ blogs, ...author }) => ({
    ...author,
    ...blogPageOf(blogs, pageNumber(url)),
  })),
});
export const loader = serverLoad(load, 'author');
export const clientLoader = browserLoad(load);

const failedWords = (status: number) =>
  status === 404
    ? t('There is no author here.')
    : t('This author could not be shown. Please try again later.');

export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) => {
  const otherwise = {
    title: t('Author'),
    description: t('Who writes the blogs, with their posts.'),
    path: blogPageHref(authorPath(params.authorId), shownPage(loaderData?.author, location)),
  };
  return pageMetaOf(matches, loaderData?.author, otherwise, ({ name, about, picture, lang }) => ({
    title: name,
    lang,
    spoken: spokenWhereWritten,
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
            {/* Already in the head, unless the author loaded after the page. */}
            {author instanceof Promise && <title>{`${found.name} | ${site.company.brand}`}</title>}
            <JsonLd data={import.meta.env.SSR && authorLd(site, found)} />
            <OnlyInEnglish lang={found.lang}>{t('So far this page is only in English.')}</OnlyInEnglish>
            <div lang={found.lang} className="mb-10 flex flex-wrap items-start gap-5">
              <Portrait picture={found.picture} name={found.name} className="size-24" />
              <div className="min-w-0 flex-1 basis-72">
                <PageHeading lead={found.about}>{found.name}</PageHeading>
              </div>
            </div>
            {found.blogs.length > 0 ? (
              <>
                <BlogGrid blogs={found.blogs} level="h2" eager={2} />
                <PageLinks
                  page={found.page}
                  pages={found.pages}
                  hrefOf={(one) => blogPageHref(authorPath(found.id), one)}
                />
              </>
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
