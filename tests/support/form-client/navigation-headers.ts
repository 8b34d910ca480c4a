/** @file The headers of a navigation, as Chromium sends them. */
import { locales } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';

type Navigation = {
  method: 'GET' | 'POST';
  url: URL;
  /** The page of the link or form; absent when the address was typed. */
  from?: { url: URL; headers: Readonly<Record<string, unknown>> } | undefined;
};

const hiding = ['no-referrer'];

/** Returns the headers. A page that hides its address also hides its origin: a form of it has the origin `null`. */
export function navigationHeaders({ method, url, from }: Navigation): Record<string, string> {
  const hidden = hiding.includes(String(from?.headers['referrer-policy']));
  const isSame = from?.url.origin === url.origin;
  const { href = '' } = from ? new URL(from.url.pathname + from.url.search, from.url) : {};
  return {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-language': locales[localeNow()].lang,
    'upgrade-insecure-requests': '1',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-user': '?1',
    'sec-fetch-site': from ? (isSame ? 'same-origin' : 'cross-site') : 'none',
    ...(from && !hidden && { referer: href }),
    ...(method === 'POST' && {
      'content-type': 'application/x-www-form-urlencoded',
      origin: hidden || !from ? 'null' : from.url.origin,
    }),
  };
}
