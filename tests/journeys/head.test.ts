import { expect, test } from '#support/browser.ts';

const pages = [
  '/',
  '/blogs',
  '/blogs/choosing-a-caterer-in-delhi',
  '/eventblogs',
  '/contact',
  '/Market',
  '/marketlist',
  '/market/khan-market',
  '/mblockmkt',
  '/vendors',
];

for (const path of pages)
  test(`${path} has what search engines and share cards need`, async ({ page, server }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect((await page.title()).length).toBeGreaterThan(10);
    expect((await content('meta[name=description]'))!.length).toBeGreaterThan(50);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url + path);
    expect(await content('meta[property="og:image:width"]')).toBe('1200');
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    const image = await page.request.get((await content('meta[property="og:image"]'))!);
    expect(image.headers()['content-type']).toBe('image/jpeg');
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const types = data.flatMap((text) => {
      const parsed = JSON.parse(text) as { '@type'?: string; '@graph'?: { '@type': string }[] };
      return parsed['@graph']?.map((one) => one['@type']) ?? [parsed['@type']];
    });
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    if (path.startsWith('/blogs/'))
      expect(types).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
  });

test('nothing is asked of anybody else, and nothing shifts', async ({ page, server }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
      strangers.push(request.url());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as { shift?: number }).shift =
          ((window as { shift?: number }).shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/blogs/choosing-a-caterer-in-delhi']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBe(0);
  }
  expect(strangers).toEqual([]);
});
