import { expect, test } from '#support/browser.ts';
import { at, say, written } from '#support/language.ts';

test('a picture opens over the page, turns by keyboard, tells its address and gives the focus back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(at('/gallery'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Gallery'));
  await expectAccessible();
  const loaded = await page.locator('main img').evaluateAll((images) => images.length);
  expect(loaded).toBeGreaterThanOrEqual(12);
  await page.getByRole('link', { name: written({ en: 'Haldi in the morning', hi: 'हल्दी की सुबह' }) }).click();
  const viewer = page.getByRole('dialog', { name: say('Gallery') });
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(at('/gallery?photo=haldi'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(at('/gallery?photo=mehndi'));
  await expect(viewer).toContainText(written({ en: 'Mehndi in the afternoon', hi: 'मेहंदी की दोपहर' }));
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(at('/gallery'));
});

test('a deep link opens its picture, and an unknown one the gallery', async ({ page }) => {
  await page.goto(at('/gallery?photo=pheras'));
  await expect(page.getByRole('dialog', { name: say('Gallery') })).toContainText('The pheras');
  await page.goto(at('/gallery?photo=nothing'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Gallery'));
});
