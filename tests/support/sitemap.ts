/** Returns the files that the sitemap's index names as one text, by a reader of paths. */
export async function wholeSitemap(read: (path: string) => Promise<string>): Promise<string> {
  const index = await read('/sitemap.xml');
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  return (await Promise.all(files.map(read))).join('\n');
}
