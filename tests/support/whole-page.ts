/** @file A complete page after a real click, and its links to other pages. */
import { expect, type Page } from '@playwright/test';
import { inEveryLanguage } from './language.ts';

/** Fewer characters are only a heading: the shortest page says "Coming soon..." and links elsewhere. */
const fewestCharacters = 20;
/** The timeout of every expectation of a journey (playwright.config.ts). */
const wholeWithinMs = 15_000;
const errorHeadings = inEveryLanguage('This page could not be shown');

type Router = { state: { navigation: { state: string } } };

/** Expects the page of that address: text in its main part, one heading, a title, and no error page. */
export async function expectWholePage(page: Page, path: string, from: string): Promise<void> {
  const expected = {
    path: decodeURI(path),
    arrived: true,
    words: true,
    headings: 1,
    title: true,
    broken: false,
  };
  // A page left during a query answers with an error.
  await expect(async () => {
    const seen = await page.evaluate(
      ([fewest, errors]) => {
        const words = document.querySelector('main')?.innerText.trim() ?? '';
        // On the way back the address changes before the page does; a page without its code has no router.
        const router = (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
        const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
        return {
          path: decodeURI(location.pathname),
          arrived: router === undefined || router.state.navigation.state === 'idle',
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

/** Presses Escape until no dialog is open: one that the HTML opens hears it when its code is there. */
export const closeDialog = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();

/**
 * Clicks the link of that number (modulo) among the matching visible ones that lead to another page of this site in this window.
 * Returns its path. A part that loads late moves the links, and a form that opens by itself covers them: then it chooses again.
 */
export async function clickLink(page: Page, selector: string, number: number): Promise<string> {
  let path = '';
  await expect(async () => {
    if (await page.getByRole('dialog').isVisible()) await closeDialog(page);
    const link = await page.evaluateHandle(
      async ([wanted, turn]) => {
        // A font that loads between aim and click moves the bar's links away from the pointer.
        await document.fonts.ready;
        const links = [...document.querySelectorAll<HTMLAnchorElement>(wanted)].filter((one) => {
          const { origin, pathname, hash } = one;
          const isPage = origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname) && hash === '';
          const opensHere = one.target === '' && !one.hasAttribute('download');
          const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          const { width, height } = one.getBoundingClientRect();
          return isPage && opensHere && seen && !one.closest('[inert]') && width > 1 && height > 1;
        });
        return links[turn % links.length]!;
      },
      [selector, number] as const,
    );
    path = await link.evaluate(({ pathname }) => pathname);
    await link.click({ timeout: 3000 });
  }).toPass();
  return path;
}
