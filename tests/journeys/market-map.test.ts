import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { at, say, saying } from '#support/language.ts';

/** The map of a page, once it runs. */
async function mapOf(page: Page) {
  const map = page.getByRole('region', { name: saying('Map: {name}') });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: say('Zoom in'), exact: true })).toBeVisible();
  return map;
}
const pins = (page: Page) => page.locator('.map-box .leaflet-marker-icon:has(.map-pin, .map-cluster)');

test('is drawn from our own places and asks nobody else', async ({ page, server, expectAccessible }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) outside.push(request.url());
  });
  await page.goto(at('/market/khan-market'));
  const map = await mapOf(page);
  await expect(map).toContainText(say('{minutes} min walk', { minutes: 5 }));
  await expect(map).toContainText(say('{distance} m', { distance: 200 }));
  await expect(map.locator('.map-label')).toHaveText(say('Khan Market'));
  await expectAccessible(`section[aria-label="${say('Map: {name}', { name: say('Khan Market') })}"]`);
  await map.getByRole('button', { name: say('Zoom in'), exact: true }).click();
  await expect(map).toContainText(say('{distance} m', { distance: 100 }));
  await map.getByRole('button', { name: say('Zoom out'), exact: true }).click();
  await expect(map).toContainText(say('{distance} m', { distance: 200 }));
  expect(outside).toEqual([]);
});

test('has one marker for the market on its fixed page, and its shops around it', async ({ page }) => {
  await page.goto(at('/khanmkt'));
  await mapOf(page);
  await expect(page.locator('.map-market')).toHaveCount(1);
  await expect.poll(() => pins(page).count()).toBeGreaterThan(1);
  await page
    .getByRole('button', { name: say('Show on map: {companyName}', { companyName: 'Middle Lane Books' }) })
    .click();
  await expect(page.getByRole('button', { name: 'Middle Lane Books', exact: true })).toBeVisible();
});

for (const [path, slowdown] of [
  ['/mblockmkt', 1],
  ['/lajpatmkt', 1],
  ['/khanmkt', 1],
  ['/chandnichowkmkt', 20],
] as const)
  test(
    `${path} has the market's name where it covers no vendor`,
    { tag: ['@desktop', '@phone'] },
    async ({ page }) => {
      await page.goto(path);
      const map = await mapOf(page);
      await expect(map.locator('.map-label')).toBeVisible();
      await expect.poll(() => pins(page).count()).toBeGreaterThan(1);
      const covered = () =>
        map.evaluate((frame) => {
          const name = frame.querySelector('.map-label')!.getBoundingClientRect();
          return [...frame.querySelectorAll('.map-pin, .map-cluster')].filter((pin) => {
            const { left, right, top, bottom } = pin.getBoundingClientRect();
            return name.left < right && left < name.right && name.top < bottom && top < name.bottom;
          }).length;
        });
      expect(await covered()).toBe(0);
      // Leaflet says after 250 ms that the map has arrived; on a slow device what moves is still under way then.
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const rest = () =>
        map.evaluate((frame) =>
          frame.querySelector('.leaflet-zoom-anim') || frame.getAnimations({ subtree: true }).length > 0
            ? null
            : frame.querySelector('.map-pin, .map-cluster')!.getBoundingClientRect().left,
        );
      const before = await rest();
      await map.getByRole('button', { name: 'Zoom out', exact: true }).click();
      await expect.poll(async () => [before, null].includes(await rest())).toBe(false);
      expect(await covered()).toBe(0);
    },
  );

