import { api } from '#facts/api.ts';
import { blogPath } from '#facts/paths.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import type { BlogCard, blogEndpoints } from '#contract/blogs.ts';
import { t } from '#words/t.ts';
import type { AddTags } from '#platform/call.ts';
import { spokenLocales } from '#platform/content/published-sides.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { authorTarget, createAuthors } from './authors.ts';
import { findBlog, listBlogs, type PresentId } from './blogs-queries.ts';
import { seedBlogs } from './blogs.seed.ts';
import { blogFeeds } from './feeds.ts';
import type { CardDependencies } from './cards.ts';
import { categoryNames, categoryTarget } from './categories.content.ts';
import { postTarget } from './posts.content.ts';
import { createRender, type Render } from './render.ts';

type BlogNeeds = Pick<CardDependencies, 'vendorsOf' | 'markets'> & {
  picturesOf: PicturesOf;
  presentId: PresentId;
  published: PublishedItems;
};

export type Blogs = Module<typeof blogEndpoints> & {
  /** The list for pages without the posts' pictures: its cache tags are not reported. */
  list: () => Promise<BlogCard[]>;
  render: Render;
  sitemap: () => Promise<SitemapEntry[]>;
};

/** Creates the module that serves blogs, on pages and as feeds. */
export function createBlogs(
  { config, clock, db, parsing }: Pick<Platform, 'config' | 'clock' | 'db' | 'parsing'>,
  { picturesOf, presentId, published, ...asked }: BlogNeeds,
): Blogs {
  const render = createRender({ publicUrl: config.publicUrl, parsing, picturesOf, ...asked });
  const authors = createAuthors(db, published);
  const reading = (addTags: AddTags) => ({
    db,
    now: clock(),
    picturesOf,
    addTags,
    categories: () => categoryNames(published),
  });
  const find = (id: string, addTags: AddTags) =>
    findBlog(id, { ...reading(addTags), render, authorOf: authors.named, presentId });
  const list = () => listBlogs(reading(() => undefined));
  return {
    handlers: {
      blogList: (_, { addTags }) => listBlogs(reading(addTags)),
      blogGet: async ({ params }, { addTags }) => {
        // An id that cannot be stored cannot exist: the database would raise an error for the NUL.
        const blog = params.blogId.includes('\0') ? null : await find(params.blogId, addTags);
        if (blog) return blog;
        const present = await presentId(params.blogId);
        if (present)
          throw new Problem('moved', {
            location: fillPath(parseRoute(api.blogGet).path, { blogId: present }),
          });
        throw new Problem('not_found', { message: t('Blog Not Found') });
      },
      authorGet: async ({ params: { authorId } }, { addTags }) => {
        const author = await authors.page(authorId, reading(addTags));
        if (!author) throw new Problem('not_found');
        return author;
      },
    },
    routes: (app) => blogFeeds(app, { config, list, find: (id) => find(id, () => undefined) }),
    seed: seedBlogs,
    content: { post: postTarget, author: authorTarget, blogcategory: categoryTarget },
    list,
    render,
    sitemap: async () => {
      const spoken = await spokenLocales(db, 'post');
      const posts = await list();
      return [
        ...posts.map(({ id, date }) => ({ url: blogPath(id), lastmod: date, spoken: spoken(id) })),
        ...(await authors.sitemap()),
      ];
    },
  };
}
