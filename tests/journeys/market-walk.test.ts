import { expect, test } from '#support/browser.ts';

test('shops of a market are chosen, stand in walking order, and stay on the device', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/market/khan-market');
  await page.getByRole('link', { name: 'Plan a walk' }).click();
  await expect(page).toHaveURL('/walk/khan-market');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A walk through Khan Market');
  const way = page.getByRole('region', { name: /^(All shops|Your walk)$/ });
  const all = await way.getByRole('listitem').count();
  expect(all).toBeGreaterThan(2);
  await expectAccessible();
  const names = await way.getByRole('listitem').getByRole('link').allInnerTexts();
  // Chosen from the far end: the order stays that of the walk.
  for (const name of [names.at(-1)!, names[0]!])
    await page.getByRole('checkbox', { name: `See on the walk: ${name}` }).check();
  await expect(page.getByRole('heading', { name: 'Your walk' })).toBeVisible();
  await expect(way.getByRole('listitem').getByRole('link')).toHaveText([names[0]!, names.at(-1)!]);
  await expect(page.getByRole('status').filter({ hasText: '2 shops' })).toBeVisible();
  await page.reload();
  await expect(way.getByRole('listitem')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'More shops' })).toBeHidden();
  await expect(way.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(way.getByRole('listitem')).toHaveCount(all);
});

test('without scripts every shop stands in walking order', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/walk/khan-market');
  await expect(page.getByRole('heading', { name: 'All shops' })).toBeVisible();
  await expect(page.locator('ol').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
