/** @file The headers that protect private pages. */
import type { Page, Privacy } from '#facts/pages.ts';
import { defaultLocale, locales, type Locale } from '#words/locales.ts';

type Headers = Readonly<Record<string, string>>;

const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

const byPrivacy: Readonly<Record<Privacy, Headers>> = {
  public: {},
  private: { ...hidden, 'referrer-policy': 'same-origin' },
  // Such a page's address must not be sent as a referrer, not even to our own log.
  secret: { ...hidden, 'referrer-policy': 'no-referrer' },
};

/** Returns the headers that a page adds to those of every answer. An unknown address counts as private. */
export function privacyHeaders(page: Page | undefined, locale: Locale = defaultLocale): Headers {
  if (page?.indexed === false || (page?.privacy === 'public' && !locales[locale].listed))
    return { 'x-robots-tag': 'noindex' };
  return byPrivacy[page?.privacy ?? 'private'];
}
