/** @file Addresses and categories of an entry of an export, by their names. */

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
