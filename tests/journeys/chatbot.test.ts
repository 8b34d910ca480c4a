import { expect, test } from '#support/browser.ts';

test.use({ serverEnv: { CHATBOT_SCRIPT_URL: 'https://chat.example/bot.js' } });

test('the configured chatbot comes with the first sign of life, on its two pages alone', async ({ page }) => {
  let asked = 0;
  await page.route('https://chat.example/**', (route) => {
    asked++;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.botIsHere = true;' });
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.mouse.click(5, 300);
  await page.goto('/communities', { waitUntil: 'networkidle' });
  expect(asked).toBe(0);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => (window as { botIsHere?: boolean }).botIsHere === true);
  expect(asked).toBe(1);
  await expect(page.getByRole('link', { name: 'Help', exact: true })).toHaveCount(0);
});
