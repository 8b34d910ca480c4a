import { t } from '#words/t.ts';
import type { BlogCard } from '#contract/blogs.ts';

/** What a category is called by those who look for it. */
const names: Readonly<Record<BlogCard['category'], string>> = {
  events: t('Events'),
  construction: t('Construction'),
  business: t('Business'),
};

/** Blogs whose title, category or excerpt holds the text, without regard to case; all of them for an empty text. */
export function searchBlogs(blogs: readonly BlogCard[], text: string): readonly BlogCard[] {
  const wanted = text.trim().toLowerCase();
  return blogs.filter(({ title, category, excerpt }) =>
    [title, names[category], excerpt].some((part) => part.toLowerCase().includes(wanted)),
  );
}
