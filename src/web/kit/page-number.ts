/** Returns the number of the page of a list that an address names. */
export const pageNumber = ({ search }: Pick<URL, 'search'>): number =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1);
