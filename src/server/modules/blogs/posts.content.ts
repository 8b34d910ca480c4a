/** @file Publishes the desk's posts to the blogs table. */
import { isDeepStrictEqual } from 'node:util';
import { eq, isNotNull } from '#platform/db/drizzle.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { blogs } from '#platform/db/tables.ts';
import { authorTag } from './blogs-queries.ts';
import { readSeedSides } from './blogs.seed.ts';
import { newId } from '#platform/db/tables/columns.ts';

type PostData = Pick<BlogCard, 'title' | 'excerpt' | 'category' | 'date'> & {
  image?: string;
  content: string;
  author?: readonly string[];
  related?: readonly string[];
  byline?: string;
  tags?: readonly string[];
};
const dataOf = ({ data }: PublishedContent) => data as PostData;

/** Matches a drawn picture, known by its name; the table has its file of the usual width. */
const drawn = /^\/art\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)$/;
const fileOf = (image: string | undefined) => image?.replace(drawn, '/art/$1-960.webp') ?? null;
const nameOf = (file: string) => file.replace(/^(\/art\/.+)-960\.webp$/, '$1');

const authorOf = (item: PublishedContent) => dataOf(item).author?.[0] ?? null;

/** Returns the part of a post that lists show. */
const cardOf = (item: PublishedContent) => {
  const { title, excerpt, category, date, image, tags } = dataOf(item);
  return { title, excerpt, category, date, image, tags, key: item.key };
};

/** The target of posts. A post whose text alone changed leaves the cached lists unchanged. */
export const postTarget: ContentTarget = {
  async publish(tx, item, before) {
    const { title, excerpt, category, date, image, content, author, related, byline, tags } = dataOf(item);
    const row = {
      id: item.key,
      title,
      excerpt,
      category,
      date,
      image: fileOf(image),
      content,
      author: author?.[0] ?? null,
      byline: byline ?? null,
      tags: [...(tags ?? [])],
      related: [...(related ?? [])],
      publishedAt: item.publishedAt,
      search: searchKey([title, category, excerpt, ...(tags ?? [])].join(' ')),
      updatedAt: item.updatedAt,
    };
    if (before && before.key !== item.key) await tx.delete(blogs).where(eq(blogs.id, before.key));
    await tx.insert(blogs).values(row).onConflictDoUpdate({ target: blogs.id, set: row });
  },
  unpublish: async (tx, { key }) => void (await tx.delete(blogs).where(eq(blogs.id, key))),
  tags: (item, before) => {
    const isListedAlike = before !== null && isDeepStrictEqual(cardOf(item), cardOf(before));
    const posts = [item.key, ...(before ? [before.key] : [])].map((key) => `blog:${key}`);
    const [author, authorBefore] = [authorOf(item), before && authorOf(before)];
    // The page of an author lists the posts: it changes when the list or the look of a card does.
    const authors = isListedAlike && author === authorBefore ? [] : [author, authorBefore];
    return [
      ...new Set([
        ...(isListedAlike ? [] : ['blog']),
        ...posts,
        ...authors.flatMap((key) => (key ? [authorTag(key)] : [])),
      ]),
    ];
  },
  initialSides: (demo) => (demo ? readSeedSides() : []),
  async existing(db) {
    const rows = await db.select().from(blogs).where(isNotNull(blogs.publishedAt));
    return rows.map(
      ({ id, title, excerpt, category, date, image, content, publishedAt, updatedAt, ...row }) => ({
        id: newId(),
        key: id,
        data: {
          title,
          excerpt,
          category,
          date,
          ...(image && { image: nameOf(image) }),
          content,
          ...(row.author && { author: [row.author] }),
          ...(row.byline && { byline: row.byline }),
          ...(row.tags.length > 0 && { tags: row.tags }),
          ...(row.related.length > 0 && { related: row.related }),
        },
        publishedAt: publishedAt!,
        updatedAt,
        position: 0,
      }),
    );
  },
};
