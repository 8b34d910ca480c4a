import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { localeNames, locales, twinsOf, withLocale, type Locale } from '#words/locales.ts';

/** From every language into each in which its pages are offered. */
const ways = localeNames.flatMap((from) =>
  localeNames
    .filter((to) => twinsOf(from).some(({ lang }) => lang === locales[to].lang))
    .map((to) => ({ from, to })),
);
const at = (locale: Locale, address: string) => withLocale(locale, address);
const chooseInMenu = async (page: Page, language: string) => {
  await page.locator('[popovertarget=site-menu]').click();
  await page.getByRole('banner').getByRole('link', { name: language, exact: true }).click();
};
const filters = '?q=jain&open=today&on=2026-12-01';

for (const { from, to } of ways) {
  const { name, lang } = locales[to];
  const way = `from ${locales[from].name} to ${name}`;

  test(`the foot leads ${way}: path, filters and the part behind # stay`, async ({ page }) => {
    await page.goto(at(from, `/vendors${filters}#map`));
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('lang', lang);
    await expect(link).toHaveAttribute('hreflang', lang);
    await link.click();
    await expect(page).toHaveURL(at(to, `/vendors${filters}#map`));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('#directory-words')).toHaveValue('jain');
    await expect(page.locator('input[name=on]')).toHaveValue('2026-12-01');
    await expect(page.locator('input[name=open]')).toBeChecked();
  });

  test(`typed text goes along ${way} although later parts never come @phone`, async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/Failed to (load resource|fetch)/);
    await page.goto(at(from, '/login'));
    // The code of the page is there, and takes along what no server knows.
    const { origin } = new URL(page.url());
    await page.route('**/assets/*.js', (route) =>
      route
        .request()
        .headers()
        ['referer']?.endsWith(origin + at(from, '/login'))
        ? route.abort()
        : route.continue(),
    );
    await page.locator('main input[type=email]').fill('asha@example.in');
    await chooseInMenu(page, name);
    await expect(page).toHaveURL(at(to, '/login'));
    await expect(page.locator('main input[type=email]')).toHaveValue('asha@example.in');
  });

  test(`the links lead ${way} although their code never comes @phone`, async ({ page, allowedConsole }) => {
    allowedConsole.push(/Failed to (load resource|fetch)/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(at(from, '/login'), { waitUntil: 'load' });
    await chooseInMenu(page, name);
    await expect(page).toHaveURL(at(to, '/login'));
  });

  test(`the place on the page goes along ${way} before the page has its code`, async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/Failed to (load resource|fetch)/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(at(from, '/vendors?q=jain#map'), { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(at(to, '/vendors?q=jain#map'));
  });

  test(`text typed into a form goes along ${way}, a password does not @phone`, async ({ page }) => {
    await page.goto(at(from, '/contact'));
    await page.locator('main input[name=name]').fill('Asha');
    await chooseInMenu(page, name);
    await expect(page).toHaveURL(at(to, '/contact'));
    await expect(page.locator('main input[name=name]')).toHaveValue('Asha');
    await page.goto(at(from, '/login'));
    // Of this form no draft is kept.
    await page.locator('main input[type=email]').fill('asha@example.in');
    await page.locator('main input[type=password]').fill('a secret of mine');
    await chooseInMenu(page, name);
    await expect(page).toHaveURL(at(to, '/login'));
    await expect(page.locator('main input[type=email]')).toHaveValue('asha@example.in');
    await expect(page.locator('main input[type=password]')).toHaveValue('');
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('secret');
  });

  test(`a search that is being typed goes along ${way}, and its list with it`, async ({ page }) => {
    await page.goto(at(from, '/blogs'));
    const search = page.locator('main input[name=q]');
    await search.fill('no blog says this');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(at(to, '/blogs'));
    await expect(search).toHaveValue('no blog says this');
    await expect(page.locator('main article')).toHaveCount(0);
    await page.goto(at(from, '/'));
    await page.getByRole('combobox').fill('crew');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(at(to, '/'));
    await expect(page.getByRole('combobox')).toHaveValue('crew');
  });

  test(`by keyboard ${way}`, async ({ page, expectAccessible }) => {
    await page.goto(at(from, '/contact'));
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(link).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(to, '/contact'));
    await expectAccessible();
  });

  test(`a visitor who has chosen ${name} is offered it elsewhere, is led nowhere, and can close the offer`, async ({
    page,
    expectAccessible,
  }) => {
    const offer = page.getByRole('link', { name: locales[to].offer });
    await page.goto(at(from, '/vendors'));
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(offer).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(at(to, '/vendors'));
    await page.goto(at(from, '/marketlist?a=1'));
    await expect(page).toHaveURL(at(from, '/marketlist?a=1'));
    await expect(offer).toBeVisible();
    await expectAccessible();
    await offer.click();
    await expect(page).toHaveURL(at(to, '/marketlist?a=1'));
    await page.goto(at(from, '/marketlist'));
    await page.getByRole('complementary').filter({ has: offer }).getByRole('button').click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary').filter({ has: offer })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  });
}

test('a language that is not listed is offered nowhere', async ({ page }) => {
  await page.goto('/');
  const offered = await page
    .locator('a[hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  // In the foot and in the menu.
  expect(offered).toEqual([...twinsOf('en'), ...twinsOf('en')].map(({ lang }) => lang));
});

test.describe('a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered it on the first visit in one line of the first screen, and led nowhere', async ({
    page,
    expectAccessible,
  }) => {
    const offer = page.getByRole('link', { name: locales.hi.offer });
    await page.goto('/catering');
    await expect(offer).toBeInViewport();
    await expect(page).toHaveURL('/catering');
    await expectAccessible();
    const bar = page.getByRole('complementary').filter({ has: offer });
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(60);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('comes to the page in Hindi with one tap, and can close the line', async ({ page }) => {
    const offer = page.getByRole('link', { name: locales.hi.offer });
    await page.goto('/catering');
    await offer.click();
    await expect(page).toHaveURL('/hi/catering');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/contact');
    await page.getByRole('complementary').filter({ has: offer }).getByRole('button').click();
    await expect(offer).toHaveCount(0);
  });
});

test('a browser that asks for English is offered nothing, on a page in Hindi neither', async ({ page }) => {
  for (const address of ['/contact', '/hi/contact']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const { offer } of Object.values(locales))
      await expect(page.getByRole('link', { name: offer })).toHaveCount(0);
  }
});
