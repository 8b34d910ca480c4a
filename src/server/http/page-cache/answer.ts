/** @file Writes a page to the raw request and response of `node:http`: the hit path, kept as short as it can be. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../encoding.ts';
import { isHeld } from './etag.ts';
import type { RenderedPage } from './rendered-page.ts';
import { bodyOf, compressNow, type Variants } from './variants.ts';

/** Returns whether a cached page can answer the method. */
export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers with a cached page: 304 when the visitor's bytes are current, without a body for HEAD.
 * @returns whether it was a 304.
 */
export function answer(req: IncomingMessage, res: ServerResponse, variants: Variants): boolean {
  // The timeout has answered meanwhile.
  if (res.headersSent) return false;
  const variant = variants[chooseEncoding(req.headers['accept-encoding'])];
  const held = req.headers['if-none-match'];
  if (held !== undefined && variants.status === 200 && isHeld(held, variant.etag)) {
    res.writeHead(304, variant.unchanged).end();
    return true;
  }
  res.writeHead(variants.status, variant.head);
  res.end(req.method === 'HEAD' ? undefined : bodyOf(variants, variant));
  return false;
}

/** Answers with a page that is not cached, compressed for this one visitor and without a tag. */
export function answerOnce(req: IncomingMessage, res: ServerResponse, page: RenderedPage): void {
  // The timeout has answered meanwhile.
  if (res.headersSent) return;
  const asIs = 'content-encoding' in page.headers || page.body.length === 0;
  const encoding = asIs ? 'identity' : chooseEncoding(req.headers['accept-encoding']);
  const body = encoding === 'identity' ? page.body : compressNow(page.body, encoding);
  res.writeHead(page.status, {
    ...page.headers,
    vary: withEncoding(page.headers['vary']),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

const withEncoding = (vary: string | undefined): string =>
  !vary || vary.toLowerCase() === 'accept-encoding' ? 'accept-encoding' : `${vary}, accept-encoding`;
