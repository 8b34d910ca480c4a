import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 level AA and axe's own best practice. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that can differ between the light and the dark scheme. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/**
 * Lays out the whole page, since axe notes where everything stands before it asks what lies beneath a text: a part that came to its
 * height in between would move the rest to other grounds. And sends colour transitions to their end, so that the final colours are
 * checked without waiting for them. Endless animations and those that follow the scrolling are left.
 */
const settled = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['exactHeights'] = '1';
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    // The end of one may begin another, such as that of a child which inherits the colour.
    for (let round = 0; round < 10; round++) {
      const moving = running();
      if (moving.length === 0) return;
      for (const animation of moving) animation.finish();
    }
  });

/** Whether axe is in every frame already: a page that is looked at again needs its half megabyte only once. */
const hasAxe = async (page: Page) =>
  (await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))).every(Boolean);

/** No frame of another origin is ever there, so nothing is gained by a second page that adds up what frames found. */
const axe = async (page: Page) =>
  new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    // No rule of ours asks for the style sheets, which axe would fetch again.
    .options({ resultTypes: ['violations'], preload: false });

async function judge(page: Page, builder: AxeBuilder, scheme: string, selector?: string) {
  await settled(page);
  if (selector) builder.include(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    scheme,
    where: nodes.map((node) => node.target.join(' ')).slice(0, 5),
  }));
}

/**
 * Returns axe's violations on the page or within the selector: every rule in the present colour scheme, then the colour rules in
 * the other one, unless `oneScheme` says that the same colours are looked at elsewhere.
 */
export async function violationsIn(page: Page, selector?: string, { oneScheme = false } = {}) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [now, other] = dark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found = await judge(page, (await axe(page)).withTags(everything), now, selector);
  if (oneScheme) return found;
  await page.emulateMedia({ colorScheme: other });
  const more = await judge(page, (await axe(page)).withRules(ofColour), other, selector);
  await page.emulateMedia({ colorScheme: now });
  await settled(page);
  return [...found, ...more];
}
