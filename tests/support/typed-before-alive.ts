import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { isTakenOver } from './taken-over.ts';
import { translateAsChrome } from './translated.ts';
import { entriesOf, fillAll } from './typed-early.ts';

/**
 * Opens a page whose scripts are late, has it translated, fills everything in it, and expects all of it to remain after hydration.
 * `mayBeEmpty` for a page that may have no fields.
 */
export async function typedBeforeAlive(page: Page, url: string, { mayBeEmpty = false } = {}): Promise<void> {
  const { promise: scripts, resolve: arrive } = Promise.withResolvers<void>();
  const late = '**/assets/*.js';
  await page.route(late, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(translateAsChrome);
  const count = await page.evaluate(fillAll);
  if (!mayBeEmpty) expect(count).toBeGreaterThan(0);
  const typed = await page.evaluate(entriesOf);
  arrive();
  await page.waitForFunction(isTakenOver, undefined);
  // Selected details are written below the text of their form.
  const lost = async () => {
    const now = await page.evaluate(entriesOf);
    return Object.entries(typed).filter(([name, value]) => !now[name]?.startsWith(value));
  };
  await expect.poll(lost, { message: url }).toEqual([]);
  await page.unroute(late);
}
