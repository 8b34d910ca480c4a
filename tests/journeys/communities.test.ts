import { readFile } from 'node:fs/promises';
import { expect, test } from '#support/browser.ts';

test('ten numbered reasons, four communities with dates and calendars, and the way to the form', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/communities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Connect and Grow: A Community for Every Passion',
  );
  await expect(page.locator('#benefits ol > li')).toHaveCount(10);
  await expect(page.locator('main').getByRole('link', { name: 'Contact us to join' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessible();
  const calendar = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Add to my calendar/ })
    .first();
  const download = page.waitForEvent('download');
  await calendar.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('weddings.ics');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

test('"tell me when it starts" chooses the community and becomes a lead', async ({ page }) => {
  await page.goto('/communities');
  await page.getByRole('link', { name: /^Tell me when it starts.*Makaan Mandali/ }).click();
  await expect(page.getByLabel('Community')).toHaveValue('Makaan Mandali');
  await page.getByLabel('Name').fill('Jaya');
  await page.getByLabel('Email').fill('jaya@example.in');
  const reply = page.waitForResponse('**/api/communities/interest');
  await page.getByRole('button', { name: 'Tell me' }).click();
  expect((await reply).status()).toBe(201);
  await expect(page.getByRole('dialog')).toContainText('Details Submitted Successfully!');
});

test('the dates may be late, missing or none; the page stands', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/communities/meetups', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } });
  });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Communities' }).first().click();
  await expect(page.getByText('Loading...').first()).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toHaveCount(4);
  await page.unroute('**/api/communities/meetups');
  await page.route('**/api/communities/meetups', (route) => route.fulfill({ json: [] }));
  await page.getByRole('link', { name: 'Gallery' }).first().click();
  await page.getByRole('link', { name: 'Communities' }).first().click();
  await expect(page.getByText('The next date is not fixed yet').first()).toBeVisible();
});

test('everything is there without scripts, and the form answers', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/communities');
  await page.getByLabel('Name').fill('Kiran');
  await page.getByLabel('Email').fill('kiran@example.in');
  await page.getByLabel('Community').selectOption('Bazaar Walks');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByRole('heading', { name: 'Details Submitted Successfully!' })).toBeVisible();
});
