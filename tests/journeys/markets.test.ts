import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import { at, say, saying } from '#support/language.ts';

const away = { status: 503, json: { message: 'away', code: 'unavailable' } };
const cards = [
  ['M Block Market (Greater Kailash-1)', '/mblockmkt'],
  ['Lajpat Nagar', '/lajpatmkt'],
  ['Khan Market', '/khanmkt'],
  ['Sarojini Nagar', '/sarojinimkt'],
  ['Rajouri Garden', '/rajourigardenmarket'],
  ['Chandni Chowk', '/chandnichowkmkt'],
] as const;
const withVendors = [
  ['/mblockmkt', 'mblockmarket'],
  ['/lajpatmkt', 'lajpatmarket'],
  ['/khanmkt', 'khanmarket'],
  ['/chandnichowkmkt', 'chandnichowkmarket'],
] as const;

/** Everything asked of anybody else. */
function strangers(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) found.push(request.url());
  });
  return found;
}

test('six cards in the stated order lead to the six pages', async ({ page, expectAccessible }) => {
  await page.goto(at('/Market'));
  const links = page.getByRole('article').getByRole('link');
  expect(
    await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
  ).toEqual(cards.map(([name, path]) => [say(name), at(path)]));
  await expectAccessible();
  await links.nth(3).click();
  await expect(page).toHaveURL(at('/sarojinimkt'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Sarojini Nagar'));
  await page
    .getByRole('link', { name: say('Markets of Delhi') })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test(
  'the cards stand while the facts are late, move nothing when they come, and need none',
  { tag: '@phone' },
  async ({ page, allowedConsole }) => {
    allowedConsole.push(/503/);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.goto('/sarojinimkt');
    await page.route('**/api/markets', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Markets of Delhi' }).first().click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').getByText(/closed/i)).toHaveCount(0);
    const tops = () =>
      page.getByRole('article').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y));
    const before = await tops();
    release();
    await expect(page.getByRole('article').getByText(/closed on|Closed today/i)).toHaveCount(6);
    expect(await tops()).toEqual(before);
    await page.goto('/sarojinimkt');
    await page.unroute('**/api/markets');
    await page.route('**/api/markets', (route) => route.fulfill(away));
    await page.getByRole('link', { name: 'Markets of Delhi' }).first().click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').getByText(/closed/i)).toHaveCount(0);
  },
);

test('each market says what a shopper asks, and asks nobody else for anything', async ({ page, server }) => {
  const outside = strangers(page, server.url);
  for (const [name, path] of cards) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(name));
    const facts = page.getByRole('region', { name: say('Before you go') });
    await expect(facts).toContainText(/closed on \w+day|Closed today|बंद/);
    for (const fact of [say('Nearest metro'), say('Best hours'), say('Getting there'), say('What to buy')])
      await expect(facts).toContainText(fact);
  }
  expect(outside).toEqual([]);
});

test('the gallery of a market has its titled pictures, and they are there', async ({ page }) => {
  for (const [path, pictures] of [
    ['/rajourigardenmarket', 4],
    ['/sarojinimkt', 4],
    ['/khanmkt', 4],
    ['/mblockmkt', 5],
  ] as const) {
    await page.goto(path);
    const gallery = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: /pictures|Exploring/ }) });
    await expect(gallery.getByRole('figure')).toHaveCount(pictures);
    for (const picture of await gallery.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      expect((await picture.getAttribute('alt'))!.length).toBeGreaterThan(20);
    }
  }
});

