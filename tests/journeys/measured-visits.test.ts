import { violationsIn } from '#support/accessibility.ts';
import { expect, openDesk, test } from '#support/desk-server.ts';

test('a visit is measured from the first touch, told once when it ends, and stands on Health', async ({
  page,
  desk,
  browser,
}) => {
  const reading = await browser.newContext({ baseURL: desk.url, storageState: undefined });
  const reader = await reading.newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await reader.goto('/about', { waitUntil: 'networkidle' });
  const measuring = () => asked.filter((path) => path.includes('visit-measures'));
  const sent = () => asked.filter((path) => path === '/api/visits');
  expect(measuring()).toEqual([]);
  // A touch before the page is alive begins nothing; the next one does.
  await expect(async () => {
    await reader.keyboard.press('Tab');
    expect(measuring()).toHaveLength(1);
  }).toPass();
  await reader.waitForLoadState('networkidle');
  // The next page ends the visit of the first; it is not measured itself.
  await reader.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect.poll(sent).toHaveLength(1);
  await reader.keyboard.press('Tab');
  await reader.close({ runBeforeUnload: true });
  await reading.close();
  expect(sent()).toHaveLength(1);

  await openDesk(page, '/desk/health', 'Health');
  await expect(page.getByRole('row', { name: /^\/about .* 1 [\d.]+ s/ })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test('an error in a script of ours is told once by its place, without its words', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/Asha 98100|of an extension/);
  const told: unknown[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/api/events') ? (request.postDataJSON() as { name: string }) : null;
    if (body?.name === 'script_error') told.push(body);
  });
  await page.goto('/about');
  const fail = (message: string, file: string) =>
    page.evaluate(
      ([text, at]) => {
        const error = new TypeError(text);
        error.stack = `TypeError: ${text}\n    at f (${location.origin}${at})`;
        setTimeout(() => {
          throw error;
        });
        return Promise.resolve();
      },
      [message, file],
    );
  await fail('Asha 98100', '/assets/site-a1.js:1:20');
  await fail('Asha 98100 again', '/assets/site-a1.js:1:20');
  await fail('of an extension', '/other/x.js:1:20');
  await expect.poll(() => told).toHaveLength(1);
  expect(told).toEqual([
    { name: 'script_error', page: '/about', place: 'TypeError at /assets/site-a1.js:1:20' },
  ]);
});
