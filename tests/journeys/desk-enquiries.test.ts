import type { Page } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { expect, test as base } from '#support/browser.ts';
import { enterAsOwner } from '#support/desk-browser.ts';
import { freePort } from '#support/free-port.ts';
import { startServer } from '#support/server.ts';

// Passkeys belong to a name, so this server is known by one and not by its address.
type Desk = { url: string; firstLink: string };
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser: _ }, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const env = { PUBLIC_URL: url, SEED_DEMO: 'no', FORM_MIN_MS: '0', LIMIT_FACTOR: '1000' };
      const server = await startServer({ port, env });
      await use({ url, firstLink: /http\S+\/desk\/join#[\w-]+/.exec(server.links())![0] });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Enquiries as visitors send them, the first one first. */
async function send(page: Page, url: string, names: readonly string[]) {
  for (const [index, name] of names.entries()) {
    const data = { name, phone: `98111000${10 + index}`, email: `sender${index}@example.com` };
    const sent = await page.request.post(`${url}/api/contacts`, {
      data,
      headers: { 'x-form': 'elapsedMs=9000' },
    });
    expect(sent.status()).toBe(201);
  }
}
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const count = (page: Page, view: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view });

test('the list is worked by keyboard alone, on a phone by thumb, and leaves as a file', async ({
  page,
  desk: { url, firstLink },
}) => {
  test.setTimeout(180_000);
  const names = ['Asha', 'Bilal', 'Chitra', 'Devika', 'Esther', 'Farhan'];
  await send(page, url, names);
  await enterAsOwner(page, firstLink, { name: 'Kiran Rao', email: 'kiran@desk.example' });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  // To the list by the palette.
  await press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('unass');
  await press('Enter');
  await expect(page).toHaveURL(`${url}/desk/enquiries?owner=none`);
  await expect(count(page, 'Unassigned')).toHaveText('Unassigned6');

  // The newest is first. One for me, and it leaves this view; the focus stays beside it.
  await press('j');
  await expect(row(page, 'Farhan')).toBeFocused();
  await press('j', 'k', 'a');
  await expect(page.getByRole('status')).toHaveText('Given to Kiran Rao.');
  await expect(row(page, 'Farhan')).toHaveCount(0);

  // Closed with its reason by a digit, and on to the next; no other key works while the question is open.
  await expect(row(page, 'Esther')).toBeFocused();
  await press('e');
  await expect(page.getByRole('dialog', { name: /^Close AGN-/ })).toBeVisible();
  await press('j', '3');
  // Nobody has answered her, so it is asked once.
  await expect(page.getByRole('dialog', { name: 'Nobody has answered this family' })).toBeVisible();
  await press('y');
  await expect(page.getByRole('status')).toHaveText('Closed, no answer.');
  await expect(row(page, 'Devika')).toBeFocused();
  await expect(row(page, 'Esther')).toHaveCount(0);

  // Taken back, and done again.
  await press('u');
  await expect(row(page, 'Esther')).toBeFocused();
  const lists = /\/api\/staff\/enquiries\?/;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(lists, (route) => released.then(() => route.continue()));
  await press('e', '3');
  await expect(page.getByRole('dialog', { name: 'Nobody has answered this family' })).toBeVisible();
  await press('y');
  await expect(row(page, 'Devika')).toBeFocused();

  // Two at once, although the list has not come anew since.
  await press('x', 'j', 'x');
  await expect(page.getByText('2 chosen')).toBeVisible();
  await press('e', '6');
  await expect(page.getByRole('dialog', { name: 'Nobody has answered 2 of them' })).toBeVisible();
  await press('y');
  await expect(page.getByRole('status')).toHaveText('Closed, spam: 2.');
  release();
  await expect(row(page, 'Bilal')).toBeFocused();
  await expect(count(page, 'Closed')).toHaveText('Closed3');

  // Nothing fires in the search; what is looked for stands in the address, and back leads back.
  await press('/');
  await page.keyboard.type('98111 00013 e');
  await expect(page.getByText('Nothing here fits.')).toBeVisible();
  await press('Backspace', 'Backspace');
  await expect(page).toHaveURL(/\?owner=none&q=98111\+00013/);
  await page.getByRole('link', { name: 'Look in all enquiries' }).press('Enter');
  await expect(row(page, 'Devika')).toContainText('closed');
  await press('?');
  const keys = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(keys.getByText('Close it, and go to the next')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await press('Escape', '.');
  await palette.getByRole('combobox').fill('asha');
  await expect(palette.getByRole('option', { name: /Asha/ })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await press('Enter');
  await expect(page).toHaveURL(/\/desk\/enquiries\/AGN-/);

  // On a phone nothing is wider than it, and all can be done by thumb.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Choose AGN-/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Label…' }).click();
  await page.getByRole('combobox', { name: 'Label' }).fill('vip');
  await page.getByRole('button', { name: 'Add label' }).click();
  await expect(page.getByRole('status')).toHaveText('Labelled vip.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violationsIn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
});
