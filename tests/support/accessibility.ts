import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 level AA and axe's own best practice. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result can differ between the light and the dark scheme. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/**
 * Lays out the whole page, since axe records positions before it looks for the ground below a text: a part that got its height in
 * between would move the rest. The bar of a scrolled page is judged as it is under a finger or a focus: at rest it is half transparent, as
 * specified. Also finishes colour transitions, so that the final colours are checked without waiting. Endless and
 * scroll-driven animations are left.
 */
const settled = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['exactHeights'] = '1';
    const bar = document.querySelector<HTMLElement>('[data-scrolled]');
    if (bar) bar.style.opacity = '1';
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    // The end of one may start another, such as that of a child which inherits the colour.
    for (let round = 0; round < 10; round++) {
      const moving = running();
      if (moving.length === 0) return;
      for (const animation of moving) animation.finish();
    }
  });

/** Returns whether axe is in every frame already: a page checked again loads its half megabyte only once. */
const hasAxe = async (page: Page) =>
  (await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))).every(Boolean);

/** Runs axe in the page itself: no frame has another origin, so no second page is needed to collect results. */
const axe = async (page: Page) =>
  new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    // None of our rules needs the style sheets, which axe would fetch again.
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
 * the other one, unless `oneScheme` says that another test checks the same colours.
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
