import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { addressOf, inEnglish, opensItsForm } from '#support/addresses.ts';
import { expect, test } from '#support/browser.ts';
import { fuzzed, fuzzSeed, isLong, thirdOf } from '#support/fuzz/fuzz-run.ts';
import type { RunningServer } from '#support/server.ts';
import { clickLink, closeDialog, expectWholePage } from '#support/whole-page.ts';
import { localeNames, withLocale, type Locale } from '#words/locales.ts';
import routes from '#web/routes.ts';

// Real clicks on links, from pages that were just opened and from page to page. After each the page is whole, and after the way back.

// Some addresses lead nowhere on purpose. A carousel that moves is no link that holds still.
test.use({ allowedConsole: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } });

const views = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
};
type View = keyof typeof views;

/** Milliseconds between `load` and the click: before the scripts are asked for, while they start, and when all is quiet. */
const pauses = [0, 300, 2000];

/** An address of each module below `src/web/pages`. */
const kinds = [...new Map(routes.map((route) => [route.file, `/${route.path ?? ''}`])).values()].filter(
  (pattern) => !inEnglish.includes(pattern),
);

type Start = { pattern: string; locale: Locale; view: View; pause: number };

/** Opens the page as a link in a chat does, and lets the visitor look at it for a while. Returns its path. */
async function open(page: Page, server: RunningServer, start: Start): Promise<string> {
  const path = withLocale(start.locale, await addressOf(start.pattern, server));
  await page.setViewportSize(views[start.view]);
  await page.goto(path, { waitUntil: 'load' });
  // How a visitor's pace changes what happens is the question here: nothing is waited for.
  await page.waitForTimeout(start.pause);
  if (start.pattern === opensItsForm) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await closeDialog(page);
  }
  return path;
}

/** Clicks, expects a whole page, goes back, and expects the first one to be whole. */
async function thereAndBack(page: Page, from: string, selector: string, number: number): Promise<void> {
  const path = await clickLink(page, selector, number);
  await expectWholePage(page, path, `a link of ${from}`);
  // A link to the page itself leaves no way back.
  if (path === from) return;
  await page.goBack();
  await expectWholePage(page, from, `the way back from ${path}`);
}

const brand = 'header a:has(img)';
const barAndFoot = 'header a, footer a';

const everyBegin = [...kinds.entries()].flatMap(([index, pattern]) =>
  localeNames.map((locale, turnOfLocale) => ({ pattern, locale, turn: index + turnOfLocale })),
);
// A language changes words, not how a page begins: by day a third of the pages, in one language each.
const begins = isLong
  ? everyBegin
  : thirdOf(kinds, fuzzSeed).map((pattern, turn) => ({
      pattern,
      locale: localeNames[turn % localeNames.length]!,
      turn,
    }));

for (const { pattern, locale, turn } of begins)
  test(`from ${withLocale(locale, pattern)}, just opened, the brand and a link of bar or foot lead to whole pages`, async ({
    page,
    server,
  }) => {
    // Not in step with the languages.
    const view = turn % 4 < 2 ? 'phone' : 'desktop';
    const turns = isLong ? pauses.keys() : [turn % pauses.length];
    for (const at of turns) {
      const pause = pauses[at]!;
      await thereAndBack(page, await open(page, server, { pattern, locale, view, pause }), brand, 0);
      const from = await open(page, server, { pattern, locale, view: 'desktop', pause });
      await thereAndBack(page, from, barAndFoot, turn);
    }
  });

/** Clicks of one walk. */
const stepsOfWalk = 8;
/** Milliseconds that an answer is under way on a line as families have it. */
const latency = 150;

for (const view of Object.keys(views) as View[])
  for (const cache of ['cold', 'warm'])
    test(`a walk by real clicks on a slow line, ${view}, ${cache} cache, seed ${fuzzSeed}`, async ({
      page,
      server,
    }) => {
      test.setTimeout(fuzzed(stepsOfWalk).numRuns * 60_000);
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      await line.send('Network.setCacheDisabled', { cacheDisabled: cache === 'cold' });
      const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
      await line.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
      const { numRuns, seed } = fuzzed(stepsOfWalk);
      const turn = seed + Object.keys(views).indexOf(view) * 2 + Number(cache === 'warm');
      const choices = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...pauses), fc.boolean()), {
        seed: turn,
        numRuns,
      });
      const start = { pattern: kinds[turn % kinds.length]!, locale: localeNames[turn % 2]!, view, pause: 0 };
      const trail = [await open(page, server, start)];
      for (const [choice, pause, goesBack] of choices)
        await test.step(trail.join(' > '), async () => {
          await page.waitForTimeout(pause);
          const from = trail.at(-1)!;
          const path = await clickLink(page, 'a', choice);
          await expectWholePage(page, path, `a link of ${trail.join(' > ')}`);
          trail.push(new URL(page.url()).pathname);
          if (!goesBack || path === from) return;
          await page.goBack();
          await expectWholePage(page, from, `the way back of ${trail.join(' > ')}`);
          trail.push(from);
        });
    });
