import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say, written } from '#support/language.ts';

const slug = 'choosing-a-caterer-in-delhi';
const author = () => written({ en: 'Ritika Sethi', hi: 'ऋतिका सेठी' });

test(
  'the list searches title, category and excerpt, and Enter opens the first match',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page }) => {
    await page.goto(at('/blogs'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Read Our Blogs to Enhance Your Knowledge'),
    );
    const box = page.getByPlaceholder(say('Search blogs by title, category, or keywords...'));
    await box.fill(say('Construction').toUpperCase());
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(6);
    await box.fill('no such words anywhere');
    await expect(page.getByText(say('No blogs found.'))).toBeVisible();
    await box.fill(say('caterer'));
    await box.press('Enter');
    await expect(page).toHaveURL(at(`/blogs/${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('caterer'));
  },
);

test('a search term is text, whatever it holds', async ({ page }) => {
  await page.goto(at(`/blogs?q=${encodeURIComponent('"><script>alert(1)</script>')}`));
  await expect(page.getByText(say('No blogs found.'))).toBeVisible();
  expect(await page.content()).not.toContain('<script>alert(1)');
});

test(
  'a post has its picture, date, contents, suggestions and ways on',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, expectAccessible }) => {
    await page.goto(at(`/blogs/${slug}`));
    await expect(page.getByRole('article').first().locator('time').first()).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\d$/,
    );
    await expectAccessible();
    await page.getByText(say('On this page')).click();
    await page
      .getByRole('listitem')
      .getByRole('link')
      .filter({ hasText: written({ en: 'three numbers', hi: 'तीन आँकड़ों' }) })
      .click();
    await expect(page).toHaveURL(/#section-/);
    await expect(page.getByRole('link', { name: say('Back to Blogs') })).toHaveAttribute(
      'href',
      at('/blogs'),
    );
    await expect(page.getByRole('link', { name: say('LEAVE A FEEDBACK') })).toBeVisible();
    const suggested = page.getByRole('complementary', { name: say('Read next') }).getByRole('link');
    await expect(suggested).toHaveCount(3);
    for (const href of await suggested.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      expect(href).not.toBe(`/blogs/${slug}`);
  },
);

test('a post leads to its author, whose page lists the posts', async ({
  page,
  expectAccessible,
  allowedConsole,
}) => {
  allowedConsole.push(/404/);
  await page.goto(at('/blogs/first-hundred-customers'));
  const link = page.getByRole('article').first().getByRole('link', { name: author() });
  await expect(link).toHaveAttribute('rel', 'author');
  await link.click();
  await expect(page).toHaveURL(at('/author/ritika-sethi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author());
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible();
  const reply = await page.goto(at('/author/nobody'));
  expect(reply!.status()).toBe(404);
});

test('an unknown post is "Blog Not Found" with status 404; any other failure has its own sentence', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/404/, /503/);
  expect((await page.goto(at('/blogs/none')))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Blog Not Found'));
  await page.getByRole('link', { name: say('Back to Blogs') }).click();
  await page.route(`**/api/blog/${slug}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  await page.locator(`a[href="${at(`/blogs/${slug}`)}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('Blog not found. Please try again later.'),
  );
});

test('a failed suggestion list is for the log alone', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/, /Suggested blogs/);
  await page.goto(at('/blogs'));
  await page.route('**/api/blog/blog', (route) =>
    route.fulfill({ status: 503, json: { message: 'away', code: 'unavailable' } }),
  );
  const logged = page.waitForEvent('console', (message) => message.text().includes('Suggested blogs'));
  await page.locator(`a[href="${at(`/blogs/${slug}`)}"]`).click();
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('caterer'));
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
  // What the server wrote stays until the visitor touches the page, or for longer than an expectation waits.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(time).toHaveText(german);
  await context.close();
});
