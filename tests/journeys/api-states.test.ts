import type { Page, Route } from '@playwright/test';
import { validate as isUuid } from 'uuid';
import routes from '#web/routes.ts';
import { expect, test } from '#support/browser.ts';

// Every route with the API failing, slow and empty: the stated words stand there, and the page still looks designed.

type State = 'failing' | 'slow' | 'empty';
type Words = Record<State, readonly string[]>;

const away = 'We cannot reach our records just now.';
const blogsFailed = 'Failed to load blogs. Please try again later.';
const constructionBlogsFailed = 'Failed to load Construction blogs. Please try again later.';
const businessBlogsFailed = 'Failed to load business blogs. Please try again later.';
const vendorsFailed = 'Failed to fetch vendor data.';
const marketFailed = 'Failed to fetch market data.';
const marketLoading = 'Loading market data...';
const loading = 'Loading...';
const noBlogs = 'No blogs found.';
const noVendors = 'No vendor is listed here yet.';

/** Pages that ask the API for nothing look the same whatever it does. */
const asksNothing: Words = { failing: [], slow: [], empty: [] };
const signedOut: Words = {
  failing: ['Please sign in'],
  slow: ['Please sign in'],
  empty: ['Please sign in'],
};
const blogList = (failed: string): Words => ({ failing: [failed], slow: [loading], empty: [noBlogs] });
const withVendors = (blogs: string): Words => ({
  failing: [vendorsFailed, blogs],
  slow: [loading],
  empty: [noVendors, noBlogs],
});
const withSample = (sample: string, blogs: string): Words => ({
  failing: [sample, blogs],
  slow: [loading],
  empty: [sample, noBlogs],
});
const marketGallery: Words = { failing: [marketFailed], slow: [marketLoading], empty: [] };
const marketVendors = (name: string): Words => ({
  failing: [marketFailed, vendorsFailed],
  slow: [marketLoading, loading],
  empty: [`Nobody in ${name} is listed yet.`],
});
const published: Words = { failing: [away], slow: [loading], empty: [] };

/** What each page says in each state. */
const pages: Readonly<Record<string, Words>> = {
  '/': blogList(blogsFailed),
  '/blogs': blogList(blogsFailed),
  '/blogs/:id': {
    failing: ['Blog not found. Please try again later.'],
    slow: [loading],
    empty: ['Blog Not Found'],
  },
  '/eventblogs': blogList(blogsFailed),
  '/Construtionblogs': blogList(constructionBlogsFailed),
  '/homeblogs': blogList(blogsFailed),
  '/contact': asksNothing,
  '/register': asksNothing,
  '/login': asksNothing,
  '/forgotpassword': asksNothing,
  '/reset/:secret': asksNothing,
  '/verify/:secret': asksNothing,
  '/account': signedOut,
  '/profile/:vendorId': {
    failing: [`Error: ${away}`],
    slow: [loading],
    empty: ['Error: There is nothing here.'],
  },
  '/editprofile/:vendorId': signedOut,
  '/about': asksNothing,
  '/careers': asksNothing,
  '/privacypolicy': asksNothing,
  '/legal': published,
  '/terms&condition': published,
  '/pending': { failing: ['Coming soon...'], slow: ['Coming soon...'], empty: ['Coming soon...'] },
  '/ranking': asksNothing,
  '/grievance': asksNothing,
  '/communities': {
    failing: ['The dates could not be loaded.'],
    slow: [loading],
    empty: ['The next date is not fixed yet.'],
  },
  '/gallery': asksNothing,
  '/help': { failing: [away], slow: [loading], empty: ['We found nothing about “catering”.'] },
  '/offline': asksNothing,
  // Its six cards are fixed; only what stands under their names is not.
  '/Market': asksNothing,
  '/marketlist': {
    failing: ['Failed to fetch markets.'],
    slow: [loading],
    empty: ['No markets available'],
  },
  '/market/:marketId': {
    failing: [marketFailed],
    slow: [marketLoading],
    empty: ['This market is not here'],
  },
  '/mblockmkt': marketVendors('M Block Market (Greater Kailash-1)'),
  '/lajpatmkt': marketVendors('Lajpat Nagar'),
  '/khanmkt': marketVendors('Khan Market'),
  '/sarojinimkt': marketGallery,
  '/rajourigardenmarket': marketGallery,
  '/chandnichowkmkt': marketVendors('Chandni Chowk'),
  '/vendors': { failing: [vendorsFailed], slow: [loading], empty: ['No vendor matches all of this.'] },
  '/catering': withVendors(blogsFailed),
  '/entertainment': withSample('Sample DJ and Sound', blogsFailed),
  '/gifts': withVendors(blogsFailed),
  '/decoration': withVendors(blogsFailed),
  '/construction': withVendors(constructionBlogsFailed),
  '/location': withVendors(blogsFailed),
  '/crew': {
    failing: ['Error fetching crew members', vendorsFailed, blogsFailed],
    slow: [loading],
    empty: ['No profile is listed just now.', noVendors, noBlogs],
  },
  '/weddingvendors': withVendors(blogsFailed),
  '/wedding': withVendors(blogsFailed),
  '/constructionvendors': withVendors(constructionBlogsFailed),
  '/buisnessstartup': blogList(businessBlogsFailed),
  '/investment': withSample('Sample Finance Advisers', businessBlogsFailed),
  '/marketing': {
    failing: ['Failed to fetch vendor data. Please try again later.', businessBlogsFailed],
    slow: ['Loading vendors...', loading],
    empty: [noVendors, noBlogs],
  },
  '/enquiry/:secret': {
    failing: ['We cannot show your request just now'],
    slow: [loading],
    empty: ['This link opens no request'],
  },
  '/styleguide': asksNothing,
  '/api/docs': { failing: [away], slow: [loading], empty: [] },
  '/*': {
    failing: ['This page is not here'],
    slow: ['This page is not here'],
    empty: ['This page is not here'],
  },
};

