import { t } from '#words/t.ts';
import type { BlogCard } from '#contract/blogs.ts';

/** Search terms that visitors use for a category. */
const names: Readonly<Record<BlogCard['category'], string>> = {
  events: t('Events'),
  construction: t('Construction'),
  business: t('Business'),
};

/** Returns blogs whose title, category, excerpt or tags contain the text, ignoring case; all of them for an empty text. */
export function searchBlogs(blogs: readonly BlogCard[], text: string): readonly BlogCard[] {
  const wanted = text.trim().toLowerCase();
  return blogs.filter(({ title, category, excerpt, tags = [] }) =>
    [title, names[category], excerpt, ...tags].some((part) => part.toLowerCase().includes(wanted)),
  );
}
