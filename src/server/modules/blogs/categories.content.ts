/** @file Categories of posts that the staff made, beside the three stated ones, which keep their pages. */
import { blogCategories } from '#contract/blogs.ts';
import { textIn } from '#contract/desk/content/fields.ts';
import { listedTarget, type PublishedItems } from '#platform/listed-content.ts';

const stated: readonly string[] = blogCategories;

/** Every list of posts may name one. */
export const categoryTarget = listedTarget({
  tags: () => ['blog'],
  // The name says nothing new of a stated one, whose words stand elsewhere.
  problems: (_, __, key) =>
    stated.includes(key)
      ? [{ field: 'name', message: 'This is one of the three that are there already.' }]
      : [],
});

/** Returns the names of those that are published, by their keys, in the language of the reader. */
export async function categoryNames(published: PublishedItems): Promise<ReadonlyMap<string, string>> {
  const made = await published('blogcategory');
  return new Map(made.map(({ key, data }) => [key, textIn(data, 'name')]));
}
