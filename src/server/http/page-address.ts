/** @file Normalises the address of a page. Only addresses in the table of pages are rendered or used as a cache key. */
import { nobody, recordId } from '#facts/ids.ts';
import { addressOf, pageAt } from '#facts/page-at.ts';
import { directoryQuery } from '#facts/directory-query.ts';
import { type Page, type PagePattern, type RecordKind } from '#facts/pages.ts';
import { redirects } from '#facts/paths.ts';
import { splitLocale, withLocale, type Locale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import { noRecordKey, searchKeyOf } from './page-cache/cache-key.ts';
import { readQuery } from './page-query.ts';

/** The path of the shared 404: no page has it, and it is not the requested one. */
export const unknownPath = '/not-found';
/** Returns the same in the language of the request, whose pages have addresses below its prefix only. */
export const unknownHere = (): string => withLocale(localeNow(), unknownPath);

/** The record in an address. `id` is null for an impossible id. */
export type NamedRecord = {
  kind: RecordKind;
  id: string | null;
  /** The address rendered for a missing record; one for all of them. */
  otherwise: { key: string; address: string };
};

/** A page as requested. */
export type RequestedPage = {
  page: Page;
  locale: Locale;
  pattern: PagePattern;
  /** The rendered address. */
  address: string;
  /** The cache key. */
  key: string;
  /** False for a page rendered for one request only. */
  cacheable: boolean;
  /** The number of cached renderings. */
  variants: number;
  record?: NamedRecord;
};

const split = (url: string): [path: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
};

/** Returns the target of a redirect for a known misspelling or a trailing slash, with the query, or null. */
export function redirectFor(url: string): string | null {
  const [asked, query] = split(url);
  const { locale, address: path } = splitLocale(asked);
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const target = withLocale(locale, redirects[trimmed.toLowerCase()] ?? trimmed);
  // `//host` would lead to another site.
  if (target === asked || /^\/[/\\]/.test(target)) return null;
  return query ? `${target}?${query}` : target;
}

/** Returns the ids in an address in their canonical spelling; null when one of them is impossible. */
function recordIds(param: string): string | null {
  const ids = param.split('/').map(recordId);
  return ids.includes(null) ? null : ids.join('/');
}

/** Returns the path in its canonical spelling. A secret is not normalised. */
function pathOf(
  pattern: PagePattern,
  { record: kind, privacy }: Page,
  param: string | null,
  locale: Locale,
): Pick<RequestedPage, 'address' | 'record'> {
  const shape = withLocale(locale, addressOf(pattern, nobody));
  if (!kind || param === null) return { address: shape };
  const id = privacy === 'public' ? recordIds(param) : param;
  const record = { kind, id, otherwise: { key: noRecordKey(withLocale(locale, pattern)), address: shape } };
  return { address: id === null ? shape : withLocale(locale, addressOf(pattern, id)), record };
}

/** Returns the page at an address, or null when there is none. */
export function requestedPage(url: string): RequestedPage | null {
  const [asked, search] = split(url);
  const { locale, address: path } = splitLocale(asked);
  const found = pageAt(path);
  if (!found) return null;
  const { pattern, page, param } = found;
  const { address, record } = pathOf(pattern, page, param, locale);
  // A page that is not public is cached only if it is the same for everybody.
  const cacheable = page.privacy === 'public' || !record;
  const bare: RequestedPage = {
    page,
    locale,
    pattern,
    address,
    key: address,
    cacheable,
    variants: page.variants ?? 1,
    ...(record && { record }),
  };
  const { query, free, named } = readQuery(pattern, page, search);
  if (!query) return bare;
  const whole = address + query;
  const kept = cacheable && (!free || page.query === directoryQuery);
  const key = free ? searchKeyOf(whole) : whole;
  const requested = { ...bare, address: whole, key, cacheable: kept, variants: 1 };
  if (!named) return requested;
  return { ...requested, record: { ...named, otherwise: { key: address, address } } };
}
