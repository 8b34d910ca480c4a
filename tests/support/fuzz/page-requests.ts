/** @file Requests to the pages, from browsers without scripts and from attackers. */
import fc from 'fast-check';
import { hostileBody, hostileHeaders, hostileKey, hostileSegment, hostileText } from './hostile.ts';
import { plausibleTexts } from './schema-values.ts';

/** A request to a page. */
export type PageRequest = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

/** Returns the names of fields in the page's forms that post. */
export const fieldNames = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/gi)].flatMap(([form]) =>
      [...form.matchAll(/<(?:input|select|textarea|button)\b[^>]*?\bname="([^"]+)"/g)].map(
        ([, name]) => name!,
      ),
    ),
  ),
];

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
const encoded = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields)
    .map(([name, value = '']) => `${escaped(name)}=${escaped(value)}`)
    .join('&');

/** Returns the route's address with other values than ids, and an unexpected query. */
function addresses(route: string): fc.Arbitrary<string> {
  const parts = route.split('/').map((part) => (/^[:*]/.test(part) ? hostileSegment : fc.constant(part)));
  const queries = fc.oneof(
    fc.constant(''),
    fc
      .dictionary(
        fc.oneof(
          hostileKey,
          fc.constantFrom(
            'q',
            'need',
            'quote',
            'photo',
            'contact',
            'category',
            'page',
            'lat',
            'index',
            '_routes',
          ),
        ),
        hostileText,
        { maxKeys: 3 },
      )
      .map(encoded),
    fc.constantFrom('%', 'q=%ff', '=&=', '?'),
  );
  const endings = fc.constantFrom('', '', '', '/', '//', '.data', '/..;/', '%2f');
  return fc
    .tuple(fc.tuple(...parts), endings, queries)
    .map(([path, ending, query]) => `${path.join('/') || '/'}${ending}${query && `?${query}`}`);
}

/** Returns reads of a page. */
export const pageReads = (route: string): fc.Arbitrary<PageRequest> =>
  fc
    .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT'), addresses(route), hostileHeaders)
    .map(([method, path, headers]) => ({ method, path, headers }));

/** Returns forms posted to a page, with its own fields and with others. */
export function pagePosts(route: string, names: readonly string[]): fc.Arbitrary<PageRequest> {
  const values = fc.oneof(hostileText, fc.constantFrom(...plausibleTexts));
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] });
  const forms = fc.tuple(fields, fc.dictionary(hostileKey, values, { maxKeys: 2 })).map(([own, other]) => ({
    type: 'application/x-www-form-urlencoded' as string | undefined,
    bytes: Buffer.from(encoded({ ...other, ...own })),
  }));
  return fc
    .tuple(
      addresses(route),
      fc.oneof({ weight: 4, arbitrary: forms }, hostileBody),
      fc.oneof(fc.constant({}), hostileHeaders),
    )
    .map(([path, { type, bytes }, headers]) => ({
      method: 'POST',
      path,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      body: bytes,
    }));
}
