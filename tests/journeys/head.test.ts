import { expect, test } from '#support/browser.ts';

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
