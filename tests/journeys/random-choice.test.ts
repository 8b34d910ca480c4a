import { expect, test } from '#support/browser.ts';

const teaser = /<a [^>]*href="\/blogs\/([\w-]+)"/g;

// That it differs between loads is asked without a browser (tests/served/page-privacy.test.ts).
test('a page that shows a random choice stands as it came', async ({ page }) => {
  // A visitor with one rendering who is given another sees that one: markup and data come in one answer.
  const shown = new Set<string>();
  for (let at = 0; at < 12 && shown.size < 2; at++) {
    const response = await page.goto('/');
    const sent = [...(await response!.text()).matchAll(teaser)].map(([, id]) => id);
    const drawn = await page
      .locator('main a[href^="/blogs/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice('/blogs/'.length)));
    expect(new Set(drawn)).toEqual(new Set(sent));
    shown.add(drawn.join());
  }
  expect(shown.size).toBe(2);
});
