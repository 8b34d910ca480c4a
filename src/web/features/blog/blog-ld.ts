import type { BlogPosting, WithContext } from 'schema-dts';
import { langNow } from '#words/t.ts';
import type { Blog } from '#contract/blogs.ts';
import type { Site } from '#contract/site.ts';
import { authorPath, blogPath } from '#facts/paths.ts';
import { twinPath } from '#ui/twin-path.ts';

/** Structured data (JSON-LD) of a post. */
export const blogLd = (site: Site, blog: Blog): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: blog.title,
  description: blog.excerpt,
  datePublished: blog.date,
  dateModified: blog.updatedAt,
  articleSection: blog.category,
  inLanguage: blog.lang ?? langNow(),
  mainEntityOfPage: site.url + twinPath(blogPath(blog.id)),
  ...(blog.image && { image: new URL(blog.image, site.url).href }),
  author: blog.author
    ? {
        '@type': 'Person',
        name: blog.author.name,
        ...(blog.author.id !== null && {
          '@id': site.url + authorPath(blog.author.id),
          url: site.url + twinPath(authorPath(blog.author.id)),
        }),
      }
    : { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.company.brand },
  publisher: { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.company.brand },
});
