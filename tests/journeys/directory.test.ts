import type { Page } from '@playwright/test';
import { expect, test, wake } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say } from '#support/language.ts';

const names = 'article h2';
const box = (page: Page) => page.getByRole('combobox', { name: say('What or whom are you looking for?') });

const openFilters = (page: Page) => page.getByText(new RegExp(`^\\s*${say('Filters')}`)).click();

test(
  'finds while one types, forgives a typo, and the way back leads back',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, expectAccessible }) => {
    await page.goto(at('/vendors'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Find a vendor in Delhi-NCR'));
    await expect(page.getByRole('article')).toHaveCount(24);
    await expectAccessible();
    await box(page).pressSequentially('saffron');
    await expect(page).toHaveURL(at('/vendors?q=saffron'));
    await expect(page.locator(names).first()).toContainText('Saffron');
    await box(page).fill('photograpfy');
    await expect(page).toHaveURL(at('/vendors?q=photograpfy'));
    await expect(
      page.getByText(say('Nothing matches these exact words. These come close in spelling.')),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(say('Photography'));
    await page.goBack();
    await expect(page).not.toHaveURL(/q=/);
  },
);

test(
  'suggests while one types, and a choice opens its list',
  { tag: ['@desktop', '@phone'] },
  async ({ page, expectAccessible }) => {
    await page.goto(at('/vendors'));
    await wake(box(page));
    await box(page).fill('caterer raj');
    const option = page.getByRole('option', {
      name: say('{trade} in {place}', { trade: say('Catering'), place: say('Rajouri Garden') }),
    });
    await expect(option).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await box(page).press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Escape');
    await expect(option).toBeHidden();
    await expect(box(page)).toBeFocused();
    await box(page).press('ArrowDown');
    await box(page).press('ArrowUp');
    await option.click();
    await expect(page).toHaveURL(at('/vendors/catering/rajouri-garden'));
    await expect(page.getByRole('listbox')).toBeHidden();
  },
);

test('suggests although the list was there before the code of the suggestions', async ({ page }) => {
  await page.route(/suggestions-[^/]*\.js/, async (route) => {
    await expect(page).toHaveURL(/q=caterer/);
    await expect(page.getByText('“raj”')).toBeVisible();
    await route.continue();
  });
  await page.goto(at('/vendors'));
  await wake(box(page));
  await box(page).fill('caterer raj');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('Enter without a choice searches the list', async ({ page }) => {
  await page.goto(at('/vendors?region=Delhi'));
  await wake(box(page));
  await box(page).fill('caterer raj');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(at('/vendors?q=caterer+raj&region=Delhi'));
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('is worked by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(at('/vendors'));
  await box(page).focus();
  await page.keyboard.type('venue');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/vendors?q=venue'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: say('Search'), exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel(say('City'), { exact: true }).focus();
  await page.keyboard.type('Noida');
  await expect(page).toHaveURL(at('/vendors?q=venue&region=Noida'));
  await page.getByRole('checkbox', { name: say('Open today') }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(at('/vendors?q=venue&region=Noida&open=today'));
  await expect(page.getByRole('checkbox', { name: say('Open today') })).toBeFocused();
});

test('a slow answer leaves the focus where it is', async ({ page }) => {
  await page.goto(at('/vendors'));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/vendors*', async (route) => {
    await held;
    await route.fallback();
  });
  const city = page.getByLabel(say('City'), { exact: true });
  await openFilters(page);
  await wake(city);
  await city.focus();
  await city.selectOption('Noida');
  await expect(page.getByText(say('Loading...'))).toBeVisible();
  await expect(city).toBeFocused();
  release();
  await expect(page.getByRole('article').first()).toContainText(say('Noida'));
  await expect(city).toBeFocused();
  await expect(city).toHaveValue('Noida');
});

test(
  'pages hold every vendor once, and keep what was asked',
  { tag: ['@desktop', '@phone'] },
  async ({ page }) => {
    await page.goto(at('/vendors?region=Delhi'));
    await expect(page.getByLabel(say('City'), { exact: true })).toHaveValue('Delhi');
    const seen = await page.locator(names).allTextContents();
    await page.getByRole('link', { name: say('Next') }).click();
    await expect(page).toHaveURL(at('/vendors?region=Delhi&page=2'));
    await expect(page.getByText(say('Page {page} of {pages}', { page: 2, pages: '' }).trim())).toBeVisible();
    seen.push(...(await page.locator(names).allTextContents()));
    expect(new Set(seen).size).toBe(seen.length);
    await openFilters(page);
    await page.getByLabel(say('Category')).selectOption('catering');
    await expect(page).toHaveURL(at('/vendors?category=catering&region=Delhi'));
    await page.goBack();
    await expect(page.getByLabel(say('Category'))).toHaveValue('');
  },
);

test('nobody found is not the end', async ({ page, expectAccessible }) => {
  await page.goto(at('/vendors?q=zzqqzz'));
  await expect(page.getByRole('status').filter({ hasText: '“zzqqzz”' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: say('Show all vendors') }).click();
  await expect(page).toHaveURL(at('/vendors'));
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(box(page)).toHaveValue('');
});

test('a search that fails says so, and the form stays', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/);
  await page.goto(at('/vendors'));
  await page.route('**/api/vendors?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  await wake(box(page));
  await box(page).fill('tent');
  await expect(page.getByRole('alert')).toContainText(say('Failed to fetch vendor data.'));
  await expect(box(page)).toHaveValue('tent');
});

test('the nearest come first once a place is shared, and the place can be taken back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.600123, longitude: 77.227456 });
  await page.goto(at('/vendors'));
  await page.getByRole('button', { name: say('Nearest to me first') }).click();
  await expect(page).toHaveURL(at('/vendors?lat=28.6&lng=77.227&sort=near'));
  await expect(page.getByRole('article').first()).toContainText(say('Khan Market'));
  await expect(
    page.getByText(
      say('Your place is rounded to about 100 metres, used for this search only, and not stored.'),
    ),
  ).toBeVisible();
  await openFilters(page);
  await page.getByLabel(say('Distance')).selectOption('2');
  await expect(page).toHaveURL(at('/vendors?lat=28.6&lng=77.227&within=2&sort=near'));
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByLabel(say('Distance'))).toBeHidden();
  await page.getByRole('button', { name: say('Forget my place') }).click();
  await expect(page).toHaveURL(at('/vendors'));
});

test('an address that asks for nonsense shows the list', async ({ page }) => {
  await page.goto(at('/vendors?category=murder&page=999&lat=1000&open=never&sort=near'));
  await expect(page.getByRole('article')).toHaveCount(24);
});

test('a search is text whatever it holds, and stands at its own address alone', async ({ page, server }) => {
  const hostile = `/vendors?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`;
  await page.goto(hostile);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const plain = await page.request.get(`${server.url}/vendors`);
  expect(await plain.text()).not.toContain('onerror');
});
