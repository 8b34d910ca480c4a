import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { spilled } from '#support/reach.ts';
import { at } from '#support/language.ts';

// Letters of twice the size, as a browser's setting gives them, on the narrowest phone: the pages that most visitors open.
test.use({ letterPx: 32, viewport: { width: 360, height: 740 } });

const pages = [
  '/',
  '/vendors',
  '/vendors/catering',
  '/catering',
  '/weddingvendors',
  '/marketlist',
  '/blogs',
  '/contact',
  '/register',
  '/plan',
];

async function expectWithinWidth(page: Page) {
  for (const path of pages) {
    await page.goto(at(path));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await spilled(page), path).toEqual([]);
  }
}

test(
  'no page scrolls sideways with letters of twice the size',
  { tag: ['@phone', '@hindi'] },
  async ({ page }) => await expectWithinWidth(page),
);

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no page scrolls sideways either: the words are longer', async ({ page }) =>
    await expectWithinWidth(page));
});
