import { expect, test } from '#support/browser.ts';

test('the panel answers in the words of the street and leads to pages and people', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'How can we help?' });
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await panel.getByRole('searchbox').fill('halwai');
  await expect(panel.getByRole('link', { name: /Catering/ }).first()).toBeVisible();
  await expectAccessible('dialog[open]');
  await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await panel.getByRole('searchbox').fill('zzxqwv');
  await expect(panel.getByText('We found nothing about “zzxqwv”')).toBeVisible();
  await panel.getByRole('link', { name: 'Leave a message' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(panel).toHaveCount(0);
});

test('a common question is answered with the sentence of its page', async ({ page }) => {
  await page.goto('/communities');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Does it cost anything to ask?' }).click();
  await expect(page.locator('dialog blockquote').first()).toContainText('Asking costs nothing.');
});

test('when the server is away the panel still leads to a person', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/);
  await page.route('**/api/help?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('searchbox', { name: 'What do you need?' }).fill('tent');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call' })).toBeVisible();
});

test('without scripts the button is a page that finds the same', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL('/help');
  await page.getByRole('searchbox').fill('mistri');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/help?q=mistri');
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /[Cc]onstruction/ })
      .first(),
  ).toBeVisible();
});

test(
  'on a phone the button is one of the ways in the bar, and lies over nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/communities');
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    await expect(bar.getByRole('link', { name: 'Help', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help', exact: true })).toHaveCount(1);
  },
);
