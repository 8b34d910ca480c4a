import type { Page } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { addressOf, inEnglish, opensItsForm, routePatterns } from '#support/addresses.ts';
import { expect, test } from '#support/browser.ts';
import {
  barsMax,
  lengthenWords,
  lowest,
  lowViews,
  poorFocus,
  shareOfBars,
  smallTargets,
  spilled,
} from '#support/reach.ts';
import { fuzzSeed, thirdOf } from '#support/fuzz/fuzz-run.ts';
import { unmarkedEnglish } from '#support/unmarked-english.ts';
import { defaultLocale, localeNames, locales, withLocale, type Locale } from '#words/locales.ts';

// One visit to every page of the table of routes in each language, with every question that is asked of all pages in a browser: as people
// with small screens, large letters, a keyboard, a screen reader or a shaking hand meet it.

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

// Some of the addresses lead nowhere on purpose.
test.use({ viewport: phone, allowedConsole: [/status of 404/] });

/** Axe takes most of the time, and colours come from one table: by day the dark ones are judged on a third of the pages. */
const inBothSchemes = thirdOf(routePatterns, fuzzSeed);

/** Asks one page in one language. The colours and the order of the focus are the same in all of them. */
async function sweep(page: Page, path: string, pattern: string, locale: Locale): Promise<void> {
  const says = (what: string) => `${path}: ${what}`;
  const isDefault = locale === defaultLocale;
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
  const oneScheme = !isDefault || !inBothSchemes.includes(pattern);
  const accessible = async (selector?: string) =>
    expect(await violationsIn(page, selector, { oneScheme }), says('accessible')).toEqual([]);
  // What lies beneath the form is looked at as well.
  if (pattern === opensItsForm) {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await accessible('dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.locator('h1')).toHaveCount(1);
  await accessible();
  if (!isDefault) expect.soft(await unmarkedEnglish(page), says('no English that is not marked')).toEqual([]);
  expect.soft(await smallTargets(page), says('targets of at least 44 px')).toEqual([]);
  expect.soft(await spilled(page), says('nothing cut off')).toEqual([]);
  // Here the bar at the foot lies over the page, which in a low view it does not.
  if (isDefault) expect.soft(await poorFocus(page), says('focus in plain sight')).toEqual([]);
  for (const view of lowViews) {
    await page.setViewportSize(view);
    const where = `at ${view.width} x ${view.height}`;
    expect.soft(await spilled(page), says(`nothing cut off ${where}`)).toEqual([]);
    expect.soft(await shareOfBars(page), says(`room between the bars ${where}`)).toBeLessThan(barsMax);
    // The bars leave the least room in the lowest view.
    if (isDefault && view === lowest)
      expect.soft(await poorFocus(page), says(`focus in plain sight ${where}`)).toEqual([]);
  }
  if (isDefault && !inEnglish.includes(pattern)) {
    await page.setViewportSize(phone);
    expect(await lengthenWords(page)).toBeGreaterThan(10);
    expect.soft(await spilled(page), says('room for longer words')).toEqual([]);
  }
  await page.setViewportSize(desktop);
  // A map is a window on something larger.
  const cut = (await spilled(page)).filter((one) => !one.includes('map-box'));
  expect.soft(cut, says('nothing cut off on a desktop, with longer words in English')).toEqual([]);
}

/** One page of a test goes through several: what they share is loaded and compiled once. */
const each = 6;

for (const locale of localeNames) {
  // By day every page is asked in the default language, and a third of them in each other one.
  const patterns =
    locale === defaultLocale
      ? routePatterns
      : thirdOf(
          routePatterns.filter((pattern) => !inEnglish.includes(pattern)),
          fuzzSeed,
        );
  for (let from = 0; from < patterns.length; from += each) {
    const group = patterns.slice(from, from + each);
    test(`within reach in ${locales[locale].name}: ${group.join(' ')}`, async ({ page, server }) => {
      test.setTimeout(group.length * 60_000);
      for (const pattern of group)
        await test.step(pattern, async () =>
          sweep(page, withLocale(locale, await addressOf(pattern, server)), pattern, locale),
        );
    });
  }
}
