/** @file The sitemap: every page in each of its languages, with links to the others. */
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { pages, type Page } from '#facts/pages.ts';
import { alternatesOf, listedLocales, withLocale, type Locale } from '#words/locales.ts';
import type { SitemapEntry } from '#platform/module.ts';

/** The pages that need no record. */
export const sitemapPages: readonly SitemapEntry[] = Object.entries<Page>(pages).flatMap(([url, page]) =>
  page.sitemap ? [{ url }] : [],
);

function* addressesOf(entries: readonly SitemapEntry[], listed: readonly Locale[]) {
  for (const { url, spoken = listed, ...entry } of entries) {
    const offered = listed.filter((locale) => spoken.includes(locale));
    const links = alternatesOf(url, offered).map(({ lang, address }) => ({ lang, url: address }));
    for (const locale of offered) yield { ...entry, url: withLocale(locale, url), links };
  }
}

const pieceLength = 65_536;
/** Returns a text in larger pieces: the library writes seven for each address, and a compressor takes as long for a few signs as for many. */
async function* inPieces(text: AsyncIterable<string>) {
  let piece = '';
  for await (const part of text) {
    piece += part;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/**
 * Streams a file of entries, at least one. Addresses are those of the default language; `listed` are the site's public languages.
 */
export const sitemap = (
  publicUrl: string,
  entries: readonly SitemapEntry[],
  listed: readonly Locale[] = listedLocales,
): Readable =>
  Readable.from(
    inPieces(
      Readable.from(addressesOf(entries, listed)).pipe(
        new SitemapStream({
          hostname: publicUrl,
          xmlns: { news: false, video: false, image: false, xhtml: true },
        }),
      ),
    ),
  );

/** A file of the index: its path, and the time of the newest change in it where that is known. */
export type SitemapFile = { path: string; lastmod?: Date };

/** Streams the index of the files. */
export const sitemapIndex = (publicUrl: string, files: readonly SitemapFile[]): Readable =>
  Readable.from(
    files.map(({ path, lastmod }) => ({
      url: publicUrl + path,
      ...(lastmod && { lastmod: lastmod.toISOString() }),
    })),
  ).pipe(new SitemapIndexStream());
