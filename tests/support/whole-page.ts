/** @file A page as a visitor should find it after a real click, and the links that lead away from it. */
import { expect, type Page } from '@playwright/test';
import { inEveryLanguage } from './language.ts';

/** Fewer characters are a heading at most: the shortest page says "Coming soon..." and where to go instead. */
const fewestCharacters = 20;
/** As long as any expectation of a journey waits (playwright.config.ts). */
const wholeWithinMs = 15_000;
const errorHeadings = inEveryLanguage('This page could not be shown');

/** Expects the page of that address: words in its main part, one heading, a title, and no error page. */
export async function expectWholePage(page: Page, path: string, from: string): Promise<void> {
  const expected = { path: decodeURI(path), words: true, headings: 1, title: true, broken: false };
  // A page that is left while it is asked answers with an error.
  await expect(async () => {
    const seen = await page.evaluate(
      ([fewest, errors]) => {
        const words = document.querySelector('main')?.innerText.trim() ?? '';
        const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
        return {
          path: decodeURI(location.pathname),
          words: words.length >= fewest,
          headings: headings.length,
          title: document.title !== '',
          broken: errors.some((error) => words.includes(error)),
        };
      },
      [fewestCharacters, errorHeadings] as const,
    );
    expect(seen, `${path}, by a click on ${from}`).toEqual(expected);
  }).toPass({ timeout: wholeWithinMs });
}

/**
 * Returns the numbers, among the matching elements, of the links that lead to a page of this site in this window and that somebody
 * sees; a place on the same page is none.
 */
export function linksToPages(page: Page, selector: string): Promise<{ at: number; path: string }[]> {
  return page.evaluate((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(wanted)];
    return links.flatMap((link, at) => {
      const { origin, pathname, hash } = link;
      const isPage = origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname) && hash === '';
      const opensHere = link.target === '' && !link.hasAttribute('download');
      const seen = link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const { width, height } = link.getBoundingClientRect();
      if (!isPage || !opensHere || !seen || link.closest('[inert]') || width <= 1 || height <= 1) return [];
      return [{ at, path: pathname }];
    });
  }, selector);
}
