/** @file The language of a call of the API and of a file that the server writes: as with pages, it is in the address (`/hi/api/contacts`). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '#facts/page-at.ts';
import { defaultLocale, splitLocale, type Locale } from '#words/locales.ts';
import { inLocale, speakByRequest } from '#platform/words/request-locale.ts';

/** Files that the server writes in the language of their address. */
const writtenFiles =
  /^\/(manifest\.webmanifest|blogs\/(rss\.xml|feed\.json)|communities\/[\w/-]+\.ics|profile\/[^/]+\/(share\.jpg|poster\.png|card\.vcf))$/;

/** Returns the address under which an endpoint or a written file is known, from the one of its twin in another language. */
export function endpointAddress(url: string): string {
  const { locale, address } = splitLocale(url);
  if (locale === defaultLocale) return url;
  const path = address.split('?')[0]!;
  const isEndpoint = path.startsWith('/api/') && !pageAt(path);
  return isEndpoint || writtenFiles.test(path) ? address : url;
}

/**
 * Returns the language in which a request is answered.
 * @where Which language does a request use?
 */
export const localeOf = (request: FastifyRequest): Locale => splitLocale(request.originalUrl).locale;

/** Lets every later step of a request speak its language. */
export function answerInLocale(app: FastifyInstance): void {
  speakByRequest();
  app.addHook('onRequest', (request, _, done) => inLocale(localeOf(request), done));
}
