import type { Page } from '@playwright/test';
import { expect, test as base } from '#support/browser.ts';
import { violationsIn } from '#support/accessibility.ts';
import { giveAuthenticator } from '#support/desk-browser.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { freePort } from '#support/free-port.ts';
import { startServer, type RunningServer } from '#support/server.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';

// Passkeys belong to a name, so this server is known by one and not by its address.
type Desk = { server: RunningServer; url: string };
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser: _ }, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = await startServer({ port, env: { PUBLIC_URL: url, VENDOR_APPROVAL: 'first' } });
      await use({ server, url });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
async function open(page: Page, url: string, name: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await expect(heading(page, name)).toBeVisible();
}

test(
  'a vendor waits, is approved, hidden and shown again; its number is revealed; the record tells it all',
  {
    tag: '@phone',
  },
  async ({ browser, page, desk: { server, url }, allowedConsole }) => {
    test.setTimeout(180_000);
    // What nobody may see is not found, a fresh proof is asked for by a refusal, and so is a second look at what has changed.
    allowedConsole.push(/status of 40[349]/);
    await giveAuthenticator(page);
    const link = /http\S+\/desk\/join#[\w-]+/.exec(server.links())![0];
    await open(page, link, 'Own this desk');
    await page.getByLabel('Your name').fill('Asha Mehra');
    await page.getByLabel('Your e-mail').fill('asha@desk.example');
    await page.getByRole('button', { name: 'Make a passkey and enter' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(heading(page, 'Today')).toBeVisible();

    const name = 'Zarafshan Events';
    const vendor = await registerVendor(server, vendorForm('Zarafshan'));
    const visitor = await (await browser.newContext()).newPage();
    const shownIn = async (path: string) =>
      (await (await visitor.request.get(url + path)).text()).includes(name);
    const pages = [`/profile/${vendor.id}`, '/weddingvendors', '/vendors?q=zarafshan', '/help?q=zarafshan'];
    const shown = async () => {
      const found = [];
      for (const path of pages) if (await shownIn(path)) found.push(path);
      return found;
    };
    expect(await shown()).toEqual([]);

    // The vendor reads that it waits, and may edit.
    const own = await (await browser.newContext()).newPage();
    await signInAs(own, vendor);
    await own.goto(`${url}/editprofile/${vendor.id}`);
    await expect(own.getByText('We are checking your page')).toBeVisible();

    await page.getByRole('link', { name: 'Vendors', exact: true }).click();
    await page.getByRole('link', { name: 'Waiting 1' }).click();
    await expect(page).toHaveURL(`${url}/desk/vendors?view=waiting`);
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('link', { name }).click();
    await expect(heading(page, name)).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Public', { exact: true })).toBeVisible();
    expect(await shown()).toContain(`/profile/${vendor.id}`);
    expect(await shown()).not.toHaveLength(1);

    // Hidden with a reason, which the vendor reads by mail and at its page.
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.getByLabel('Reason').fill('The pictures are of another hall.');
    await page.getByRole('button', { name: 'Hide and tell the vendor' }).click();
    await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
    expect(await shown()).toEqual([]);
    await expect.poll(() => mailsWith(server, 'Your page at').length).toBeGreaterThan(0);
    await own.reload();
    await expect(own.getByText('The pictures are of another hall.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => innerWidth),
    );

    // The number: a fresh proof is asked for in place, then what was asked for is done.
    await page.route(
      '**/reveal',
      (route) => route.fulfill({ status: 403, json: { message: 'Again', code: 'proof_required' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Reveal' }).click();
    await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('07AAAPZ1234C1Z2')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);

    await page.getByRole('link', { name: 'As the vendor sees it' }).click();
    await expect(page.getByText('Read only. Nobody is signed in as the vendor here.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Part of town').fill('Karol Bagh');
    // The vendor itself is quicker: refused, what is there now is shown, and what was typed stays.
    const typed = await own.request.put(`${url}/api/vendor/${vendor.id}`, {
      headers: { authorization: `Bearer ${vendor.token}` },
      data: { description: 'Tents since 1988' },
    });
    expect(typed.status()).toBe(200);
    await page.getByRole('button', { name: 'Save and tell the vendor' }).click();
    await expect(page.getByText('Somebody else has changed this vendor meanwhile.')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Tents since 1988' })).toBeVisible();
    await expect(page.getByLabel('Part of town')).toHaveValue('Karol Bagh');
    await page.getByRole('button', { name: 'Save and tell the vendor' }).click();
    await expect(page.getByText('Saved. The vendor is told what was changed.')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);

    // The record, narrowed to this vendor: names, never ids.
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('link', { name: 'What the staff did with it' }).click();
    await expect(heading(page, 'Record')).toBeVisible();
    const lines = page.getByRole('row').filter({ hasText: name });
    await expect(lines.filter({ hasText: 'revealed tax numbers of the vendor' })).toHaveCount(1);
    await expect(lines.filter({ hasText: 'edited on behalf of the vendor' })).toHaveCount(1);
    await page.getByLabel('Area').selectOption('vendors');
    await page.getByLabel('What was done').selectOption('vendor.hidden');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('Asha Mehra');
    await expect(page.getByRole('table')).not.toContainText(vendor.id);
    expect(await violationsIn(page)).toEqual([]);

    // A complaint at its own address, with the days of the law.
    const sent = { about: 'general', name: 'Rukhsana', email: 'r@example.in', message: 'No tent.' };
    const { ticket } = (await (
      await visitor.request.post(`${url}/api/grievances`, { data: sent })
    ).json()) as {
      ticket: string;
    };
    await open(page, `${url}/desk/complaints?ticket=${ticket}`, 'Complaints');
    const card = page.getByRole('article');
    if (await card.getByRole('button', { name: 'Release' }).isVisible())
      await card.getByRole('button', { name: 'Release' }).click();
    await expect(card).toContainText(/Acknowledge by.+in 23 hours|Acknowledge by.+tomorrow/);
    await card.getByLabel('Words for the person').fill('The money is on its way.');
    await card.getByRole('button', { name: 'Answer and dispose' }).click();
    await expect(card).toContainText('disposed');
    await card.getByText('What happened so far').click();
    await expect(card).toContainText('Asha Mehra answered and disposed of the complaint');
    await expect.poll(() => mailsWith(server, 'The money is on its way.').length).toBe(1);
    expect(await violationsIn(page)).toEqual([]);
    // A table of vendors: the fate of each row, a changed column, a new page that nobody manages, and an invitation taken back.
    await open(page, `${url}/desk/vendors`, 'Vendors');
    await page.getByText('Bring in a table of vendors').click();
    await page.getByLabel('Choose a table (CSV)').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        '\uFEFFFirm;Kind;Mobile No;E-mail\nNimbu Sharbat House;Caterer;98111 00077;nimbu@desk.example\nRounded;DJ;9.81E+09;\n',
      ),
    });
    await expect(page.getByText('“9.81E+09” is a phone number that Excel has rounded')).toBeVisible();
    await page.getByLabel('Kind').selectOption('Trade');
    await expect(page.getByText('It has no trade, and no list shows it.')).toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make one new page' }).click();
    await expect(page.getByText('One new page was made.')).toBeVisible();
    await page.getByRole('button', { name: 'Mail 1 invitation' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Mail 1 invitation' })).toBeVisible();
    expect(mailsWith(server, 'nimbu@desk.example')).toEqual([]);
    expect(await (await visitor.request.get(`${url}/vendors?q=nimbu`)).text()).toContain(
      'Nimbu Sharbat House',
    );
    for (const other of [visitor, own]) await other.context().close();
  },
);
