/** @file Authors of posts: pages read their current published form. */
import type { Author, Blog } from '#contract/blogs.ts';
import { authorPath } from '#facts/paths.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { PublishedContent } from '#platform/content-target.ts';
import type { Database } from '#platform/db/handle.ts';
import { spokenLocales } from '#platform/content/published-sides.ts';
import { listedTarget, type PublishedItems } from '#platform/listed-content.ts';
import type { SitemapEntry } from '#platform/module.ts';
import { authorTag, listBlogs, type BlogReading } from './blogs-queries.ts';

/** The author of the demonstration, named by two of its posts. */
const demoAuthor = 'ritika-sethi';
const demoAuthorWords = {
  name: 'Ritika Sethi',
  about:
    'She has kept the books of small shops in Delhi for fifteen years, and helped many of them to their first hundred customers.',
};

const demoAuthorInHindi = {
  name: 'ऋतिका सेठी',
  about:
    'ये पंद्रह साल से दिल्ली की छोटी दुकानों का हिसाब-किताब देख रही हैं, और कई दुकानों को उनके पहले सौ ग्राहकों तक पहुँचा चुकी हैं।',
};

type AuthorContent = { name: string; picture?: string; about: string };
const writtenIn = ({ data }: PublishedContent) => data as AuthorContent;

export const authorTarget = listedTarget({
  tags: ({ key }) => [authorTag(key)],
  initialSides: (demo) => (demo ? [{ of: demoAuthor, locale: 'hi', words: demoAuthorInHindi }] : []),
  initial: (demo) => (demo ? [{ key: demoAuthor, data: demoAuthorWords }] : []),
});

export function createAuthors(db: Database, published: PublishedItems) {
  const find = async (key: string | null) =>
    key === null ? null : ((await published('author')).find((one) => one.key === key) ?? null);
  return {
    /** Returns the author as a post names them; null for one who is not shown. */
    async named(key: string | null): Promise<Blog['author']> {
      const author = await find(key);
      return author && { id: author.key, name: writtenIn(author).name };
    },
    /** Returns the page of an author; null when there is none. */
    async page(key: string, reading: BlogReading): Promise<Author | null> {
      const author = await find(key);
      if (!author) return null;
      const { name, picture, about } = writtenIn(author);
      const shown = picture && (await reading.picturesOf([picture], reading.addTags)).get(picture);
      return {
        id: key,
        name,
        about,
        ...(author.lang && { lang: author.lang }),
        picture: shown ? { ...shown.detail, focusX: shown.focus.x, focusY: shown.focus.y } : null,
        blogs: await listBlogs(reading, key),
      };
    },
    sitemap: async (): Promise<SitemapEntry[]> => {
      const spoken = await spokenLocales(db, 'author');
      return (await published('author')).map(({ key, updatedAt }) => ({
        url: authorPath(key),
        spoken: spoken(key),
        lastmod: dayInDelhi(updatedAt),
      }));
    },
  };
}