test('M Block has its directory of owners and its gallery', async ({ page }) => {
  await page.goto('/mblockmkt');
  await expect(page.getByRole('heading', { name: 'List of Vendors' })).toBeVisible();
  const first = page.getByRole('article').filter({ hasText: 'Anar Kali Kurtas' });
  await expect(first.getByRole('heading')).toHaveText('Shruti Mahendru');
  await expect(first).toContainText('M-18, M Block Market');
  await expect(first.getByRole('link', { name: 'Contact: +91 98765 00601' })).toHaveAttribute(
    'href',
    'tel:+919876500601',
  );
  await expect(page.getByRole('heading', { name: 'Exploring M Block Market' })).toBeVisible();
  for (const title of ['The entrance', 'Clothing shops', 'Street food', 'Artisan stores', 'Night view'])
    await expect(page.getByRole('figure').filter({ hasText: title })).toBeVisible();
  await expect(page.getByText('Come for one thing, leave with three')).toBeVisible();
  await first.getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/profile\/[0-9a-f-]{36}$/);
});

test('each market with its vendors away says so, and keeps facts and map', async ({
  page,
  allowedConsole,
}) => {
  test.slow();
  allowedConsole.push(/503/);
  for (const [path, endpoint] of withVendors) {
    const vendors = `**/api/vendor/${endpoint}/vendors`;
    await page.goto(at('/Market'));
    await page.route(vendors, (route) => route.fulfill(away));
    await page.locator(`a[href="${at(path)}"]`).click();
    await expect(page.getByRole('alert')).toContainText(say('Failed to fetch vendor data.'));
    await expect(page.getByRole('region', { name: say('Before you go') })).toBeVisible();
    await expect(page.getByRole('region', { name: saying('Map: {name}') })).toBeVisible();
    await page.unroute(vendors);
    await page.getByRole('link', { name: say('Try again') }).click();
    await expect(page.getByRole('link', { name: say('View Profile') }).first()).toBeVisible();
  }
});

test('each market with nobody listed says what to do', async ({ page }) => {
  for (const [path, endpoint] of withVendors) {
    await page.goto(at('/Market'));
    await page.route(`**/api/vendor/${endpoint}/vendors`, (route) => route.fulfill({ json: [] }));
    await page.locator(`a[href="${at(path)}"]`).click();
    await expect(
      page
        .getByRole('main')
        .getByText(
          saying(
            'Nobody in {market} is listed yet. Look among <all>all vendors</all>, or, if you have a shop there, <register>list your business</register>.',
          ),
        ),
    ).toBeVisible();
    const all = page.getByRole('main').locator(`a[href="${at('/vendors')}"]`);
    await expect(all.filter({ visible: true }).first()).toBeVisible();
  }
});

test('facts that do not come, or come slowly, leave the page standing', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/);
  await page.goto(at('/Market'));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/markets', async (route) => {
    await held;
    await route.fulfill(away);
  });
  await page.locator('a[href$="/sarojinimkt"]').click();
  await expect(page.getByText(say('Loading market data...'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Sarojini Nagar'));
  release();
  await expect(page.getByRole('alert')).toContainText(say('Failed to fetch market data.'));
  await expect(page.getByRole('figure').filter({ hasText: say('The long lane') })).toBeVisible();
});

test.describe('the list of markets', () => {
  test('leads to each market with its vendors', async ({ page, expectAccessible }) => {
    await page.goto(at('/marketlist'));
    await expect(page.getByRole('article')).toHaveCount(6);
    for (const [name] of cards)
      await expect(
        page.getByText(say('Explore vendors in {market}', { market: say(name) }), { exact: true }),
      ).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: say('Khan Market') }).click();
    await expect(page).toHaveURL(at('/market/khan-market'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('{market} - List of Vendors', { market: say('Khan Market') }),
    );
  });

  test('says that there is none, or that it could not be fetched', async ({ page, allowedConsole }) => {
    allowedConsole.push(/503/);
    await page.goto(at('/Market'));
    await page.route('**/api/markets', (route) => route.fulfill({ json: [] }));
    await page.getByRole('link', { name: say('Vendors by market') }).click();
    await expect(page.getByText(say('No markets available'))).toBeVisible();
    await page.getByRole('link', { name: say('The six markets') }).click();
    await page.route('**/api/markets', (route) => route.fulfill(away));
    await page.getByRole('link', { name: say('Vendors by market') }).click();
    await expect(page.getByRole('alert')).toContainText(say('Failed to fetch markets.'));
  });
});

