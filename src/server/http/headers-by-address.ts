/** @file Which security headers an answer carries, told by its address before anything is known of it. */

type Headers = Readonly<Record<string, string>>;

/** Files are cheap to serve and come by the dozen with one page; they are not counted. */
export const looksStatic = (url: string): boolean => /^\/(assets|art|brand|icons|fonts|media)\//.test(url);

/** The headers for pages, those of the API, and of them all the one that files need. */
export function headersByAddress(forPages: Headers, forApi: Headers) {
  const pages = Object.entries(forPages);
  const api = Object.entries(forApi);
  // A page brings a score of files; a policy for documents on each would cost a weak line as much as a picture.
  const files = pages.filter(([name]) => name === 'x-content-type-options');
  return (url: string) => (looksStatic(url) ? files : url.startsWith('/api/') ? api : pages);
}
