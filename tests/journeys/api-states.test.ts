import type { Page, Route } from '@playwright/test';
import { validate as isUuid } from 'uuid';
import type { DirectoryPage } from '#contract/directory.ts';
import routes from '#web/routes.ts';
import { inEnglish } from '#support/addresses.ts';
import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say } from '#support/language.ts';
import { away, between, follow, pageWords, spoken, type State } from '#support/page-words.ts';
import { defaultLocale, splitLocale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';

// Every route with the API failing, slow and empty: the stated words stand there, and the page still looks designed.

/** An address of the route; the help page asks only when it is asked. */
const addressOf = (path: string) =>
  path
    .replace(':vendorId', '0192f000-0000-7000-8000-000000000000')
    .replace(/:\w+/g, 'anything')
    .replace('/*', '/nowhere-at-all') + (path === '/help' ? '?q=catering' : '');

/** One thing is not there (404); a list has nothing in it. */
function nothing({ pathname }: URL): Parameters<Route['fulfill']>[0] {
  const [, , kind = '', last = ''] = splitLocale(pathname).address.split('/');
  const one =
    [
      'markets',
      'enquiries',
      'reviews',
      'lists',
      'plans',
      'invitations',
      'authors',
      'searches',
      'claims',
    ].includes(kind) ||
    kind === 'prices' ||
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
        nearest: [],
        didYouMean: null,
        counts: { category: [], region: [], area: [], market: [], with: [], open: [] },
      } satisfies DirectoryPage,
    };
  if (kind === 'crewmembers') return { json: { data: [] } };
  if (kind === 'pages') return { json: { html: null, updatedAt: null } };
  if (kind === 'openapi.json') return { json: { openapi: '3.1.0', paths: {} } };
  return { json: [] };
}

/** Gives every read that answer. What is asked after `hold` waits until it is let go. */
async function setApi(page: Page, state: 'failing' | 'empty') {
  let held: Promise<void> | undefined;
  await page.route('**/api/**', async (route) => {
    const url = new URL(route.request().url());
    if (route.request().resourceType() === 'document') return route.continue();
    if (route.request().method() !== 'GET') return route.fulfill({ status: 202, json: {} });
    await held;
    return route.fulfill(
      state === 'empty' ? nothing(url) : { status: 503, json: { message: away, code: 'unavailable' } },
    );
  });
  return {
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
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

const pathsNow = () =>
  Object.keys(pageWords).filter((path) => localeNow() === defaultLocale || !inEnglish.includes(path));
const stillLoading = () =>
  localeNow() === defaultLocale
    ? /^Loading/
    : new RegExp(
        `^(${['Loading...', 'Loading market data...', 'Loading vendors...'].map((one) => say(one)).join('|')})`,
      );

for (const [name, states] of [
  ['slow, then failing', ['slow', 'failing']],
  ['empty', ['empty']],
] as const)
  test(
    `every route with the API ${name} says so and still looks like itself`,
    // What a list without entries says in Hindi is in the journeys of the lists.
    { tag: name === 'empty' ? '@phone' : ['@phone', ...inLongRuns('@hindi')] },
    async ({ page, allowedConsole }) => {
      test.slow();
      allowedConsole.push(/status of (404|503)/, /We cannot reach our records/);
      await page.goto(at('/about'), { waitUntil: 'networkidle' });
      // A visitor who follows a link has touched the page; parts far below wait for that.
      await page.keyboard.press('Shift');
      const main = page.locator('main');
      const api = await setApi(page, name === 'empty' ? 'empty' : 'failing');
      const look = async (path: string, state: State) => {
        for (const sentence of pageWords[path]![state].map(spoken))
          await expect(main.getByText(sentence).first(), sentence).toBeVisible();
        // A page that is all about one thing has no heading before it comes.
        if (state !== 'slow') await expect(page.locator('h1:visible')).toHaveCount(1);
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText(say('All Rights Reserved'));
        // The page of primitives shows how loading looks.
        if (state !== 'slow' && path !== '/styleguide')
          await expect(main.getByText(stillLoading())).toHaveCount(0);
        expect(await flaws(page), `${path}, ${state}`).toEqual({ broken: 0, tooWide: 0 });
      };
      for (const path of pathsNow()) {
        await test.step(path, async () => {
          // From a page that says none of it, so that nothing left over is taken for an answer.
          await follow(page, at(path === between.path ? '/pending' : between.path));
          await expect(main.getByRole('heading', { name: say(between.words) })).toHaveCount(
            path === between.path ? 0 : 1,
          );
          const release = states.length > 1 ? api.hold() : () => {};
          await follow(page, at(addressOf(path)));
          await expect(main.getByRole('heading', { name: say(between.words) })).toHaveCount(
            path === between.path ? 1 : 0,
          );
          // Layers over the page are not looked at.
          if (path === '/marketing')
            await page
              .getByRole('dialog')
              .getByRole('link', { name: say('Skip') })
              .click();
          for (const state of states) {
            if (state !== 'slow') release();
            await look(path, state);
          }
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
