import type { Page, Route } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { contactFrom, expect, openDesk, test } from '#support/desk-server.ts';

// Whatever an answer brings, a page of the desk stands, says so, and leads on.

const odd: readonly Parameters<Route['fulfill']>[0][] = [
  { status: 200, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' },
  { status: 200, contentType: 'application/json', body: 'null' },
  { status: 200, contentType: 'application/json', body: '{"enquiries":[{"refe' },
  { status: 204 },
  { status: 503, contentType: 'text/plain', body: 'away' },
];
const paths = [
  '/desk',
  '/desk/enquiries',
  '/desk/words',
  '/desk/complaints',
  '/desk/vendors',
  '/desk/content',
  '/desk/content/post',
  '/desk/search-words',
  '/desk/pictures',
  '/desk/moving',
  '/desk/people',
  '/desk/funnel',
  '/desk/record',
  '/desk/keys',
];

/** Answers everything that is read, except who is signed in. */
const answerOddly = (page: Page, number: number) =>
  page.route('**/api/staff/**', (route) =>
    route.request().method() === 'GET' && !/\/api\/staff\/(session|live)(\?|$)/.test(route.request().url())
      ? route.fulfill(odd[number % odd.length])
      : route.continue(),
  );

test('every page of the desk stands whatever is answered, and its system is whole', async ({
  page,
  allowedConsole,
}) => {
  test.setTimeout(180_000);
  allowedConsole.push(/status of 503/);
  const reference = await contactFrom(page, 'Odd Omkar');
  const begun = await page.request.post('/api/staff/content/post', { data: { changes: { title: 'Odd' } } });
  expect(begun.status()).toBe(201);
  const { id } = (await begun.json()) as { id: string };
  const withId = [`/desk/content/post/${id}`, `/desk/enquiries/${reference}`];
  for (const [index, path] of [...paths, ...withId].entries())
    for (const number of [index, index + 2])
      await test.step(`${path} ${number % odd.length}`, async () => {
        await page.unrouteAll();
        await answerOddly(page, number);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
      });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('Odd Omkar').first()).toBeVisible();

  await openDesk(page, '/desk/styleguide', /system/);
  expect(await violationsIn(page)).toEqual([]);
});
