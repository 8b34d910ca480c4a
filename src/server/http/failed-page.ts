import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedPages, pageAt } from '#facts/page-at.ts';
import { splitLocale } from '#words/locales.ts';

/** Returns the public page, by its name, that was answered with a fault of ours; null for any other answer. */
export function failedPage(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  { statusCode }: Pick<FastifyReply, 'statusCode'>,
): string | null {
  if (method !== 'GET' || statusCode < 500) return null;
  const pattern = pageAt(splitLocale(url).address.split('?')[0]!)?.pattern;
  return pattern && countedPages.includes(pattern) ? pattern : null;
}
