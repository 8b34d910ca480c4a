/** @file What the headers of a page say about its privacy. */
import type { Page, Privacy } from '#facts/pages.ts';

type Headers = Readonly<Record<string, string>>;

const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

const byPrivacy: Readonly<Record<Privacy, Headers>> = {
  public: {},
  private: { ...hidden, 'referrer-policy': 'same-origin' },
  // A link on such a page must not carry its address anywhere, not even to a log of ours.
  secret: { ...hidden, 'referrer-policy': 'no-referrer' },
};

/** The headers that a page adds to those of every answer. What is none of our pages is private. */
export function privacyHeaders(page: Page | undefined): Headers {
  if (page?.indexed === false) return { 'x-robots-tag': 'noindex' };
  return byPrivacy[page?.privacy ?? 'private'];
}
