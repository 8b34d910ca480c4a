import type { Page } from '@playwright/test';
import { addressOf, routePatterns } from '#support/addresses.ts';
import { expect, test } from '#support/browser.ts';
import { buildPseudo } from '#support/pseudo-build.ts';
import { spilled } from '#support/reach.ts';
import { startServer } from '#support/server.ts';

const phone = { width: 360, height: 800 };
/** Pages for developers, which are in English alone. */
const inEnglish = ['/api/docs', '/styleguide'];

test.use({ viewport: phone, allowedConsole: [/status of 404/] });

/** How many letters of the page are those of the language of tests. */
const accentsOn = (page: Page) => page.evaluate(() => document.body.innerText.match(/[áéíóú]/g)?.length ?? 0);

test('every page has room for words that are longer by two fifths', async ({ page }) => {
  test.setTimeout(routePatterns.length * 20_000);
  const pages = await buildPseudo();
  const server = await startServer({ build: pages.dir, env: { LIMIT_FACTOR: '1000', SEED_DEMO: 'yes' } });
  try {
    for (const pattern of routePatterns.filter((one) => !inEnglish.includes(one)))
      await test.step(pattern, async () => {
        await page.goto(server.url + (await addressOf(pattern, server)));
        await expect
          .soft(
            async () => expect(await accentsOn(page)).toBeGreaterThan(10),
            `${pattern} is in the language of tests`,
          )
          .toPass({ timeout: 10_000 });
        expect.soft(await spilled(page), `${pattern}: nothing cut off`).toEqual([]);
      });
  } finally {
    await server.stop();
    pages.remove();
  }
});