test('and the list choose in each other', async ({ page }) => {
  await page.goto(at('/market/khan-market'));
  const map = await mapOf(page);
  const entry = (name: string) => page.getByRole('article').filter({ hasText: name });
  const show = (name: string) =>
    page.getByRole('button', { name: say('Show on map: {companyName}', { companyName: name }) });

  await show('Saffron Table').click();
  await expect(show('Saffron Table')).toHaveAttribute('aria-pressed', 'true');
  await expect(map.locator('.leaflet-popup')).toContainText('First floor, Shop 60');
  await expect(
    map.locator('.leaflet-popup').getByRole('link', { name: say('Get Directions') }),
  ).toHaveAttribute('target', '_blank');

  await map.getByRole('button', { name: 'Middle Lane Books', exact: true }).click();
  await expect(map.locator('.leaflet-popup')).toContainText('Shop 43');
  await expect(map.locator('.leaflet-popup')).toHaveCount(1);
  await expect(entry('Middle Lane Books')).toHaveAttribute('data-chosen', 'true');
  await expect(entry('Saffron Table')).not.toHaveAttribute('data-chosen');

  await map.getByRole('button', { name: say('Close') }).click();
  await expect(map.locator('.leaflet-popup')).toHaveCount(0);
  await expect(entry('Middle Lane Books')).not.toHaveAttribute('data-chosen');
});

test('works on the keyboard: a marker opens, its words take the focus, Escape gives it back', async ({
  page,
}) => {
  await page.goto(at('/market/khan-market'));
  const map = await mapOf(page);
  await page
    .getByRole('button', { name: say('Show on map: {companyName}', { companyName: 'Jaali Studio' }) })
    .focus();
  await page.keyboard.press('Enter');
  const marker = map.getByRole('button', { name: 'Jaali Studio', exact: true });
  await expect(map.locator('.leaflet-popup')).toContainText('Jaali Studio');
  await map.getByRole('button', { name: say('Close') }).click();
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(map.locator('.leaflet-popup').getByRole('link', { name: say('View Profile') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map.locator('.leaflet-popup')).toHaveCount(0);
  await expect(marker).toBeFocused();
});

test('joins vendors that are too close, and parts them when zoomed in', async ({ page }) => {
  await page.goto(at('/market/khan-market'));
  const map = await mapOf(page);
  const clusters = map.locator('.map-cluster');
  await map.getByRole('button', { name: say('Zoom out'), exact: true }).click();
  await map.getByRole('button', { name: say('Zoom out'), exact: true }).click();
  await expect(clusters).toHaveText('5');
  await map.getByRole('button', { name: say('{count} vendors, zoom in', { count: 5 }) }).click();
  await expect.poll(() => pins(page).count()).toBeGreaterThan(1);
});

test('sorts by distance when the visitor shares a place, on the device alone', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.62, longitude: 77.227 });
  await page.goto(at('/market/khan-market'));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.getByRole('button', { name: say('Nearest to me first') }).click();
  await expect(page.getByText(saying('{distance} from you')).first()).toBeVisible();
  const distances = (await page.getByText(saying('{distance} from you')).allTextContents()).map((words) =>
    Number(/\d+\.\d/.exec(words)),
  );
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(sent.filter((one) => /28\.6|lat/.test(one))).toEqual([]);
  await page.getByRole('button', { name: say('Sort from A to Z') }).click();
  await expect(page.getByRole('article').first()).toContainText('Baithak Interiors');
});

test('a refused place is no dead end', async ({ page }) => {
  await page.goto(at('/market/khan-market'));
  await page.getByRole('button', { name: say('Nearest to me first') }).click();
  await expect(
    page.getByText(
      say('Your place is not shared with this site. You can allow it in the browser, or choose an area.'),
    ),
  ).toBeVisible();
});

test('is fetched only when it comes near, or is asked for', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(at('/market/khan-market'), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('map-canvas'))).toEqual([]);
  await mapOf(page);
  expect(asked.some((url) => url.includes('map-canvas'))).toBe(true);
});

test('that cannot be fetched says so and can be asked for again', async ({ page, allowedConsole }) => {
  allowedConsole.push(/map-canvas/, /ERR_FAILED/);
  await page.route('**/map-canvas*.js', (route) => route.abort());
  await page.goto(at('/market/khan-market'));
  const map = page.getByRole('region', { name: saying('Map: {name}') });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText(say('The map could not be loaded.'));
  await expect(map.getByRole('button', { name: say('Try again') })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${say('View Profile')}`) }).first()).toBeVisible();
});
