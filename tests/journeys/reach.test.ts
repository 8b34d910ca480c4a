import { addressOf, routePatterns } from '#support/addresses.ts';
import { expect, test } from '#support/browser.ts';
import { poorFocus, shareOfBars, smallTargets, spilled } from '#support/reach.ts';

// Every page of the route table, as people with small screens, large letters, a keyboard or a shaking hand meet it.

const phone = { width: 360, height: 800 };
/** A page of 1280 x 1024 px at 400 percent, and a phone on its side. */
const lowViews = [
  { width: 320, height: 256 },
  { width: 800, height: 360 },
];
/** With a quarter of a low view the bar at the top is as large as it may be. */
const barsMax = 0.26;

test.use({ viewport: phone });

for (const pattern of routePatterns)
  test(`${pattern} is within reach`, async ({ page, server, expectAccessible, allowedConsole }) => {
    test.slow();
    // Some of the addresses lead nowhere on purpose.
    allowedConsole.push(/status of 404/);
    await page.goto(await addressOf(pattern, server));
    const dialog = page.getByRole('dialog');
    // The marketing page opens its form; what lies beneath is looked at as well.
    if (await dialog.count()) {
      await expectAccessible('dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible();
    expect.soft(await smallTargets(page), 'targets of at least 44 px').toEqual([]);
    expect.soft(await spilled(page), 'nothing cut off').toEqual([]);
    expect.soft(await poorFocus(page), 'focus in plain sight').toEqual([]);
    for (const view of lowViews) {
      await page.setViewportSize(view);
      const where = `at ${view.width} x ${view.height}`;
      expect.soft(await spilled(page), `nothing cut off ${where}`).toEqual([]);
      expect.soft(await poorFocus(page), `focus in plain sight ${where}`).toEqual([]);
      expect.soft(await shareOfBars(page), `room between the bars ${where}`).toBeLessThan(barsMax);
    }
  });
