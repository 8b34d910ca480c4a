/** @file The language of a call of the API: as with pages, it is in the address (`/hi/api/contacts`). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '#facts/page-at.ts';
import { defaultLocale, splitLocale, type Locale } from '#words/locales.ts';
import { inLocale, speakByRequest } from '#platform/words/request-locale.ts';

/** Returns the address under which an endpoint is known, from the one of its twin in another language. */
export function endpointAddress(url: string): string {
  const { locale, address } = splitLocale(url);
  const isEndpoint = address.startsWith('/api/') && !pageAt(address.split('?')[0]!);
  return locale !== defaultLocale && isEndpoint ? address : url;
}

/** Returns the language in which a request is answered. */
export const localeOf = (request: FastifyRequest): Locale => splitLocale(request.originalUrl).locale;

/** Lets every later step of a request speak its language. */
export function answerInLocale(app: FastifyInstance): void {
  speakByRequest();
  app.addHook('onRequest', (request, _, done) => inLocale(localeOf(request), done));
}
