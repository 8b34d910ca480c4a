/** @file The blogs as RSS and JSON feeds, and their addresses for the sitemap. */
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { blogPath, paths } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { langNow, prefixNow, t } from '#words/t.ts';
import type { Config } from '#platform/config/config.ts';

type Dependencies = { config: Config; list: () => Promise<BlogCard[]> };

const feedItems = 50;
const kept = 'public, max-age=900';

/** Serves `/blogs/rss.xml` and `/blogs/feed.json`, newest first. */
export function blogFeeds(
  app: FastifyInstance,
  { config: { company, publicUrl }, list }: Dependencies,
): void {
  async function feed(): Promise<Feed> {
    // A feed states one language for all of its entries.
    const blogs = (await list()).filter(({ lang }) => lang === undefined).slice(0, feedItems);
    const own = publicUrl + prefixNow();
    const made = new Feed({
      id: own + paths.blogs,
      link: own + paths.blogs,
      title: t('{brand} blogs', { brand: company.brand }),
      description: company.tagline,
      language: langNow(),
      copyright: company.legalName,
      updated: new Date(blogs[0]?.date ?? 0),
      feedLinks: { rss: `${own}/blogs/rss.xml`, json: `${own}/blogs/feed.json` },
    });
    for (const blog of blogs)
      made.addItem({
        id: own + blogPath(blog.id),
        link: own + blogPath(blog.id),
        title: blog.title,
        description: blog.excerpt,
        date: new Date(blog.date),
        category: [{ name: blog.category }],
      });
    return made;
  }
  app.get('/blogs/rss.xml', async (_, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', kept)
      .send((await feed()).rss2()),
  );
  app.get('/blogs/feed.json', async (_, reply) =>
    reply
      .type('application/feed+json; charset=utf-8')
      .header('cache-control', kept)
      .send((await feed()).json1()),
  );
}
