/** @file Chooses the security headers of an answer by its address. */

type Headers = Readonly<Record<string, string>>;

/** Returns whether an address is that of a file. Files are not rate limited: they are cheap, and a page needs dozens. */
export const looksStatic = (url: string): boolean => /^\/(assets|art|brand|icons|fonts|media)\//.test(url);

/** Returns whether an address is that of a program, such as the service worker: as cheap, and requested with every visit. */
export const isScript = (url: string): boolean => /^(\/[a-z]{2})?\/[\w-]+\.(js|webmanifest)(\?|$)/.test(url);

/** Returns the headers for pages, for the API, and for files. */
export function headersByAddress(forPages: Headers, forApi: Headers) {
  const pages = Object.entries(forPages);
  const api = Object.entries(forApi);
  // A page loads some twenty files; a document's policy on each would cost as many bytes as a picture.
  const files = pages.filter(([name]) => name === 'x-content-type-options');
  return (url: string) => (looksStatic(url) ? files : url.startsWith('/api/') ? api : pages);
}
