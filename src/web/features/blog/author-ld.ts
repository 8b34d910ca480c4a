import type { Person, WithContext } from 'schema-dts';
import type { Author } from '#contract/blogs.ts';
import type { Site } from '#contract/site.ts';
import { authorPath } from '#facts/paths.ts';
import { twinPath } from '#ui/twin-path.ts';

/** Structured data (JSON-LD) of an author. */
export const authorLd = (
  site: Site,
  { id, name, about, picture }: Omit<Author, 'blogs'>,
): WithContext<Person> => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  '@id': site.url + authorPath(id),
  name,
  description: about,
  url: site.url + twinPath(authorPath(id)),
  worksFor: { '@id': `${site.url}/#organization` },
  ...(picture && { image: new URL(picture.src, site.url).href }),
});
