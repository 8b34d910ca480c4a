/** @file The blogs as RSS and JSON feeds, and their addresses for the sitemap. */
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { isOwnPath } from '#facts/own-path.ts';
import { authorPath, blogPath, paths } from '#facts/paths.ts';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import { langNow, prefixNow, t } from '#words/t.ts';
import type { Config } from '#platform/config/config.ts';

type Dependencies = {
  config: Config;
  list: () => Promise<BlogCard[]>;
  find: (id: string) => Promise<Blog | null>;
};

/** With their whole text, so few. */
const feedItems = 20;
const kept = 'public, max-age=900';

const startTag = /<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/g;

/** Returns our own HTML with whole addresses, since a feed is read elsewhere. */
export const withWholeAddresses = (html: string, origin: string): string =>
  html.replaceAll(startTag, (tag) =>
    tag
      .replaceAll(/ srcset="[^"]*"/g, '')
      .replaceAll(/ (href|src|poster)="([^"]*)"/g, (all, name: string, link: string) =>
        isOwnPath(link) ? ` ${name}="${origin}${link}"` : all,
      ),
  );

/** Serves `/blogs/rss.xml` and `/blogs/feed.json`, newest first, with the whole text and the author of each post. */
export function blogFeeds(
  app: FastifyInstance,
  { config: { company, publicUrl }, list, find }: Dependencies,
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
    for (const blog of blogs) {
      const whole = await find(blog.id);
      made.addItem({
        id: own + blogPath(blog.id),
        link: own + blogPath(blog.id),
        title: blog.title,
        description: blog.excerpt,
        date: new Date(blog.date),
        category: [{ name: blog.categoryName ?? blog.category }],
        ...(whole && { content: withWholeAddresses(whole.html, publicUrl) }),
        ...(whole?.author && {
          author: [
            {
              name: whole.author.name,
              ...(whole.author.id !== null && { link: own + authorPath(whole.author.id) }),
            },
          ],
        }),
      });
    }
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
