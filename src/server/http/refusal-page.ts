/** @file The page for a browser whose request of a page or form is refused, has failed or is late. It needs no script, file or database. */
import type { ErrorCode } from '#facts/errors.ts';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { pageAt } from '#facts/page-at.ts';
import { paths } from '#facts/paths.ts';
import { escaped } from '#platform/words/escaped.ts';
import { locales, splitLocale, withLocale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import { noPagePolicy } from './content-security.ts';

const style =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:12vh auto;padding:0 1.25rem;' +
  'font:1.125rem/1.6 system-ui,sans-serif;background:light-dark(#fbf6ec,#17110c);color:light-dark(#2b1d14,#f3e9dc)}' +
  'h1{font-size:1.75rem;line-height:1.25}a{display:inline-block;padding:.7rem 1rem .7rem 0;color:light-dark(#0b5a5a,#7fd1cb)}';
const policy = `${noPagePolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Returns whether the client is a browser that opens an address or sends a form, rather than a script or a client of the API. */
export function wantsPage({ originalUrl: url, headers, method }: FastifyRequest): boolean {
  const { address } = splitLocale(url.split('?')[0]!);
  if (address.startsWith('/api/') && !pageAt(address)) return false;
  return ['GET', 'HEAD', 'POST'].includes(method) && /\btext\/html\b/.test(headers.accept ?? '');
}

/**
 * Returns the headers and the page of the failure, in the language of its address.
 * @where Which page does a browser get when its request is refused?
 */
export function refusalPage(
  { method, originalUrl: url }: Pick<FastifyRequest, 'method' | 'originalUrl'>,
  { body }: Pick<Failed, 'body'>,
): { headers: Readonly<Record<string, string>>; html: string } {
  const { locale } = splitLocale(url);
  const title = escaped(t('This page could not be shown'));
  // The typed input is still in the previous page; the form's own address would show an empty form.
  const isRead = method !== 'POST';
  const next = isRead
    ? `<a href="${escaped(url.replace(/^[/\\]+/, '/'))}">${escaped(t('Try again'))}</a> `
    : `<p>${escaped(t('What you typed is still there: go back in your browser, and send it again.'))}</p>`;
  const home = `<a href="${withLocale(locale, paths.home)}">${escaped(t('Go to the first page'))}</a>`;
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    html:
      `<!DOCTYPE html><html lang="${locales[locale].lang}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${title}</title><style>${style}</style></head>` +
      `<body><main><h1>${title}</h1><p role="alert">${escaped(body.message)}</p>${next}${home}</main></body></html>`,
  };
}

/** A failure in the caller's form. */
export type Failed = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: { message: string; code: ErrorCode; fieldErrors?: Readonly<Record<string, string>> };
};
