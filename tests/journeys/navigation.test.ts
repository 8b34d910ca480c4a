import { timeZone } from '#facts/time.ts';
import { expect, test } from '#support/browser.ts';
import { at, say, written } from '#support/language.ts';

test('the bar is half opaque past 50 px, and whole again under the pointer, the focus and an open menu', async ({
  page,
}) => {
  await page.goto(at('/'));
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('opacity', '1');
  await page.mouse.move(600, 600);
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(bar).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(bar).toHaveCSS('opacity', '0.5');
  await bar.hover();
  await expect(bar).toHaveCSS('opacity', '1');
  await page.mouse.move(600, 600);
  await expect(bar).toHaveCSS('opacity', '0.5');
  await page
    .getByRole('link', { name: say('Blogs'), exact: true })
    .first()
    .focus();
  await expect(bar).toHaveCSS('opacity', '1');
});

test('"Contact Us" opens a call link and "Reach Out", and Escape closes it', async ({ page }) => {
  await page.goto(at('/'));
  await page.getByRole('button', { name: say('Contact Us') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '+91 98000 12345' })).toHaveAttribute(
    'href',
    'tel:+919800012345',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: say('Reach Out') })).toBeHidden();
  await page.getByRole('button', { name: say('Contact Us') }).click();
  await page.getByRole('link', { name: say('Reach Out') }).click();
  await expect(page).toHaveURL(at('/contact'));
  await expect(page.getByRole('link', { name: say('Reach Out') })).toBeHidden();
});

test('after a change of page the focus is on its heading and its title is read out', async ({ page }) => {
  await page.goto(at('/'));
  await page
    .getByRole('link', { name: say('Blogs'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: say('Blogs on events, construction and business') }),
  ).toBeAttached();
});

test('the back button returns to where the reader was', async ({ page }) => {
  await page.goto(at('/blogs'));
  const card = page.getByRole('article').nth(11);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/blogs\/.+/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('the vendor links appear with a token and are looked at again on each change of page', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/401/, /503/, /Logout failed/);
  await page.goto(at('/'));
  await expect(page.getByRole('button', { name: say('Logout') })).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'token-of-nobody-at-all');
    localStorage.setItem('vendorId', 'v1');
  });
  await page
    .getByRole('link', { name: say('Blogs'), exact: true })
    .first()
    .click();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: say('View Profile') })
      .first(),
  ).toHaveAttribute('href', at('/profile/v1'));
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: say('Edit Profile') })
      .first(),
  ).toHaveAttribute('href', at('/editprofile/v1'));
  // The failure is for the log alone, and the vendor stays signed in.
  await page.route('**/api/vendors/logout', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  const logged = page.waitForEvent('console', (message) => message.text().includes('Logout failed'));
  await page.getByRole('button', { name: say('Logout') }).click();
  await logged;
  await expect(page.getByRole('button', { name: say('Logout') })).toBeVisible();
});

test(
  'on a phone the menu folds away and the thumb bar is there',
  { tag: ['@phone', '@hindi'] },
  async ({ page }) => {
    await page.goto(at('/'));
    await expect(page.getByRole('link', { name: say('Gallery'), exact: true })).toBeHidden();
    await page.getByRole('button', { name: say('Menu') }).click();
    await expect(page.getByRole('link', { name: say('Gallery'), exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    const quick = page.getByRole('navigation', { name: say('Quick contact') });
    await expect(quick.getByRole('link', { name: say('Call') })).toHaveAttribute('href', 'tel:+919800012345');
    await expect(quick.getByRole('link', { name: say('WhatsApp') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919800012345\?text=/,
    );
    await quick.getByRole('button', { name: say('Enquire') }).click();
    const choice = page.getByRole('dialog', { name: say('What do you want to ask for?') });
    await choice.getByRole('link', { name: say('Catering') }).click();
    await expect(page).toHaveURL(at('/catering#form'));
    await expect(choice).toBeHidden();
  },
);

test('the menus work without scripts', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(at('/'));
  await page.getByRole('button', { name: say('Menu') }).click();
  await page.getByRole('link', { name: say('Blogs'), exact: true }).click();
  await expect(page).toHaveURL(at('/blogs'));
});

test('the foot names the company, the law and the year', async ({ page }) => {
  await page.goto(at('/'));
  const foot = page.getByRole('contentinfo');
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date());
  await expect(foot).toContainText(
    `© ${year} Aangan Community Services Private Limited. ${say('All Rights Reserved')}`,
  );
  for (const name of [
    say('Home'),
    say('About'),
    say('Career'),
    say('Contact Us'),
    say('Privacy Policy'),
    say('LinkedIn'),
    say('Instagram'),
    say('Facebook'),
    say('YouTube'),
  ])
    await expect(foot.getByRole('link', { name, exact: true })).toBeVisible();
  await foot.getByText(say('Company details and grievance redressal')).click();
  await expect(
    foot.getByText(
      written({ en: 'Harpreet Sodhi, Grievance Officer', hi: 'हरप्रीत सोढ़ी, शिकायत निवारण अधिकारी' }),
    ),
  ).toBeVisible();
  await expect(foot).toContainText(
    say('<link>Make a complaint or see its status</link>. National Consumer Helpline: {number}.', {
      number: '1915',
    }),
  );
});

test('an unknown address is a helpful 404', async ({ page, allowedConsole }) => {
  allowedConsole.push(/404/);
  const response = await page.goto(at('/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('This page is not here'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: say('Go to the first page') }).click();
  await expect(page).toHaveURL(at('/'));
});

test(
  'the symbol keeps its size beside a name in the wide letters of a device',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/login');
    await page.evaluate(() => document.documentElement.style.setProperty('letter-spacing', '0.2em'));
    const symbol = page.getByRole('banner').locator('img').first();
    expect((await symbol.boundingBox())!.width).toBe(34);
  },
);
