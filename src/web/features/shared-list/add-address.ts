/**
 * @file The search in the address of the page that adds to a list. It has fewer conditions than the directory, whose reader would become a
 * file of its own for every list of vendors; the server reads both alike.
 */

const names = ['q', 'category', 'region', 'page'] as const;

/** A search: words, category, city and page, each absent where it was not asked for. */
export type AddAddress = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Returns the search of an address or a form. */
export const readAddAddress = (search: URLSearchParams): AddAddress =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** Returns the query of a search, with `?`; an empty one is ''. */
export function writeAddAddress(address: AddAddress): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = address[name];
    if (value) search.set(name, value);
  }
  const query = search.toString();
  return query && `?${query}`;
}
