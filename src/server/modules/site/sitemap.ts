/** @file The sitemap: every page in each of its languages, with links to the others. */
import { SitemapStream, streamToPromise } from 'sitemap';
import { pages, type Page } from '#facts/pages.ts';
import { alternatesOf, listedLocales, withLocale, type Locale } from '#words/locales.ts';
import type { SitemapEntry } from '#platform/module.ts';

/** The pages that need no record. */
export const sitemapPages: readonly SitemapEntry[] = Object.entries<Page>(pages).flatMap(([url, page]) =>
  page.sitemap ? [{ url }] : [],
);

/** Returns the file. Addresses are those of the default language; `listed` are the site's public languages. */
export async function sitemap(
  publicUrl: string,
  entries: readonly SitemapEntry[],
  listed: readonly Locale[] = listedLocales,
): Promise<Buffer> {
  const stream = new SitemapStream({
    hostname: publicUrl,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const { url, spoken = listed, ...entry } of entries) {
    const offered = listed.filter((locale) => spoken.includes(locale));
    const links = alternatesOf(url, offered).map(({ lang, address }) => ({ lang, url: address }));
    for (const locale of offered) stream.write({ ...entry, url: withLocale(locale, url), links });
  }
  stream.end();
  return streamToPromise(stream);
}
