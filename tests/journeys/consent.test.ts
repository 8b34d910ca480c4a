import { expect, test } from '#support/browser.ts';
import { at, say } from '#support/language.ts';

test.use({ serverEnv: { ANALYTICS_ID: 'G-TEST12345' } });
// One after the other, so that they share a worker and its server.
test.describe.configure({ mode: 'default' });

test(
  'nothing is told outside before a yes; a no is as easy, is kept, and can be changed',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, server, expectAccessible }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) strangers.push(request.url());
    });
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(at('/contact'));
    const banner = page.getByRole('complementary', { name: say('Cookie choices') });
    await expect(banner).toBeVisible();
    await expectAccessible(`aside[aria-label="${say('Cookie choices')}"]`);
    const [no, yes] = await Promise.all(
      [say('No, thank you'), say('Yes, you may')].map((name) =>
        banner.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(no!.height).toBe(yes!.height);
    await banner.getByRole('button', { name: say('No, thank you') }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(banner).toHaveCount(0);
    expect(strangers).toEqual([]);
    await page.getByRole('button', { name: say('Cookie choices') }).click();
    await banner.getByRole('button', { name: say('Yes, you may') }).click();
    await expect.poll(() => strangers).toEqual([expect.stringContaining('id=G-TEST12345')]);
    await page.getByRole('button', { name: say('Cookie choices') }).click();
    await banner.getByRole('button', { name: say('No, thank you') }).click();
    expect(await page.evaluate(() => window.gtag === undefined)).toBe(true);
  },
);

test('a public page is counted once on load, a private one never', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(request.postData() ?? '');
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(counted).toEqual([JSON.stringify({ name: 'page_view', page: '/about' })]);
});
