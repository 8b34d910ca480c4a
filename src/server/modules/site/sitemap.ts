/** @file The sitemap: every page in every language that it is offered in, each with its twins. */
import { SitemapStream, streamToPromise } from 'sitemap';
import { pages, type Page } from '#facts/pages.ts';
import { alternatesOf, listedLocales, withLocale, type Locale } from '#words/locales.ts';
import type { SitemapEntry } from '#platform/module.ts';

/** What stands there without a record. */
export const sitemapPages: readonly SitemapEntry[] = Object.entries<Page>(pages).flatMap(([url, page]) =>
  page.sitemap ? [{ url }] : [],
);

/** Returns the file. Addresses are those of the default language; `listed` are the languages that are offered. */
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
