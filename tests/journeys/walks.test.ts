import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { addressOf, inEnglish, opensItsForm } from '#support/addresses.ts';
import { test } from '#support/browser.ts';
import { fuzzed, fuzzSeed, isLong } from '#support/fuzz/fuzz-run.ts';
import type { RunningServer } from '#support/server.ts';
import { expectWholePage, linksToPages } from '#support/whole-page.ts';
import { localeNames, withLocale, type Locale } from '#words/locales.ts';
import routes from '#web/routes.ts';

// Real clicks on links, from pages that were just opened and from page to page. After each the page is whole, and after the way back.

// Some addresses lead nowhere on purpose. A carousel that moves is no link that holds still.
test.use({ allowedConsole: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } });

const views = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
};
type View = keyof typeof views;

/** Milliseconds between `load` and the click: before the scripts are asked for, while they start, and when all is quiet. */
const pauses = [0, 300, 2000];

/** An address of each module below `src/web/pages`. */
const kinds = [...new Map(routes.map((route) => [route.file, `/${route.path ?? ''}`])).values()].filter(
  (pattern) => !inEnglish.includes(pattern),
);

type Start = { pattern: string; locale: Locale; view: View; pause: number };

/** Opens the page as a link in a chat does, and lets the visitor look at it for a while. Returns its path. */
async function open(page: Page, server: RunningServer, start: Start): Promise<string> {
  const path = withLocale(start.locale, await addressOf(start.pattern, server));
  await page.setViewportSize(views[start.view]);
  await page.goto(path, { waitUntil: 'load' });
  // How a visitor's pace changes what happens is the question here: nothing is waited for.
  await page.waitForTimeout(start.pause);
  if (start.pattern === opensItsForm) await page.keyboard.press('Escape');
  return path;
}

/** Clicks, expects a whole page, goes back, and expects the first one to be whole. */
async function thereAndBack(page: Page, from: string, selector: string, number: number): Promise<void> {
  const links = await linksToPages(page, selector);
  const { at, path } = links[number % links.length]!;
  await page.locator(selector).nth(at).click();
  await expectWholePage(page, path, `a link of ${from}`);
  await page.goBack();
  await expectWholePage(page, from, `the way back from ${path}`);
}

const brand = 'header a:has(img)';
const barAndFoot = 'header a, footer a';

for (const [index, pattern] of kinds.entries())
  for (const locale of localeNames)
    test(`from ${withLocale(locale, pattern)}, just opened, the brand and a link of bar or foot lead to whole pages`, async ({
      page,
      server,
    }) => {
      const turn = index + localeNames.indexOf(locale);
      const view = turn % 2 === 0 ? 'phone' : 'desktop';
      const turns = isLong ? pauses.keys() : [turn % pauses.length];
      for (const at of turns) {
        const pause = pauses[at]!;
        await thereAndBack(page, await open(page, server, { pattern, locale, view, pause }), brand, 0);
        const from = await open(page, server, { pattern, locale, view: 'desktop', pause });
        await thereAndBack(page, from, barAndFoot, index);
      }
    });
