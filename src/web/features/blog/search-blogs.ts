import { t } from '#words/t.ts';
import type { BlogCategory } from '#content/types.ts';
import type { BlogCard } from '#contract/blogs.ts';

/** Names of the three stated categories, by which visitors search. */
const stated: Readonly<Record<BlogCategory, string>> = {
  events: t('Events'),
  construction: t('Construction'),
  business: t('Business'),
};

const isStated = (category: string): category is BlogCategory => Object.hasOwn(stated, category);
const nameOf = (category: string, made = '') => (isStated(category) ? stated[category] : made);

/** A category as a filter of the blog page. */
export type Topic = { topic: string; name: string };

/** Returns the categories of posts as filters; none where the staff made no category that a post has. */
export function topicsOf(blogs: readonly BlogCard[]): Topic[] {
  const named = new Map(
    blogs.flatMap(({ category, categoryName }) => {
      const name = nameOf(category, categoryName);
      return name ? [[category, name] as const] : [];
    }),
  );
  const made = [...named].filter(([topic]) => !isStated(topic));
  return made.length === 0
    ? []
    : [...[...named].filter(([topic]) => isStated(topic)), ...made].map(([topic, name]) => ({ topic, name }));
}

/** Returns the blogs of a category; all of them for an empty one. */
export const ofTopic = (blogs: readonly BlogCard[], topic: string): readonly BlogCard[] =>
  topic ? blogs.filter(({ category }) => category === topic) : blogs;

/** Returns blogs whose title, category, excerpt or tags contain the text, ignoring case; all of them for an empty text. */
export function searchBlogs(blogs: readonly BlogCard[], text: string): readonly BlogCard[] {
  const wanted = text.trim().toLowerCase();
  return blogs.filter(({ title, category, categoryName, excerpt, tags = [] }) =>
    [title, nameOf(category, categoryName), excerpt, ...tags].some((part) =>
      part.toLowerCase().includes(wanted),
    ),
  );
}
