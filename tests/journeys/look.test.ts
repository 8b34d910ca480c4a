import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';

// What pages look like, compared with the pictures in tests/journeys/look. How to renew those: CONTRIBUTING.md.

const views = ['@phone', '@dark'];

/** An edge may be smoothed otherwise on another machine; what moved, vanished or changed its colour is more than that. */
const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.2, animations: 'disabled' } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 1 });

/** Comes again and waits for the letters, which otherwise leave a busy machine's page without them, and for every picture in the view. */
async function still(page: Page) {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body: css });
  });
  // A file that the reload cut off may be counted as under way for ever.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled(near.map((image) => image.decode()));
  });
}

for (const [name, path] of [
  ['home', '/'],
  ['blog', '/blogs/choosing-a-caterer-in-delhi'],
  ['form', '/decoration'],
] as const)
  test(`${name}: the first view looks as it did`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await still(page);
    // What is drawn is looked at elsewhere; masked, these stay small. Behind the words of the first page it belongs to the look.
    const mask = path === '/' ? [] : [page.locator('main img')];
    await expect(page).toHaveScreenshot(`${name}.png`, { ...tolerance, mask });
  });

test('the system looks as it did', { tag: views }, async ({ page }) => {
  test.slow();
  await page.goto('/styleguide');
  await page.waitForLoadState('networkidle');
  // As high as the page, so that no bar stands in front of a part.
  const { width } = page.viewportSize()!;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
  await still(page);
  for (const part of ['colours', 'type', 'shape', 'field', 'progress-bar', 'notice'])
    await expect.soft(page.locator(`#${part}`)).toHaveScreenshot(`${part}.png`, tolerance);
});

test('under the pointer and with the focus a button looks as it did', { tag: views }, async ({ page }) => {
  await page.goto('/styleguide');
  await still(page);
  const buttons = page.locator('#button');
  await buttons.scrollIntoViewIfNeeded();
  await buttons.getByRole('button', { name: 'Send' }).nth(1).focus();
  await page.keyboard.press('Tab');
  await buttons.getByRole('button', { name: 'Send' }).first().hover();
  await expect(buttons).toHaveScreenshot('button.png', tolerance);
});
