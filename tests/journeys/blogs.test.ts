import { expect, test } from '#support/browser.ts';

const slug = 'choosing-a-caterer-in-delhi';

test('the list searches title, category and excerpt, and Enter opens the first match', async ({ page }) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Read Our Blogs to Enhance Your Knowledge',
  );
  const box = page.getByPlaceholder('Search blogs by title, category, or keywords...');
  await box.fill('CONSTRUCTION');
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(6);
  await box.fill('no such words anywhere');
  await expect(page.getByText('No blogs found.')).toBeVisible();
  await box.fill('caterer');
  await box.press('Enter');
  await expect(page).toHaveURL(`/blogs/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('caterer');
});

test('the list searches without scripts', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/blogs');
  await page.getByPlaceholder('Search blogs by title').fill('monsoon');
  await page.getByPlaceholder('Search blogs by title').press('Enter');
  await expect(page).toHaveURL('/blogs?q=monsoon');
  await expect(page.getByRole('article').first()).toContainText('onsoon');
});

test('a search term is text, whatever it holds', async ({ page }) => {
  await page.goto(`/blogs?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await expect(page.getByText('No blogs found.')).toBeVisible();
  expect(await page.content()).not.toContain('<script>alert(1)');
});

test('a post has its picture, date, contents, suggestions and ways on', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/blogs/${slug}`);
  await expect(page.getByRole('article').first().locator('time').first()).toHaveAttribute(
    'datetime',
    /^\d{4}-\d\d-\d\d$/,
  );
  await expectAccessible();
  await page.getByText('On this page').click();
  await page.getByRole('listitem').getByRole('link').filter({ hasText: 'three numbers' }).click();
  await expect(page).toHaveURL(/#section-/);
  await expect(page.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs');
  await expect(page.getByRole('link', { name: 'LEAVE A FEEDBACK' })).toBeVisible();
  const suggested = page.getByRole('complementary', { name: 'Read next' }).getByRole('link');
  await expect(suggested).toHaveCount(3);
  for (const href of await suggested.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    expect(href).not.toBe(`/blogs/${slug}`);
});

test('a post leads to its author, whose page lists the posts', async ({
  page,
  expectAccessible,
  allowedConsole,
}) => {
  allowedConsole.push(/404/);
  await page.goto('/blogs/first-hundred-customers');
  const author = page.getByRole('article').first().getByRole('link', { name: 'Ritika Sethi' });
  await expect(author).toHaveAttribute('rel', 'author');
  await author.click();
  await expect(page).toHaveURL('/author/ritika-sethi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ritika Sethi');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible();
  const reply = await page.goto('/author/nobody');
  expect(reply!.status()).toBe(404);
});

test('an unknown post is "Blog Not Found" with status 404; any other failure has its own sentence', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/404/, /503/);
  expect((await page.goto('/blogs/none'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Not Found');
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await page.route(`**/api/blog/${slug}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  await page.locator(`a[href="/blogs/${slug}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found. Please try again later.');
});

test('a failed suggestion list is for the log alone', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/, /Suggested blogs/);
  await page.goto('/blogs');
  await page.route('**/api/blog/blog', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  const logged = page.waitForEvent('console', (message) => message.text().includes('Suggested blogs'));
  await page.locator(`a[href="/blogs/${slug}"]`).click();
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('caterer');
});

for (const [path, count] of [
  ['/eventblogs', 6],
  ['/Construtionblogs', 6],
  ['/homeblogs', 18],
] as const)
  test(`${path} lists its blogs`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(count);
  });

test('a date is written in the visitor’s own format', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${server.url}/blogs/${slug}`);
  const time = page.locator('article time').first();
  const day = (await time.getAttribute('datetime'))!;
  const german = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  await expect(time).toHaveText(german);
  await context.close();
});
