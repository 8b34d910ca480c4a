import type { Page } from '@playwright/test';
import { demoCompany } from '#content/demo-company.ts';
import { violationsIn } from '#support/accessibility.ts';
import { addressOf, inEnglish, opensItsForm, routePatterns } from '#support/addresses.ts';
import { expect, test } from '#support/browser.ts';
import { barsMax, lowViews, shareOfBars, smallTargets, spilled } from '#support/reach.ts';

// Every page of the route table in Hindi, as people with a phone and a screen reader meet it.

const patterns = routePatterns.filter((pattern) => !inEnglish.includes(pattern));
/** One page of a test goes through several: what they share is loaded and compiled once. */
const each = 10;
/** A page of 1280 x 1024 px at 400 percent, a phone on its side, and a desktop with all its links in the bar. */
const otherViews = [...lowViews, { width: 1280, height: 800 }];
const groups = Array.from({ length: Math.ceil(patterns.length / each) }, (_, at) =>
  patterns.slice(at * each, (at + 1) * each),
);

const phone = { width: 360, height: 800 };
test.use({ viewport: phone, allowedConsole: [/status of 404/] });

/**
 * What is said in English, of three words and more, and not marked as such for a screen reader. The name in which the company is
 * registered is the same in every language.
 */
const unmarkedEnglish = (page: Page) =>
  page.evaluate((registered) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const english = /[A-Za-z]{2,}(?:[ ,’'-]+[A-Za-z]{2,}){2,}/.exec(
        (node.textContent ?? '').replaceAll(registered, ''),
      );
      if (english && !node.parentElement!.closest('script, style, svg, [lang^="en"]')) found.add(english[0]);
    }
    return [...found];
  }, demoCompany.legalName);

for (const group of groups)
  test(`speaks Hindi: ${group.join(' ')}`, async ({ page, server }) => {
    test.setTimeout(group.length * 40_000);
    for (const pattern of group)
      await test.step(pattern, async () => {
        const says = (what: string) => `/hi${pattern}: ${what}`;
        const path = await addressOf(pattern, server);
        await page.setViewportSize(phone);
        await page.goto(path === '/' ? '/hi' : `/hi${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        await expect(page.locator('h1')).toHaveCount(1);
        // The colours are those of the English page, which is looked at in both schemes.
        expect(await violationsIn(page, undefined, { oneScheme: true }), says('accessible')).toEqual([]);
        expect.soft(await unmarkedEnglish(page), says('no English that is not marked')).toEqual([]);
        expect.soft(await smallTargets(page), says('targets of at least 44 px')).toEqual([]);
        expect.soft(await spilled(page), says('nothing cut off')).toEqual([]);
        const dialog = page.getByRole('dialog');
        if (pattern === opensItsForm) {
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
        for (const view of otherViews) {
          await page.setViewportSize(view);
          const where = `at ${view.width} x ${view.height}`;
          // A map is a window on something larger.
          const cutOff = (await spilled(page)).filter((one) => !one.includes('map-box'));
          expect.soft(cutOff, says(`nothing cut off ${where}`)).toEqual([]);
          expect.soft(await shareOfBars(page), says(`room between the bars ${where}`)).toBeLessThan(barsMax);
        }
      });
  });
