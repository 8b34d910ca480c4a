/** @file The demo posts: markdown files with front matter, checked before they are stored. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { blogCategories } from '#contract/blogs.ts';
import type { Tx } from '#platform/db/handle.ts';
import { blogs } from '#platform/db/tables.ts';
import { searchKey } from '#platform/db/search-key.ts';

const FrontMatter = z.strictObject({
  title: z.string().min(10).max(120),
  excerpt: z.string().min(60).max(240),
  category: z.enum(blogCategories),
  date: z.iso.date(),
  image: z.string().regex(/^\/art\/[a-z0-9-]+$/),
});

const folder = join(import.meta.dirname, 'seed');

/** Reads every post of the seed. Throws with the file's name when one is malformed. */
export function readSeedPosts(
  dir = folder,
): (z.infer<typeof FrontMatter> & { id: string; content: string })[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, matter = '', content = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(dir, file), 'utf8')) ?? [];
      const parsed = FrontMatter.safeParse(parse(matter, { schema: 'failsafe' }));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      return { ...parsed.data, id: file.replace(/\.md$/, ''), content: content.trim() };
    });
}

/** Stores the demo posts in an empty table. */
export async function seedBlogs(tx: Tx): Promise<void> {
  const posts = readSeedPosts();
  if (posts.length === 0) return;
  await tx
    .insert(blogs)
    .values(
      posts.map((post) => ({
        ...post,
        image: `/art/blog/${post.id}-960.webp`,
        publishedAt: new Date(`${post.date}T03:30:00Z`),
        search: searchKey(`${post.title} ${post.category} ${post.excerpt}`),
      })),
    )
    .onConflictDoNothing();
}
