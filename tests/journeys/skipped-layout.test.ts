import { expect, test } from '#support/browser.ts';

/** Whether a part is laid out, and not only stood for. */
const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

test(
  'a part below the first screen is laid out late, and is there for everybody all the same',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto('/weddingvendors');
    const foot = page.locator('footer p').first();
    expect(await foot.evaluate(isLaidOut)).toBe(false);
    // What a screen reader reads, and what the browser finds and prints.
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await foot.evaluate(isLaidOut)).toBe(true);
    await page.emulateMedia({ media: null });
    expect(
      await page.evaluate(() =>
        (window as unknown as { find(words: string): boolean }).find('All Rights Reserved'),
      ),
    ).toBe(true);
    await expect(page.getByText('All Rights Reserved')).toBeInViewport();
  },
);

test('whoever returns to a place on a page finds it where it was', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/weddingvendors');
  const place = page.getByRole('link', { name: 'Questions', exact: true });
  // As somebody scrolls: past every part, which has its own height from then on.
  for (let isThere = false; !isThere;)
    isThere = await page.evaluate(async () => {
      window.scrollBy(0, 400);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
  await place.scrollIntoViewIfNeeded();
  const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
  // After a change of page nothing is guessed, so that the router's place is the right one.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const whole = await height();
  await place.click();
  await expect(page).not.toHaveURL('/weddingvendors');
  await page.goBack();
  await expect(page).toHaveURL('/weddingvendors');
  await expect.poll(height).toBe(whole);
});

test('an address leads to its place on the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/catering#form');
  await expect(page.locator('#form-heading')).toBeInViewport();
});
