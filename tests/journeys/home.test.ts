import type { Page } from '@playwright/test';
import { hourMs } from '#facts/time.ts';
import { expect, test } from '#support/browser.ts';
import { at, say, written } from '#support/language.ts';

const box = (page: Page) => page.getByRole('combobox', { name: say('What are you looking for?') });
/** The list comes with the first touch of the field. */
async function wakeBox(page: Page) {
  await box(page).focus();
  await expect(page.locator('[role=listbox]')).toBeAttached();
}
const allFor = (text: string) => say('Search all vendors for “{text}”', { text });

test('the search box suggests, moves by keyboard and goes to the first match', async ({ page }) => {
  await page.goto(at('/'));
  await box(page).fill('cONt');
  await expect(page.getByRole('option').first()).toHaveText(say('Contact Us'));
  await expect(page.getByRole('option', { name: allFor('cONt') })).toBeVisible();
  await box(page).fill('us');
  await expect(page.getByRole('option')).toHaveText([
    say('About Us'),
    say('Contact Us'),
    say('Plan Your Event with Us'),
    allFor('us'),
    // From here on what the server offers, when it does.
    ...(await page.getByRole('option').allTextContents()).slice(4),
  ]);
  await box(page).press('ArrowDown');
  await box(page).press('ArrowDown');
  await expect(page.getByRole('option', { name: say('Contact Us') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(box(page)).toBeFocused();
  await box(page).press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box(page).fill('read our');
  await box(page).press('Enter');
  await expect(page).toHaveURL(at('/blogs'));
});

test('Enter matches the text as it stands, before the debounce', async ({ page }) => {
  await page.clock.install();
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + hourMs);
  await box(page).fill(written({ en: 'contact', hi: 'संपर्क' }));
  await expect(page.getByRole('option')).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL(at('/contact'));
});

test('the suggestions wait for 100 ms of quiet', async ({ page }) => {
  await page.clock.install();
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  await wakeBox(page);
  await page.clock.pauseAt(Date.now() + hourMs);
  await box(page).fill('crew');
  await page.clock.runFor(99);
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('option')).toHaveText([say('Hire Crew'), allFor('crew')]);
});

test(
  'below the shortcuts come vendors by trade and place, with one request for a pause, and the way there by arrows',
  { tag: ['@desktop', '@hindi'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/vendors/suggest')) asked.push(new URL(request.url()).search);
    });
    await page.clock.install();
    await page.goto(at('/'), { waitUntil: 'networkidle' });
    await wakeBox(page);
    await page.clock.pauseAt(Date.now() + hourMs);
    await box(page).fill('halwai');
    await page.clock.runFor(249);
    await box(page).fill('halwai rajouri garden');
    await page.clock.runFor(249);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    const option = page.getByRole('option', {
      name: say('{trade} in {place}', { trade: say('Catering'), place: say('Rajouri Garden') }),
    });
    await expect(option).toBeVisible();
    expect(asked).toEqual(['?q=halwai+rajouri+garden']);
    await expect(page.getByRole('option').first()).toHaveText(await option.innerText());
    const count = await page.getByRole('option').count();
    await expect(page.getByRole('search').getByRole('status').filter({ hasText: /\S/ })).toHaveText(
      say('{count, plural, one {# suggestion} other {# suggestions}}', { count }),
    );
    await box(page).press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    const all = page.getByRole('option', { name: allFor('halwai rajouri garden') });
    while ((await all.getAttribute('aria-selected')) !== 'true') await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect(page).toHaveURL(at('/vendors?q=halwai+rajouri+garden'));
  },
);

test('without a network the shortcuts and the search of all vendors are there', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_FAILED/);
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  await wakeBox(page);
  await page.route('**/api/**', (route) => route.abort());
  await box(page).fill(written({ en: 'crew', hi: 'क्रू' }));
  await expect(page.getByRole('option')).toHaveText([
    say('Hire Crew'),
    allFor(written({ en: 'crew', hi: 'क्रू' })),
  ]);
});

test('Enter on nothing, or on what nobody answers, goes to the first page', async ({ page }) => {
  for (const text of ['', 'zzxqwv']) {
    await page.goto(at('/'));
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test(
  'Enter and the button wait for the suggestions, and open the first',
  { tag: ['@desktop', '@hindi'] },
  async ({ page }) => {
    const enter = () => box(page).press('Enter');
    const button = page.getByRole('search').getByRole('button', { name: say('Search') });
    for (const [typed, opened, go] of [
      ['caterer raj', '/vendors/catering/rajouri-garden', enter],
      ['amaltas', '/profile/', () => button.click()],
    ] as const) {
      await page.goto(at('/'));
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/vendors/suggest*', async (route) => {
        await held;
        await route.fallback();
      });
      await box(page).fill(typed);
      await go();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(page).toHaveURL(at('/'));
      release();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(at(opened)));
    }
  },
);