/** An address of the route; the help page asks only when it is asked. */
const addressOf = (path: string) =>
  path
    .replace(':vendorId', '0192f000-0000-7000-8000-000000000000')
    .replace(/:\w+/, 'anything')
    .replace('/*', '/nowhere-at-all') + (path === '/help' ? '?q=catering' : '');

/** One thing is not there (404); a list has nothing in it. */
function nothing({ pathname }: URL): Parameters<Route['fulfill']>[0] {
  const [, , kind = '', last = ''] = pathname.split('/');
  const one = ['markets', 'enquiries'].includes(kind) || (kind === 'blog' && last !== 'blog') || isUuid(last);
  if (last !== '' && one)
    return { status: 404, json: { message: 'There is nothing here.', code: 'not_found' } };
  if (kind === 'vendors' && last === '')
    return { json: { vendors: [], total: 0, counted: 'exact', pages: 0, page: 1, similar: false } };
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

/** Goes there as a link would: by the browser's own router, which asks the API. */
const follow = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, to);

/** A page that asks for nothing, and its heading. */
const between = { path: '/ranking', words: 'How vendors are ordered' };

/** Pictures that came back broken, and how much wider than the screen the page is. */
const flaws = (page: Page) =>
  page.evaluate(() => ({
    broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }));

test('the table knows every route', () => {
  expect(Object.keys(pages).toSorted()).toEqual(routes.map(({ path = '' }) => `/${path}`).toSorted());
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
      for (const [path, words] of Object.entries(pages)) {
        await test.step(path, async () => {
          const main = page.locator('main');
          // From a page that says none of it, so that nothing left over is taken for an answer.
          await follow(page, path === between.path ? '/pending' : between.path);
          await expect(main.getByText(between.words)).toHaveCount(path === between.path ? 0 : 1);
          await follow(page, addressOf(path));
          await expect(main.getByText(between.words)).toHaveCount(path === between.path ? 1 : 0);
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

test('a reply of the wrong shape breaks its page alone: bar, foot and every other page go on', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/TypeError/);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.route('**/api/vendors?**', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/vendors', (route) => route.fulfill({ json: {} }));
  await follow(page, '/vendors');
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
