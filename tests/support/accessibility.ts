import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 level AA and axe's own best practice. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that can differ between the light and the dark scheme. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Longer than any animation of the site. */
const longestMs = 3_000;

/** Waits for colour transitions to end, so that the final colours are checked. Endless animations are ignored. */
const settled = (page: Page) =>
  page.evaluate((timeoutMs) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished);
    // Of what is taken from the page while it moves nothing more is heard.
    return Promise.race([
      Promise.allSettled(moving).then(() => {}),
      new Promise<void>((resolve) => setTimeout(resolve, timeoutMs)),
    ]);
  }, longestMs);

/** No frame of another origin is ever there, so nothing is gained by a second page that adds up what frames found. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

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
 * the other one.
 */
export async function violationsIn(page: Page, selector?: string) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [now, other] = dark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found = await judge(page, axe(page).withTags(everything), now, selector);
  await page.emulateMedia({ colorScheme: other });
  const more = await judge(page, axe(page).withRules(ofColour), other, selector);
  await page.emulateMedia({ colorScheme: now });
  await settled(page);
  return [...found, ...more];
}
