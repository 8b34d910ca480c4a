/** @file The demo posts: markdown files with front matter, read as an import reads them and checked as a publication is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogCard } from '#contract/blogs.ts';
import { missingFields } from '#contract/desk/content/content-schema.ts';
import { contentTypes } from '#contract/desk/content/content-types.ts';
import { readMarkdownFile } from '#platform/content/markdown-file.ts';
import type { Tx } from '#platform/db/handle.ts';
import { blogs } from '#platform/db/tables.ts';
import { searchKey } from '#platform/db/search-key.ts';

const folder = join(import.meta.dirname, 'seed');

type SeedPost = Pick<BlogCard, 'id' | 'title' | 'excerpt' | 'category' | 'date'> & {
  image: string;
  content: string;
  author?: readonly string[];
};

/** Reads every post of the seed. Throws with the file's name when one is malformed. */
export function readSeedPosts(dir = folder): SeedPost[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const { key, data, notes } = readMarkdownFile(file, readFileSync(join(dir, file), 'utf8'));
      const faults = [
        ...notes,
        ...missingFields(contentTypes.post.fields, data).map(({ message }) => message),
      ];
      if (faults.length > 0) throw new Error(`${file}: ${faults.join(' ')}`);
      return { ...data, id: key } as SeedPost;
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
        author: post.author?.[0] ?? null,
        image: `/art/blog/${post.id}-960.webp`,
        publishedAt: new Date(`${post.date}T03:30:00Z`),
        search: searchKey(`${post.title} ${post.category} ${post.excerpt}`),
      })),
    )
    .onConflictDoNothing();
}
