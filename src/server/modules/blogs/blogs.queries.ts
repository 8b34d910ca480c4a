import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import type { Database } from '#platform/db/handle.ts';
import { blogs } from '#platform/db/tables.ts';
import { renderMarkdown } from './markdown.ts';

const cardColumns = {
  id: blogs.id,
  title: blogs.title,
  excerpt: blogs.excerpt,
  category: blogs.category,
  image: blogs.image,
  date: blogs.date,
};

const published = (now: Date) => and(isNotNull(blogs.publishedAt), lte(blogs.publishedAt, now));

/** All published blogs, newest first. The list has no paging by specification; the staff keeps it to hundreds. */
export async function listBlogs(db: Database, now: Date): Promise<BlogCard[]> {
  const rows = await db.select(cardColumns).from(blogs).where(published(now)).orderBy(desc(blogs.date), blogs.id).limit(2000);
  return rows.map((row) => ({ _id: row.id, ...row }));
}

/** One published blog with its rendered content, or null. */
export async function findBlog(db: Database, id: string, now: Date): Promise<Blog | null> {
  const [row] = await db
    .select({ ...cardColumns, content: blogs.content, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(and(eq(blogs.id, id), published(now)));
  if (!row) return null;
  return { _id: row.id, ...row, updatedAt: row.updatedAt.toISOString(), ...renderMarkdown(row.content) };
}
