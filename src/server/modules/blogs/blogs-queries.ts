import { and, desc, eq, inArray, isNotNull, lte } from '#platform/db/drizzle.ts';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import type { AddTags } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { blogs } from '#platform/db/tables.ts';
import { spoken } from '#platform/content/published-sides.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import { imageOf } from './blog-pictures.ts';
import type { Render } from './render.ts';

const cardColumns = {
  id: blogs.id,
  title: blogs.title,
  excerpt: blogs.excerpt,
  category: blogs.category,
  image: blogs.image,
  date: blogs.date,
  tags: blogs.tags,
};
/** A card names tags only where there are some: most posts have none, and every list holds the cards. */
const tagged = (tags: string[]) => (tags.length > 0 ? { tags } : {});

/** The context of reading posts: the day, the pictures, and the receiver of the cache tags of a reply. */
export type BlogReading = {
  db: Database;
  now: Date;
  picturesOf: PicturesOf;
  addTags: AddTags;
  /** Returns the names of the categories that the staff made, by their keys. */
  categories: () => Promise<ReadonlyMap<string, string>>;
};

/** A function that returns the current id of a post that had this one before; null when none had it. */
export type PresentId = (id: string) => Promise<string | null>;
type More = {
  render: Render;
  presentId: PresentId;
  /** Returns the author as a post names them; null for one who is not shown. */
  authorOf: (key: string | null) => Promise<Blog['author']>;
};

/** Returns the cache tag of an author's page and posts. */
export const authorTag = (key: string) => `author:${key}`;

const published = (now: Date) => and(isNotNull(blogs.publishedAt), lte(blogs.publishedAt, now));

/**
 * Returns all published blogs, or those of one author, newest first. The specification gives the list no paging; the staff limits it to
 * hundreds.
 */
export async function listBlogs(
  { db, now, picturesOf, addTags, categories }: BlogReading,
  author?: string,
): Promise<BlogCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(blogs)
    .where(and(published(now), author === undefined ? undefined : eq(blogs.author, author)))
    .orderBy(desc(blogs.date), blogs.id)
    .limit(2000);
  const pictures = await picturesOf(
    rows.flatMap(({ image }) => image ?? []),
    addTags,
  );
  const said = await spoken(db, 'post', rows, ({ id }) => id);
  const names = await categories();
  return said.map(({ image, tags, ...row }) => ({
    _id: row.id,
    ...row,
    ...(names.has(row.category) && { categoryName: names.get(row.category) }),
    ...tagged(tags),
    ...imageOf(image, pictures),
  }));
}

/** Returns the current ids of posts, following those that have moved, without hidden ones. */
async function presentIds(
  ids: readonly string[],
  { db, now, presentId }: Pick<BlogReading, 'db' | 'now'> & { presentId: PresentId },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(inArray(blogs.id, [...ids]), published(now)));
  const there = new Set(rows.map(({ id }) => id));
  const present = await Promise.all(ids.map(async (id) => (there.has(id) ? id : presentId(id))));
  return [...new Set(present.filter((id) => id !== null))];
}

/** Finds one published blog with its rendered content, or null. */
export async function findBlog(
  id: string,
  { db, now, picturesOf, addTags, render, authorOf, presentId }: BlogReading & More,
): Promise<Blog | null> {
  const [row] = await db
    .select({
      ...cardColumns,
      content: blogs.content,
      author: blogs.author,
      byline: blogs.byline,
      related: blogs.related,
      updatedAt: blogs.updatedAt,
    })
    .from(blogs)
    .where(and(eq(blogs.id, id), published(now)));
  if (!row) return null;
  const [said] = await spoken(db, 'post', [row], () => id);
  const { image, updatedAt, author, byline, tags, related, ...words } = said!;
  if (author) addTags([authorTag(author)]);
  return {
    _id: id,
    ...words,
    ...tagged(tags),
    ...imageOf(image, await picturesOf(image ? [image] : [], addTags)),
    author: (await authorOf(author)) ?? (byline === null ? null : { id: null, name: byline }),
    related: (await presentIds(related, { db, now, presentId })).filter((one) => one !== id),
    updatedAt: updatedAt.toISOString(),
    ...(await render(said!.content, addTags)),
  };
}
