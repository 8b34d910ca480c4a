import type { Page, Route } from '@playwright/test';
import { validate as isUuid } from 'uuid';
import type { DirectoryPage } from '#contract/directory.ts';
import routes from '#web/routes.ts';
import { expect, test } from '#support/browser.ts';
import { away, between, follow, pageWords, type State } from '#support/page-words.ts';

// Every route with the API failing, slow and empty: the stated words stand there, and the page still looks designed.

/** An address of the route; the help page asks only when it is asked. */
const addressOf = (path: string) =>
  path
    .replace(':vendorId', '0192f000-0000-7000-8000-000000000000')
    .replace(/:\w+/g, 'anything')
    .replace('/*', '/nowhere-at-all') + (path === '/help' ? '?q=catering' : '');

/** One thing is not there (404); a list has nothing in it. */
function nothing({ pathname }: URL): Parameters<Route['fulfill']>[0] {
  const [, , kind = '', last = ''] = pathname.split('/');
  const one =
    ['markets', 'enquiries', 'reviews', 'lists', 'plans', 'authors'].includes(kind) ||
    (kind === 'blog' && last !== 'blog') ||
    isUuid(last) ||
    last === 'in';
  if (last !== '' && one)
    return { status: 404, json: { message: 'There is nothing here.', code: 'not_found' } };
  if (kind === 'vendors' && last === '')
    return {
      json: {
        vendors: [],
        total: 0,
        capped: false,
        page: 1,
        pages: 0,
        similar: false,
        understood: { words: [] },
        relaxed: [],
        sentence: 'No vendor is listed yet.',
        howMany: '0 vendors',
        conditions: [],
        didYouMean: null,
        counts: { category: [], region: [], area: [], market: [], with: [], open: [] },
      } satisfies DirectoryPage,
    };
  if (kind === 'crewmembers') return { json: { data: [] } };
  if (kind === 'pages') return { json: { html: null, updatedAt: null } };
  if (kind === 'openapi.json') return { json: { openapi: '3.1.0', paths: {} } };
  return { json: [] };
}

async function setApi(page: Page, state: State): Promise<void> {
  await page.route('**/api/**', (route) => {
    const url = new URL(route.request().url());
    if (route.request().resourceType() === 'document') return route.continue();
    if (route.request().method() !== 'GET') return route.fulfill({ status: 202, json: {} });
    if (state === 'failing')
      return route.fulfill({ status: 503, json: { message: away, code: 'unavailable' } });
    // Slow is longer than anybody looks: it never comes.
    return state === 'slow' ? undefined : route.fulfill(nothing(url));
  });
}

/** Pictures that came back broken, and how much wider than the screen the page is. */
const flaws = (page: Page) =>
  page.evaluate(() => ({
    broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }));

test('the table knows every route', () => {
  expect(Object.keys(pageWords).toSorted()).toEqual(routes.map(({ path = '' }) => `/${path}`).toSorted());
});

for (const [state, heading] of [
  ['failing', 1],
  // A page that is all about one thing has no heading before it comes.
  ['slow', 0],
  ['empty', 1],
] as const)
  test(
    `every route with the API ${state} says so and still looks like itself`,
    { tag: '@phone' },
    async ({ page, allowedConsole }) => {
      test.slow();
      allowedConsole.push(/status of (404|503)/, /We cannot reach our records/);
      await page.goto('/about', { waitUntil: 'networkidle' });
      // Whoever follows a link has touched the page; what is far below waits for that.
      await page.keyboard.press('Shift');
      await setApi(page, state);
      for (const [path, words] of Object.entries(pageWords)) {
        await test.step(path, async () => {
          const main = page.locator('main');
          // From a page that says none of it, so that nothing left over is taken for an answer.
          await follow(page, path === between.path ? '/pending' : between.path);
          await expect(main.getByRole('heading', { name: between.words })).toHaveCount(
            path === between.path ? 0 : 1,
          );
          await follow(page, addressOf(path));
          await expect(main.getByRole('heading', { name: between.words })).toHaveCount(
            path === between.path ? 1 : 0,
          );
          // Whatever stands over the page is not what is looked at.
          if (path === '/marketing')
            await page.getByRole('dialog').getByRole('link', { name: 'Skip' }).click();
          for (const sentence of words[state])
            await expect(main.getByText(sentence).first(), sentence).toBeVisible();
          if (heading === 1) await expect(page.locator('h1:visible')).toHaveCount(1);
          await expect(page.getByRole('navigation').first()).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText('All Rights Reserved');
          // The page of primitives shows how loading looks.
          if (state !== 'slow' && path !== '/styleguide')
            await expect(main.getByText(/^Loading/)).toHaveCount(0);
          expect(await flaws(page), path).toEqual({ broken: 0, tooWide: 0 });
        });
      }
    },
  );

test('a page that breaks outside its parts breaks alone: bar, foot and every other page go on', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/away with it/);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    Object.defineProperty(URLSearchParams.prototype, 'get', {
      value() {
        throw new Error('away with it');
      },
    }),
  );
  await follow(page, '/location');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page).toHaveTitle(/This page could not be shown/);
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  expect(await flaws(page)).toEqual({ broken: 0, tooWide: 0 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('a failure outside every part of a page leaves a page that says so, with its looks and a way on', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/away with it/);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    Object.defineProperty(URL.prototype, 'searchParams', {
      get() {
        throw new Error('away with it');
      },
    }),
  );
  await follow(page, '/vendors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/');
});
