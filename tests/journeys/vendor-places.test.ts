import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say, saying, written } from '#support/language.ts';

const shopsInKhan = () => written({ en: 'Shops in Khan Market', hi: 'ख़ान मार्केट में दुकानदार' });

test(
  'a category in an area: its own words, its list beside a map, and each points at the other',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at('/vendors/retail/khan-market'));
    await expect(page).toHaveTitle(new RegExp(`^${shopsInKhan()}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopsInKhan());
    const trail = page.getByRole('navigation', { name: say('Breadcrumbs') });
    await expect(trail.getByRole('link')).toHaveText([say('All vendors'), say('Shop')]);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/vendors\/retail\/khan-market$/);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
    for (const type of ['BreadcrumbList', 'ItemList']) expect(data).toContain(type);

    const cards = page.getByRole('article');
    const first = (await cards.first().getByRole('heading').textContent())!.trim();
    const map = page.getByRole('region', { name: say('Map: {name}', { name: say('Delhi-NCR') }) });
    const pin = map.getByRole('button', { name: first, exact: true });
    await expect(map.locator('.map-target').first()).toBeVisible();
    await expectAccessible();
    if (await pin.isVisible()) {
      await cards.first().hover();
      await expect(pin).toHaveClass(/map-highlighted/);
      await pin.focus();
      await page.keyboard.press('Enter');
      await expect(map.getByRole('link', { name: first })).toBeFocused();
    }
    await map.getByRole('button', { name: say('Zoom out') }).click();
    await page.getByRole('button', { name: say('Search here') }).click();
    await expect(page).toHaveURL(/\/vendors\?category=retail&area=Khan\+Market&box=/);
    await expect(
      page.getByRole('link', { name: say('Remove {words}', { words: say('This part of the map') }) }),
    ).toBeVisible();
    await page.getByRole('link', { name: say('Clear all') }).click();
    await expect(page).toHaveURL(at('/vendors'));
  },
);

test('on a phone the map is one tap away, and the way back leads to the list', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const pins: string[] = [];
  page.on('request', (request) => request.url().includes('/pins') && pins.push(request.url()));
  await page.goto(at('/vendors?category=catering'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByText(new RegExp(`^\\s*${say('Filters')}`)).click();
  await page.getByRole('button', { name: saying('Show {howMany}') }).click();
  await expect(page.getByLabel(say('City'), { exact: true })).toBeHidden();
  expect(pins).toEqual([]);
  await page.getByRole('link', { name: say('Map'), exact: true }).click();
  await expect(page).toHaveURL(/#map$/);
  await expect(page.locator('.map-target').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
  await expectAccessible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a list without vendors leads on, and one that is none is not found', async ({ page }) => {
  for (const wrong of ['/vendors/murder', '/vendors/catering/nowhere', '/vendors/Freelancer'])
    expect((await page.request.get(wrong)).status(), wrong).toBe(404);
  await page.goto(at('/vendors/priest/khan-market'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(
    page.getByText(
      say('No {noun} {facts} {place} is listed yet.', {
        noun: say('pandit'),
        facts: '',
        place: say('in {place}', { place: say('Khan Market') }),
      }).replaceAll(/ +/g, ' '),
    ),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: say('Others in {area}', { area: say('Khan Market') }) }),
  ).toBeVisible();
});
