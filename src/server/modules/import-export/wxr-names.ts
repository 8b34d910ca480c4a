/** @file Addresses, categories and other names of an entry of an export. */
import { blogCategories } from '#contract/blogs.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { keyOf } from '#platform/content/key-of.ts';
import { printedName } from '#platform/content/printed-name.ts';
import { termsOf, withCategory, type SourceTerm } from '#platform/content/source-term.ts';
import type { WxrEntry } from '#platform/parsing/wxr.ts';

/** Returns the path of an address as a browser requests it; null for one that names a post by number alone. */
export function pathOf(link: string): string | null {
  // An export of Ghost has the path alone.
  const pathname = URL.parse(link, 'https://old.invalid')?.pathname ?? '';
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? null : path;
}

/** Returns the path of the same post before its last part was changed. */
export function siblingPath(link: string, slug: string): string | null {
  const path = pathOf(link);
  return path && slug ? path.replace(/[^/]+$/, slug) : null;
}

/** Returns the categories that are not the post's here, for its tags; WordPress gives its first one to whatever has none. */
export const otherCategories = (pairs: readonly string[], category: string | undefined): string[] =>
  pairs.filter(
    (_, at) =>
      at % 2 === 1 &&
      ![pairs[at - 1]!, pairs[at]!].some((name) => [category, 'uncategorized'].includes(name.toLowerCase())),
  );

/** Returns the names of an entry. Ghost has tags alone, the first of which is the main one. */
export function termsOfEntry({ from, kind, categories, tags, author }: WxrEntry): SourceTerm[] {
  const names = categories.filter((_, at) => at % 2 === 1);
  const ours = (name: string) =>
    blogCategories.find((one) =>
      names.some(
        (own, at) => own === name && [own, categories[at * 2]!].some((said) => said.toLowerCase() === one),
      ),
    );
  return withCategory([
    ...termsOf('type', [kind]),
    ...termsOf(from === 'html' ? 'tag' : 'category', names, ours),
    ...(from === 'html' ? [] : termsOf('tag', tags)),
    ...termsOf('author', [printedName(author).name ?? '']),
  ]);
}

/** Gives each name a part of an address of its own, the same one each time: two names may be written alike there. */
export function ownSlugs(otherwise: string) {
  const slugs = new Map<string, string>();
  const used = new Set<string>();
  return function slugOf(name: string): string {
    const known = slugs.get(name);
    if (known) return known;
    const wanted = keyOf(name, contentLimits.key - 6, otherwise);
    let slug = wanted;
    for (let number = 2; used.has(slug); number += 1) slug = `${wanted}-${number}`;
    used.add(slug);
    slugs.set(name, slug);
    return slug;
  };
}
