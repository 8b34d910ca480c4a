/** @file The language of API calls and generated files: as with pages, it is in the address (`/hi/api/contacts`). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '#facts/page-at.ts';
import { defaultLocale, splitLocale, type Locale } from '#words/locales.ts';
import { inLocale, speakByRequest } from '#platform/words/request-locale.ts';

/** Generated files in the language of their address. */
const writtenFiles =
  /^\/(manifest\.webmanifest|blogs\/(rss\.xml|feed\.json)|communities\/[\w/-]+\.ics|profile\/[^/]+\/(share\.jpg|poster\.png|card\.vcf))$/;

/** Returns the registered address of an endpoint or generated file for an address in any language. */
export function endpointAddress(url: string): string {
  const { locale, address } = splitLocale(url);
  if (locale === defaultLocale) return url;
  const path = address.split('?')[0]!;
  const isEndpoint = path.startsWith('/api/') && !pageAt(path);
  return isEndpoint || writtenFiles.test(path) ? address : url;
}

/**
 * Returns the language for the answer to a request.
 * @where Which language does a request use?
 */
export const localeOf = (request: FastifyRequest): Locale => splitLocale(request.originalUrl).locale;

/** Sets the language of a request for every later step. */
export function answerInLocale(app: FastifyInstance): void {
  speakByRequest();
  app.addHook('onRequest', (request, _, done) => inLocale(localeOf(request), done));
}
