import { expect, test } from '#support/browser.ts';

test.use({ serverEnv: { MAPS_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=k' } });
// One after the other, so that they share a worker and its server.
test.describe.configure({ mode: 'default' });

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('tiles are asked of the configured place, with the key, at zoom 16, and their makers named', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: onePixel, contentType: 'image/png' });
  });
  await page.goto('/khanmkt');
  await page.getByRole('region', { name: /^Map: / }).scrollIntoViewIfNeeded();
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  expect(asked.every((url) => /^https:\/\/tiles\.example\/16\/\d+\/\d+\.png\?key=k$/.test(url))).toBe(true);
  await expect(page.getByText('5 min walk')).toHaveCount(0);
});

test('tiles that do not come leave our own ground', async ({ page, allowedConsole }) => {
  allowedConsole.push(/tiles\.example/, /ERR_FAILED/);
  await page.route('https://tiles.example/**', (route) => route.abort());
  await page.goto('/khanmkt');
  await page.getByRole('region', { name: /^Map: / }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Streets could not be loaded; the places are right.')).toBeVisible();
  await expect(page.getByText('5 min walk')).toBeVisible();
  await expect(page.locator('.leaflet-tile')).toHaveCount(0);
});
