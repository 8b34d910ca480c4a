import { expect, test } from '#support/browser.ts';

test('a picture opens over the page, turns by keyboard, tells its address and gives the focus back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  await expectAccessible();
  const loaded = await page.locator('main img').evaluateAll((images) => images.length);
  expect(loaded).toBeGreaterThanOrEqual(12);
  await page.getByRole('link', { name: 'Haldi in the morning' }).click();
  const viewer = page.getByRole('dialog', { name: 'Gallery' });
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL('/gallery?photo=haldi');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/gallery?photo=mehndi');
  await expect(viewer).toContainText('Mehndi in the afternoon');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});

test('a deep link opens its picture, and an unknown one the gallery', async ({ page }) => {
  await page.goto('/gallery?photo=pheras');
  await expect(page.getByRole('dialog', { name: 'Gallery' })).toContainText('The pheras');
  await page.goto('/gallery?photo=nothing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
});

test(
  'without scripts each picture has its page and its neighbours',
  { tag: '@no-script' },
  async ({ page }) => {
    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Mehndi in the afternoon' }).click();
    await expect(page).toHaveURL('/gallery?photo=mehndi');
    await expect(page.locator('figure').first()).toContainText('Mehndi in the afternoon');
    await page.locator('figure').getByRole('link', { name: 'Sangeet night' }).click();
    await expect(page).toHaveURL('/gallery?photo=sangeet');
  },
);
