import { api } from '#facts/api.ts';
import { blogPath } from '#facts/paths.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import type { BlogCard, blogEndpoints } from '#contract/blogs.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { findBlog, listBlogs } from './blogs.queries.ts';
import { seedBlogs } from './blogs.seed.ts';
import { blogFeeds } from './feeds.ts';
import { postTarget } from './posts.content.ts';
import { renderMarkdown, type RenderedMarkdown } from './markdown.ts';

export type Blogs = Module<typeof blogEndpoints> & {
  list: () => Promise<BlogCard[]>;
  /** Markdown to safe HTML. */
  render: (markdown: string) => RenderedMarkdown;
  sitemap: () => Promise<SitemapEntry[]>;
};

type Dependencies = {
  /** Where a post is now that had this id before; null when none had it. */
  presentId: (blogId: string) => Promise<string | null>;
};

/** Reading blogs, on pages and as feeds. */
export function createBlogs(
  { config, clock, db }: Pick<Platform, 'config' | 'clock' | 'db'>,
  { presentId }: Dependencies,
): Blogs {
  const list = () => listBlogs(db, clock());
  return {
    handlers: {
      blogList: list,
      blogGet: async ({ params }) => {
        // An id that cannot be stored cannot exist: the database would refuse the NUL rather than find nothing.
        const blog = params.blogId.includes('\0') ? null : await findBlog(db, params.blogId, clock());
        if (blog) return blog;
        const present = await presentId(params.blogId);
        if (present)
          throw new Problem('moved', {
            location: fillPath(parseRoute(api.blogGet).path, { blogId: present }),
          });
        throw new Problem('not_found', { message: 'Blog Not Found' });
      },
    },
    routes: (app) => blogFeeds(app, { config, list }),
    seed: seedBlogs,
    content: { post: postTarget },
    list,
    render: renderMarkdown,
    sitemap: async () => (await list()).map(({ id, date }) => ({ url: blogPath(id), lastmod: date })),
  };
}
