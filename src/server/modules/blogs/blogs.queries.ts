import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import { picturePath } from '#contract/picture-path.ts';
import type { Database } from '#platform/db/handle.ts';
import { blogs } from '#platform/db/tables.ts';
import { altOf } from './blog-pictures.ts';
import { renderMarkdown } from './markdown.ts';

const cardColumns = {
  id: blogs.id,
  title: blogs.title,
  excerpt: blogs.excerpt,
  category: blogs.category,
  image: blogs.image,
  date: blogs.date,
};

type CardRow = Omit<BlogCard, '_id' | 'imageAlt'>;

/** The picture's words come with its drawing; an uploaded one is described by the title beside it. */
const cardOf = ({ id, title, excerpt, category, image, date }: CardRow): BlogCard => ({
  _id: id,
  id,
  title,
  excerpt,
  category,
  image: picturePath(image),
  imageAlt: altOf(picturePath(image)),
  date,
});

const published = (now: Date) => and(isNotNull(blogs.publishedAt), lte(blogs.publishedAt, now));

/** All published blogs, newest first. The list has no paging by specification; the staff keeps it to hundreds. */
export async function listBlogs(db: Database, now: Date): Promise<BlogCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(blogs)
    .where(published(now))
    .orderBy(desc(blogs.date), blogs.id)
    .limit(2000);
  return rows.map(cardOf);
}

/** One published blog with its rendered content, or null. */
export async function findBlog(db: Database, id: string, now: Date): Promise<Blog | null> {
  const [row] = await db
    .select({ ...cardColumns, content: blogs.content, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(and(eq(blogs.id, id), published(now)));
  if (!row) return null;
  return {
    ...cardOf(row),
    content: row.content,
    updatedAt: row.updatedAt.toISOString(),
    ...renderMarkdown(row.content),
  };
}
