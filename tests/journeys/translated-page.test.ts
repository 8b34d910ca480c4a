import { paths } from '#facts/paths.ts';
import { expect, test } from '#support/browser.ts';
import { isTakenOver } from '#support/taken-over.ts';
import { translateAsChrome } from '#support/translated.ts';
import { typedBeforeAlive } from '#support/typed-before-alive.ts';

// A browser translates a page in the moment in which it is there, which is often before its scripts are: React cannot take such a page
// over and builds it anew.

test.use({ allowedConsole: [/Minified React error/] });

for (const path of [paths.contact, paths.catering, paths.register, paths.login, paths.vendors])
  test(`text typed before a translated page is alive stays: ${path}`, async ({ page, server }) => {
    await typedBeforeAlive(page, server.url + path);
  });

test('a visitor who types while a translated page comes alive types on, and finds the text after a reload', async ({
  page,
  server,
}) => {
  const { promise: scripts, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(server.url + paths.contact, { waitUntil: 'domcontentloaded' });
  await page.evaluate(translateAsChrome);
  const name = page.locator('main [name=name]').first();
  await name.click();
  await page.keyboard.type('Asha');
  arrive();
  await page.waitForFunction(isTakenOver, undefined);
  await expect(name).toBeFocused();
  await page.keyboard.type(' Sharma');
  await expect(name).toHaveValue('Asha Sharma');
  await page.reload();
  await expect(name).toHaveValue('Asha Sharma');
});
