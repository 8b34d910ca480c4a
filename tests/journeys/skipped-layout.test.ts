import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { isTakenOver } from '#support/taken-over.ts';

/** Whether the foot of the page is laid out, and not only stood for. */
const isFootLaidOut = (page: Page) =>
  page
    .locator('footer p')
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
/** Whether the part with the vendors is hydrated. */
const isHydrated = (page: Page) => () => page.locator('main article').first().evaluate(isTakenOver);
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test(
  'the foot of a page is laid out after its first screen, in a pause, and is there for everybody before',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    // Without pauses: as on a phone that has not come to it.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/weddingvendors');
    expect(await isFootLaidOut(page)).toBe(false);
    // What a screen reader reads, and what is printed.
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await isFootLaidOut(page)).toBe(true);
    await page.emulateMedia({ media: null });
    await page.getByRole('contentinfo').getByText('Founder and Managing Director').scrollIntoViewIfNeeded();
    await expect.poll(() => isFootLaidOut(page)).toBe(true);
  },
);

test(
  'a page comes to its own height by itself, and has it at once when it is loaded again',
  {
    tag: '@phone',
  },
  async ({ page, allowedConsole }) => {
    // A font that comes too late for the first visit is there for the second, where words take fewer lines.
    allowedConsole.push(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/weddingvendors');
    await expect(page.locator('html')).toHaveAttribute('data-exact-heights');
    expect(await isFootLaidOut(page)).toBe(true);
    const whole = await height(page);
    await page.reload();
    expect(await isFootLaidOut(page)).toBe(true);
    await expect.poll(() => height(page)).toBe(whole);
  },
);

test('an address leads to its place on the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/catering#form');
  await expect(page.locator('#form-heading')).toBeInViewport();
});

test(
  'a place that is tapped stays where it is, whatever is laid out later',
  { tag: '@phone' },
  async ({ page, allowedConsole }) => {
    // Its own scripts never come, and there is no pause.
    allowedConsole.push(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/construction', { waitUntil: 'load' });
    expect(await isFootLaidOut(page)).toBe(false);
    await page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('link', { name: 'Enquire' })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-exact-heights');
    expect(await isFootLaidOut(page)).toBe(true);
    await expect(page.locator('#form-heading')).toBeInViewport();
  },
);

test(
  'a place that is the first thing tapped stays in view, and no part above it is drawn anew',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/construction', { waitUntil: 'networkidle' });
    const cards = await page.locator('main article').elementHandles();
    expect(cards.length).toBeGreaterThan(0);
    await page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('link', { name: 'Enquire' })
      .click();
    await expect.poll(isHydrated(page)).toBe(true);
    const placeOfRouter = () =>
      page.evaluate(() => {
        const router = Reflect.get(window, '__reactRouterDataRouter') as { state: { location: Location } };
        return router.state.location.hash;
      });
    await expect.poll(placeOfRouter).toBe('#form');
    for (const card of cards) expect(await card.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await expect(page.locator('#form-heading')).toBeInViewport();
    await page.goBack();
    await expect.poll(placeOfRouter).toBe('');
  },
);

test(
  'text typed at a place stays on the way back, although nothing more can be fetched',
  { tag: '@phone' },
  async ({ page, allowedConsole }) => {
    allowedConsole.push(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.goto('/construction', { waitUntil: 'networkidle' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('link', { name: 'Enquire' })
      .click();
    const name = page.locator('#form').getByLabel('Name', { exact: true });
    await name.fill('Asha 🙏');
    await page.goBack();
    await expect(page).toHaveURL(/\/construction$/);
    await expect(name).toHaveValue('Asha 🙏');
  },
);

test('without scripts everything is laid out at once', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/weddingvendors');
  expect(await isFootLaidOut(page)).toBe(true);
});
