import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import type { TellTags } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { blogs } from '#platform/db/tables.ts';
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
};

/** What a reader of posts asks: the day, the pictures, and whom to tell what a reply shows. */
export type BlogReading = { db: Database; now: Date; picturesOf: PicturesOf; tell: TellTags };

const published = (now: Date) => and(isNotNull(blogs.publishedAt), lte(blogs.publishedAt, now));

/** All published blogs, newest first. The list has no paging by specification; the staff keeps it to hundreds. */
export async function listBlogs({ db, now, picturesOf, tell }: BlogReading): Promise<BlogCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(blogs)
    .where(published(now))
    .orderBy(desc(blogs.date), blogs.id)
    .limit(2000);
  const pictures = await picturesOf(
    rows.flatMap(({ image }) => image ?? []),
    tell,
  );
  return rows.map(({ image, ...row }) => ({ _id: row.id, ...row, ...imageOf(image, pictures) }));
}

/** One published blog with its rendered content, or null. */
export async function findBlog(
  id: string,
  { db, now, picturesOf, tell, render }: BlogReading & { render: Render },
): Promise<Blog | null> {
  const [row] = await db
    .select({ ...cardColumns, content: blogs.content, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(and(eq(blogs.id, id), published(now)));
  if (!row) return null;
  const { image, updatedAt, ...words } = row;
  return {
    _id: id,
    ...words,
    ...imageOf(image, await picturesOf(image ? [image] : [], tell)),
    updatedAt: updatedAt.toISOString(),
    ...(await render(row.content, tell)),
  };
}
