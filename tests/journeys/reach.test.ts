import { addressOf, inEnglish, opensItsForm, routePatterns } from '#support/addresses.ts';
import { expect, test } from '#support/browser.ts';
import {
  barsMax,
  lengthenWords,
  lowest,
  lowViews,
  poorFocus,
  shareOfBars,
  smallTargets,
  spilled,
} from '#support/reach.ts';

// Every page of the route table, as people with small screens, large letters, a keyboard or a shaking hand meet it.

const phone = { width: 360, height: 800 };

test.use({ viewport: phone });

/** One page of a test goes through several: what they share is loaded and compiled once. */
const each = 6;
const groups = Array.from({ length: Math.ceil(routePatterns.length / each) }, (_, at) =>
  routePatterns.slice(at * each, (at + 1) * each),
);

for (const patterns of groups)
  test(`within reach are ${patterns.join(' ')}`, async ({
    page,
    server,
    expectAccessible,
    allowedConsole,
  }) => {
    test.setTimeout(patterns.length * 60_000);
    // Some of the addresses lead nowhere on purpose.
    allowedConsole.push(/status of 404/);
    for (const pattern of patterns)
      await test.step(pattern, async () => {
        const says = (what: string) => `${pattern}: ${what}`;
        await page.setViewportSize(phone);
        await page.goto(await addressOf(pattern, server));
        const dialog = page.getByRole('dialog');
        // What lies beneath the form is looked at as well.
        if (pattern === opensItsForm) {
          await expect(dialog).toBeVisible();
          await expectAccessible('dialog');
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessible();
        expect.soft(await smallTargets(page), says('targets of at least 44 px')).toEqual([]);
        expect.soft(await spilled(page), says('nothing cut off')).toEqual([]);
        // Here the bar at the foot lies over the page, which in a low view it does not.
        expect.soft(await poorFocus(page), says('focus in plain sight')).toEqual([]);
        for (const view of lowViews) {
          await page.setViewportSize(view);
          const where = `at ${view.width} x ${view.height}`;
          expect.soft(await spilled(page), says(`nothing cut off ${where}`)).toEqual([]);
          expect.soft(await shareOfBars(page), says(`room between the bars ${where}`)).toBeLessThan(barsMax);
          // The bars leave the least room in the lowest view.
          if (view === lowest)
            expect.soft(await poorFocus(page), says(`focus in plain sight ${where}`)).toEqual([]);
        }
        if (inEnglish.includes(pattern)) return;
        await page.setViewportSize(phone);
        expect(await lengthenWords(page)).toBeGreaterThan(10);
        expect.soft(await spilled(page), says('room for longer words')).toEqual([]);
      });
  });
