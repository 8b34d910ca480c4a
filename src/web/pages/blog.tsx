import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { blogPath, paths } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Api } from '#contract/client.ts';
import { randomSample } from '#kit/page/random-sample.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf, spokenWhereWritten } from '#kit/page/page-meta.ts';
import { breadcrumbsLd } from '#kit/page/site-ld.ts';
import { useSite } from '#kit/page/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { sceneOf } from '#ui/picture.tsx';
import { blogLd } from '#features/blog/blog-ld.ts';
import { BlogArticle } from '#features/blog/blog-article.tsx';
import { BlogMissing } from '#features/blog/blog-missing.tsx';
import { BlogLoading } from '#features/blog/blog-loading.tsx';
import { SuggestedBlogs } from '#features/blog/suggested-blogs.tsx';
import type { Route } from './+types/blog';

/** Returns the blogs that the post names; without any, three others. */
function suggestedOf(id: string, related: readonly string[], blogs: readonly BlogCard[]): BlogCard[] {
  const named = related.flatMap((one) => blogs.find((blog) => blog.id === one) ?? []);
  return named.length > 0
    ? named
    : randomSample(
        blogs.filter((blog) => blog.id !== id),
        limits.suggestedBlogs,
      );
}

const load = (api: Api, { params: { id } }: LoadArgs<{ id: string }>) => {
  const blog = api.blogGet({ params: { blogId: id } });
  // A failed post reports it itself.
  const related = blog.then(
    (found) => found.related,
    () => [],
  );
  return {
    blog,
    suggested: api.blogList().then(async (blogs) => suggestedOf(id, await related, blogs)),
  };
};
export const loader = serverLoad(load, 'blog');
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const otherwise = {
    title: messages.blogNotFound,
    description: t('This blog could not be shown.'),
    path: blogPath(params.id),
  };
  return pageMetaOf(matches, loaderData?.blog, otherwise, ({ title, excerpt, image, picture, lang }) => ({
    title,
    lang,
    spoken: spokenWhereWritten,
    description: excerpt,
    scene: sceneOf(image),
    picture,
    type: 'article',
  }));
};

export default function BlogPage({ loaderData: { blog, suggested } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 md:py-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,20rem)] lg:justify-between">
      <AsyncSection
        data={blog}
        loading={<BlogLoading />}
        failed={({ status }) => <BlogMissing status={status} />}
      >
        {(found) => (
          <>
            {/* Already in the head, unless the post loaded after the page. */}
            {blog instanceof Promise && <title>{`${found.title} | ${site.company.brand}`}</title>}
            <JsonLd data={import.meta.env.SSR && blogLd(site, found)} />
            <JsonLd
              data={
                import.meta.env.SSR &&
                breadcrumbsLd(site, [
                  { name: t('Blogs'), path: paths.blogs },
                  { name: found.title, path: blogPath(found.id) },
                ])
              }
            />
            <BlogArticle blog={found} />
          </>
        )}
      </AsyncSection>
      <SuggestedBlogs blogs={suggested} />
    </div>
  );
}
