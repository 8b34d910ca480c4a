/** @file What an address asks for, in one spelling. Whatever is typed, only what the table of pages names comes through. */
import { nobody, recordId } from '#facts/ids.ts';
import { addressOf, pageAt } from '#facts/page-at.ts';
import type { Page, PagePattern, RecordKind } from '#facts/pages.ts';
import { redirects } from '#facts/paths.ts';
import { noRecordKey } from './page-cache/cache-key.ts';
import { readQuery } from './page-query.ts';

/** A path that no page has, so that the shared 404 names none that a visitor typed. */
export const unknownPath = '/not-found';

/** The record that an address names. `id` is null when no record can have it. */
export type NamedRecord = {
  kind: RecordKind;
  id: string | null;
  /** What is served in the place of the address when there is no such record: one answer for all of them. */
  otherwise: { key: string; address: string };
};

/** A page as a request asks for it. */
export type AskedPage = {
  page: Page;
  /** What is rendered, and the key under which it is kept. */
  address: string;
  /** False for what is made for one reader alone. */
  kept: boolean;
  /** How many renderings of it are kept. */
  variants: number;
  record?: NamedRecord;
};

const split = (url: string): [path: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
};

/** Where a known misspelling or a trailing slash leads, or null. The query is kept. */
export function redirectFor(url: string): string | null {
  const [path, query] = split(url);
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const target = redirects[trimmed.toLowerCase()] ?? trimmed;
  // `//host` would lead to another site.
  if (target === path || /^\/[/\\]/.test(target)) return null;
  return query ? `${target}?${query}` : target;
}

/** Its path in one spelling. A secret is never normalised: it is right as it is, or wrong. */
function pathOf(
  pattern: PagePattern,
  { record: kind, privacy }: Page,
  param: string | null,
): Pick<AskedPage, 'address' | 'record'> {
  const shape = addressOf(pattern, nobody);
  if (!kind || param === null) return { address: shape };
  const id = privacy === 'public' ? recordId(param) : param;
  const record = { kind, id, otherwise: { key: noRecordKey(pattern), address: shape } };
  return { address: id === null ? shape : addressOf(pattern, id), record };
}

/** The page that an address asks for; null when it is none of ours. */
export function askedPage(url: string): AskedPage | null {
  const [path, search] = split(url);
  const found = pageAt(path);
  if (!found) return null;
  const { pattern, page, param } = found;
  const { address, record } = pathOf(pattern, page, param);
  // A page that is no public one is kept only where it is the same for everybody.
  const kept = page.privacy === 'public' || !record;
  const bare: AskedPage = { page, address, kept, variants: page.variants ?? 1, ...(record && { record }) };
  const { query, free, named } = readQuery(pattern, page, search);
  if (!query) return bare;
  const asked = { ...bare, address: address + query, kept: kept && !free, variants: 1 };
  if (!named) return asked;
  return { ...asked, record: { ...named, otherwise: { key: address, address } } };
}