test('letters typed while the list is loading are in its words', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/suggestions-[\w-]+\.js/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  await box(page).pressSequentially('khan mark');
  await expect(page.getByRole('option')).toHaveCount(0);
  release();
  await expect(page.getByRole('option', { name: allFor('khan mark') })).toBeVisible();
});

test('other words end the wait for the first ones', async ({ page }) => {
  await page.goto(at('/'));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/vendors/suggest?q=caterer', async (route) => {
    await held;
    await route.fallback().catch(() => undefined);
  });
  await box(page).fill('caterer');
  await box(page).press('Enter');
  await box(page).fill('khan market');
  release();
  await expect(page.getByRole('option', { name: say('Khan Market') }).first()).toBeVisible();
  await expect(page).toHaveURL(at('/'));
});

test('where the answer does not come, Enter keeps the words', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/);
  await page.goto(at('/'));
  await page.route('**/api/vendors/suggest*', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  await box(page).fill('caterer');
  await box(page).press('Enter');
  await expect(page).toHaveURL(at('/vendors?q=caterer'));
});

test(
  'the button is large enough for a thumb, and has its name on it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(at('/'));
    const button = page.getByRole('search').getByRole('button', { name: say('Search') });
    await expect(button).toBeVisible();
    await expect(button).toHaveText(say('Search'));
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
);

test('the banner is 67vh between 350 and 512 px', async ({ page }) => {
  for (const [height, expected] of [
    [400, 350],
    [700, 469],
    [1000, 512],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(at('/'));
    const area = await page.locator('main section').first().locator('> div').first().boundingBox();
    expect(area?.height).toBeCloseTo(expected, 0);
  }
});

test('three different blogs, each a link, and the way to all of them', async ({ page }) => {
  await page.goto(at('/'));
  const teaser = page
    .getByRole('region', { name: say('Explore Our Blogs') })
    .or(
      page.locator('section').filter({ has: page.getByRole('heading', { name: say('Explore Our Blogs') }) }),
    )
    .first();
  const links = await teaser
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(links).size).toBe(3);
  for (const href of links) expect(href).toMatch(new RegExp(`^${at('/blogs')}/[\\w-]+$`));
  await expect(teaser.getByRole('link', { name: say('View more Blogs') })).toHaveAttribute(
    'href',
    at('/blogs'),
  );
});

test(
  'coming back with the blogs away shows the stated sentence, and the rest stands',
  { tag: '@desktop' },
  async ({ page, allowedConsole }) => {
    allowedConsole.push(/503/);
    await page.goto(at('/contact'));
    await page.route('**/api/blog/blog', (route) =>
      route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
    );
    await page.getByRole('link', { name: 'Aangan' }).first().click();
    await expect(page.getByText(say('Failed to load blogs. Please try again later.'))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('What are you planning?') })).toBeVisible();
  },
);

test('coming back with slow blogs shows "Loading..." first', async ({ page }) => {
  await page.goto(at('/contact'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/blog/blog', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Aangan' }).first().click();
  await expect(page.getByText(say('Loading...'))).toBeVisible();
  release();
  await expect(page.getByRole('article')).toHaveCount(3);
});

for (const [width, columns, shown] of [
  [1280, 3, 4],
  [1000, 2, 3],
  [700, 2, 2],
  [470, 1, 1],
] as const)
  test(`at ${width} px: ${columns} columns of blogs, ${shown} brands at a time`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('/'));
    const cards = page
      .locator('section', { hasText: say('Explore Our Blogs') })
      .last()
      .getByRole('article');
    // The page may still be laid out for the view before.
    await expect
      .poll(() =>
        cards.evaluateAll(
          (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        ),
      )
      .toBe(columns);
    const carousel = page.getByRole('group', { name: say('Some of the vendors you will meet') });
    const shownAtOnce = () =>
      carousel.evaluate((node) =>
        Math.round(
          node.firstElementChild!.clientWidth / node.querySelector('li')!.getBoundingClientRect().width,
        ),
      );
    await expect.poll(shownAtOnce).toBe(shown);
  });

test('the brands drift by, and can be paused', async ({ page }) => {
  await page.goto(at('/'));
  const carousel = page.getByRole('group', { name: say('Some of the vendors you will meet') });
  await carousel.scrollIntoViewIfNeeded();
  const position = () => carousel.locator('ul').evaluate((list) => getComputedStyle(list).transform);
  const button = carousel.getByRole('button');
  await expect(button).toContainText(say('Pause'));
  await page.mouse.move(5, 5);
  const start = await position();
  await expect.poll(position).not.toBe(start);
  await button.click();
  await expect(button).toContainText(say('Play'));
});

test('under reduced motion the brands stand still', { tag: '@reduced-motion' }, async ({ page }) => {
  await page.goto(at('/'));
  const button = page
    .getByRole('group', { name: say('Some of the vendors you will meet') })
    .getByRole('button');
  await button.scrollIntoViewIfNeeded();
  await expect(button).toContainText(say('Play'));
});
