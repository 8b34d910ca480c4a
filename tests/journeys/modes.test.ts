import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { addressOf } from '#support/addresses.ts';

declare global {
  interface Window {
    /** How many animations each change of page had. */
    moved: number[];
  }
}

/** Counts the animations of each change of page once it begins. */
const watchChanges = (page: Page) =>
  page.addInitScript(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change = start(update);
      void change.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
        window.moved.push(moving.length);
      });
      return change;
    };
  });

const follow = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();

test('one page fades into the next', async ({ page }) => {
  await watchChanges(page);
  await page.goto('/about');
  await follow(page);
  await expect.poll(() => page.evaluate(() => window.moved.some((count) => count > 0))).toBe(true);
});

test(
  'a visitor who asks for less motion gets none between pages',
  { tag: '@reduced-motion' },
  async ({ page }) => {
    await watchChanges(page);
    await page.goto('/about');
    await follow(page);
    await expect(page).toHaveURL('/blogs');
    await expect.poll(() => page.evaluate(() => window.moved)).toEqual([0]);
  },
);

test('slides rest on a device that saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/buisnessstartup');
  const slides = page.getByRole('group', { name: 'Previous Projects' });
  await slides.scrollIntoViewIfNeeded();
  await expect(slides.getByRole('button', { name: /^Play/ })).toBeVisible();
  // Asked for, they move all the same.
  await expect(slides.getByRole('listitem').first()).toBeVisible();
});

for (const pattern of ['/blogs/:id', '/profile/:vendorId'])
  test(
    `on paper ${pattern} is ink on white, without bars and forms`,
    { tag: '@dark' },
    async ({ page, server, expectAccessible }) => {
      await page.goto(await addressOf(pattern, server), { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['banner', 'navigation', 'form', 'button'] as const)
        expect(await page.getByRole(gone).count(), gone).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      await expectAccessible();
    },
  );

test('a link of a printed post says where it led', async ({ page }) => {
  await page.goto('/blogs/choosing-a-caterer-in-delhi');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.prose a').first();
  // What is far below the first screen has no style until it comes near.
  await expect
    .poll(() => link.evaluate((node) => getComputedStyle(node, '::after').content))
    .toContain((await link.getAttribute('href'))!);
});

test('in the visitor’s own colours buttons keep an edge, what is chosen its mark, the focus its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/styleguide');
  const edges = await page
    .locator('#button')
    .locator('button:enabled, a')
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(node);
        return borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) > 0;
      }),
    );
  expect(edges.length).toBeGreaterThan(10);
  expect(edges).not.toContain(false);
  await page.goto('/');
  const box = page.getByRole('combobox');
  await box.pressSequentially('crew');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveCSS('forced-color-adjust', 'none');
  await expect(page.getByRole('search').locator('.focus-frame')).not.toHaveCSS('outline-style', 'none');
});
