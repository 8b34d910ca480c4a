/** @file The demo posts: markdown files with front matter, parsed like an import and validated like a publication. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogCard } from '#contract/blogs.ts';
import { missingFields } from '#contract/desk/content/content-schema.ts';
import { contentTypeIn, sideLocale } from '#contract/desk/content/sides.ts';
import { defaultLocale } from '#words/locales.ts';
import type { InitialSide } from '#platform/content-target.ts';
import type { ReadItem } from '#platform/content/file-item.ts';
import { readOwnFile } from '#platform/content/markdown-file.ts';
import type { Tx } from '#platform/db/handle.ts';
import { blogs } from '#platform/db/tables.ts';
import { packageRoot } from '#platform/package-root.ts';
import { searchKey } from '#platform/db/search-key.ts';

const folder = join(packageRoot, 'src/server/modules/blogs/seed');

type SeedPost = Pick<BlogCard, 'id' | 'title' | 'excerpt' | 'category' | 'date'> & {
  image: string;
  content: string;
  author?: readonly string[];
};

/** Reads every file of the seed. Throws with the file's name when one is malformed. */
const readSeed = (dir: string): ReadItem[] =>
  readdirSync(dir)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const item = readOwnFile(file, readFileSync(join(dir, file), 'utf8'));
      const missing = missingFields(contentTypeIn('post', item.locale).fields, item.data);
      const faults = [...item.notes, ...missing.map(({ message }) => message)];
      if (faults.length > 0) throw new Error(`${file}: ${faults.join(' ')}`);
      return item;
    });

/** Reads every post of the seed. Throws with the file's name when one is malformed. */
export const readSeedPosts = (dir = folder): SeedPost[] =>
  readSeed(dir)
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ key, data }) => ({ ...data, id: key }) as SeedPost);

/** Reads the seed's words in other languages. */
export const readSeedSides = (dir = folder): InitialSide[] =>
  readSeed(dir).flatMap(({ key, locale: written, data }) => {
    const locale = sideLocale(written);
    return locale ? [{ of: key, locale, words: data }] : [];
  });

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
