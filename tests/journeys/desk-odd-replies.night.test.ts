import { violationsIn } from '#support/accessibility.ts';
import { contactFrom, expect, openDesk, test } from '#support/desk-server.ts';
import { answerOddly, odd } from '#support/desk-odd-replies.ts';

// With any answer a page of the desk stands, says so, and leads on.

const paths = [
  '/desk',
  '/desk/enquiries',
  '/desk/words',
  '/desk/complaints',
  '/desk/vendors',
  '/desk/content',
  '/desk/content/post',
  '/desk/search-words',
  '/desk/mails',
  '/desk/pictures',
  '/desk/moving',
  '/desk/people',
  '/desk/funnel',
  '/desk/record',
  '/desk/keys',
];

test('every page of the desk stands with any answer, and its system is whole', async ({
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

test('every part of an item, an import and a mail stands with any answer to its own call, and no word is lost', async ({
  page,
  allowedConsole,
}) => {
  test.setTimeout(240_000);
  allowedConsole.push(/status of [45]\d\d/);
  const made = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { id: string };
  const { id } = await made('/api/staff/content/post', { changes: { title: 'Oddly answered' } });
  const mails = (await (await page.request.get('/api/staff/content/mail')).json()) as {
    items: { id: string }[];
  };
  const file = {
    name: 'one.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('---\ntitle: One\n---\nText'),
  };
  const uploaded = await page.request.post('/api/staff/imports', { multipart: { file } });
  const { id: importId } = (await uploaded.json()) as { id: string };

  const item = `/desk/content/post/${id}`;
  const parts: readonly [path: string, call: string][] = [
    [`${item}?view=look`, `**/content/post/${id}/previews`],
    [`${item}?view=versions`, `**/content/post/${id}/versions`],
    [`/desk/content/mail/${mails.items[0]!.id}?view=look`, '**/mails/*/preview'],
    [`/desk/moving?import=${importId}`, `**/imports/${importId}?*`],
    ['/desk/moving', '**/api/staff/imports'],
    ['/desk/pictures', '**/api/staff/pictures?*'],
  ];
  for (const [path, call] of parts)
    for (const number of odd.keys())
      await test.step(`${path} ${number}`, async () => {
        await page.route(call, (route) => route.fulfill(odd[number]));
        await page.goto(path, { waitUntil: 'commit' });
        const alert = page
          .getByRole('alert')
          .filter({ has: page.getByRole('button', { name: 'Try again' }) });
        await expect(alert.first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unrouteAll();
        await alert.first().getByRole('button').click();
        await expect(alert).toHaveCount(0);
      });

  await test.step('a field for choosing', async () => {
    await page.route('**/content/author?*', (route) => route.fulfill(odd[0]));
    await page.goto(item, { waitUntil: 'commit' });
    const author = page.getByRole('group', { name: /^Author/ });
    await expect(author.getByRole('status')).toHaveText('These could not be read. Please try again later.');
    await page.unrouteAll();
  });

  for (const number of odd.keys())
    await test.step(`a step, a link and a save ${number}`, async () => {
      await page.goto(item, { waitUntil: 'commit' });
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
      const steps = page.getByRole('group', { name: 'Steps' });
      await page.route('**/steps', (route) => route.fulfill(odd[number]));
      await steps.getByRole('button', { name: 'Send for review' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.unrouteAll();
      await page.route(`**/content/post/${id}`, (route) =>
        route.request().method() === 'PATCH' ? route.fulfill(odd[number]) : route.continue(),
      );
      const words = `Oddly answered ${number}`;
      await page.getByLabel('Title').fill(words);
      await expect(page.getByText(/What you write is kept on this device/)).toBeVisible();
      await page.unrouteAll();
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByLabel('Title')).toHaveValue(words);
      // The page says so before it takes in what the device kept, too.
      const stored = async () => (await page.request.get(`/api/staff/content/post/${id}`)).text();
      await expect.poll(stored).toContain(words);
    });
});