test.describe('a market from the API', () => {
  test(
    'shows each vendor with picture, company, selection, address, phone and ways on',
    { tag: ['@desktop', '@dark', '@hindi'] },
    async ({ page, expectAccessible }) => {
      await page.goto(at('/market/khan-market'));
      const vendor = page.getByRole('article').filter({ hasText: 'Baithak Interiors' });
      await expect(vendor).toContainText(say('Construction'));
      await expect(vendor).toContainText('First floor, Shop 8, Middle Lane, Khan Market, New Delhi 110003');
      await expect(vendor.getByRole('link', { name: '+91 98100 00305' })).toHaveAttribute(
        'href',
        'tel:+919810000305',
      );
      await expect(vendor.getByRole('link', { name: say('View Profile') })).toHaveAttribute(
        'href',
        new RegExp(`^${at('/profile')}/`),
      );
      const directions = vendor.getByRole('link', { name: say('Get Directions') });
      await expect(directions).toHaveAttribute('target', '_blank');
      expect(new URL((await directions.getAttribute('href'))!).searchParams.get('query')).toBe(
        'First floor, Shop 8, Middle Lane, Khan Market, New Delhi 110003',
      );
      await expectAccessible();
    },
  );

  test('that is slow, then fails, shows the stated words', async ({ page, allowedConsole }) => {
    allowedConsole.push(/503/);
    await page.goto(at('/marketlist'));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/markets/lajpat-nagar', async (route) => {
      await held;
      await route.fulfill(away);
    });
    await page.locator('a[href$="/market/lajpat-nagar"]').click();
    await expect(page.getByText(say('Loading market data...'))).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Failed to fetch market data.'));
    await expect(page.getByRole('link', { name: say('Try again') })).toBeVisible();
  });

  test('that does not exist is a 404 with a way on', async ({ page, allowedConsole, expectAccessible }) => {
    allowedConsole.push(/404/);
    expect((await page.goto(at('/market/nowhere')))?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible();
    await page.getByRole('link', { name: say('Vendors by market') }).click();
    await expect(page).toHaveURL(at('/marketlist'));
  });
});

test.describe('the closing day turns at midnight in Delhi', () => {
  test('to the second', { tag: ['@desktop', '@hindi'] }, async ({ page }) => {
    // M Block rests on Tuesday; 18:30 UTC is midnight there.
    for (const [time, words, today] of [
      ['2026-11-16T18:29:58Z', 'Open today ({today}), closed on {day}', 'mon'],
      ['2026-11-16T18:30:00Z', 'Closed today ({day})', 'tue'],
      ['2026-11-17T18:29:58Z', 'Closed today ({day})', 'tue'],
      ['2026-11-17T18:30:00Z', 'Open today ({today}), closed on {day}', 'wed'],
    ] as const) {
      await page.clock.setFixedTime(new Date(time));
      await page.goto(at('/mblockmkt'));
      await expect(page.getByRole('region', { name: say('Before you go') }), time).toContainText(
        say(words, { day: weekdayName('tue'), today: weekdayName(today) }),
      );
    }
  });

  test('also on a page that stays open', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-16T18:29:00Z') });
    await page.goto(at('/mblockmkt'));
    const facts = page.getByRole('region', { name: say('Before you go') });
    await expect(facts).toContainText(
      say('Open today ({today}), closed on {day}', { day: weekdayName('tue'), today: weekdayName('mon') }),
    );
    const open = facts.getByRole('navigation', { name: say('Other markets') });
    await expect(open.getByRole('link')).toHaveCount(5);
    await page.clock.fastForward('01:01');
    await expect(facts).toContainText(say('Closed today ({day})', { day: weekdayName('tue') }));
    // Those that do not rest on Tuesday.
    await expect(open).toContainText(say('Open today instead'));
    await expect(open.getByRole('link', { name: say('Khan Market') })).toBeVisible();
  });
});
