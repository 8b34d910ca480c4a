import { expect, test, wake } from '#support/browser.ts';
import { at, say } from '#support/language.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a visited page is there, another says so, and a private one is never kept', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await page.goto(at('/about'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(at('/ranking'), { waitUntil: 'networkidle' });
  await page.goto(at('/enquiry/not-a-secret-of-anybody'));
  await page.goto(at('/login'), { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto(at('/ranking'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('How vendors are ordered'));
  for (const path of ['/careers', '/enquiry/not-a-secret-of-anybody', '/login']) {
    // Its scripts may not have been read on this device either; it needs none.
    await page.goto(at(path), { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('You are offline'));
  }
  await expect(page.locator('main')).toHaveCSS('padding-top', '64px');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.filter((path) => /^\/(enquiry|login|account|reset)/.test(path))).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: say('Try again') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('You are offline'));
});

test('the shortlist is there without a network from the first saved vendor on', async ({
  page,
  request,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  const reply = await request.get('/api/vendor/khanmarket/vendors');
  const [{ _id, companyName }] = (await reply.json()) as [{ _id: string; companyName: string }];
  await page.goto(at(`/profile/${_id}`));
  await page.getByRole('button', { name: `${say('Save')} ${companyName}` }).click();
  const kept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), at('/shortlist'));
  await expect.poll(kept).toBe(true);
  await page.goto(at('/about'), { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto(at('/shortlist'));
  await expect(page.getByRole('main').getByRole('link', { name: companyName })).toBeVisible();
});

test('a first visit keeps its page with all that the page asks for later, and the pictures of the pages that stand in', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await page.goto('/catering');
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
  for (const part of [/^\/catering$/, /delivery-bar-/, /service-rest-(?!later)/, /state\/error-800/])
    await expect.poll(async () => (await kept()).some((path) => part.test(path))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.pressSequentially('Asha');
  // What is read below the form is taken over, from a file that this visit has never asked for.
  await wake(page.getByRole('heading', { level: 2 }).last());
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('could not');
  await expect(name).toHaveValue('Asha');
  const picture = await page.evaluate(async () =>
    (await fetch('/art/state/error-400.avif')).headers.get('content-type'),
  );
  expect(picture).toBe('image/avif');
});

test('without a network a page in Hindi is there, and another says so in Hindi', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await page.goto('/hi/contact');
  const kept = (path: string) => page.evaluate(async (of) => Boolean(await caches.match(of)), path);
  for (const path of ['/hi/contact', '/hi/offline']) await expect.poll(() => kept(path)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByLabel('फ़ोन')).toBeVisible();
  await page.goto('/hi/careers', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(
    page.getByRole('link', { name: 'Try again' }).or(page.locator('main a').first()),
  ).toBeVisible();
});
