import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '#support/browser.ts';
import { codeFor, giveAuthenticator, shownKey } from '#support/desk-browser.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { freePort } from '#support/free-port.ts';
import { startServer, type RunningServer } from '#support/server.ts';
import { wholeSitemap } from '#support/sitemap.ts';

// Passkeys belong to a name, so this server is known by one and not by its address.
type Desk = { server: RunningServer; url: string; firstLink: string };
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser: _ }, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = await startServer({ port, env: { PUBLIC_URL: url } });
      await use({ server, url, firstLink: linkIn(server.links())! });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const linkIn = (text: string) =>
  /http\S+\/desk\/join#[\w-]+/.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];

async function mailedLink(server: RunningServer, to: string, words: string): Promise<string> {
  const find = () =>
    mailsWith(server, to)
      .filter((mail) => mail.includes(words))
      .map(linkIn)
      .at(-1) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The document is nearly empty; the desk is there when it has a heading. */
async function open(page: Page, url: string, name: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await expect(heading(page, name)).toBeVisible();
}
async function newPage(context: BrowserContext) {
  const page = await context.newPage();
  await giveAuthenticator(page);
  return page;
}

test('a newcomer owns the desk, invites a colleague, and both come back with their keys', async ({
  browser,
  desk: { server, url, firstLink },
}) => {
  test.setTimeout(180_000);
  const owner = await newPage(await browser.newContext());
  await open(owner, firstLink, 'Own this desk');
  // The secret is gone from the address bar, so from the history and from what somebody might copy.
  expect(owner.url()).toBe(`${url}/desk/join`);
  await owner.getByLabel('Your name').fill('Asha Mehra');
  await owner.getByLabel('Your e-mail').fill('asha@desk.example');
  await owner.getByRole('button', { name: 'Make a passkey and enter' }).click();
  await expect(owner.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(owner.getByRole('listitem')).toHaveCount(10);
  await owner.getByRole('button', { name: 'I have kept them' }).click();
  await expect(heading(owner, 'Today')).toBeVisible();

  await owner.getByRole('link', { name: 'People' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('Ravi Nair');
  await owner.getByLabel('E-mail').fill('ravi@desk.example');
  await owner.getByLabel('Role', { exact: true }).selectOption('reader');
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(owner.getByText('An invitation is on its way to ravi@desk.example.')).toBeVisible();
  await expect(owner.getByText('Invited', { exact: true })).toBeVisible();

  // The colleague has no passkey: password and authenticator.
  const colleague = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await open(colleague, await mailedLink(server, 'ravi@desk.example', 'invites you'), 'Namaste Ravi Nair');
  await colleague.getByRole('button', { name: 'Use a password and an authenticator app' }).click();
  const key = await shownKey(colleague);
  await colleague.getByLabel('New password').fill('a long enough password');
  await colleague.getByLabel('Code').fill('000000');
  await colleague.getByRole('button', { name: 'Enter the desk' }).click();
  await expect(colleague.getByText('This code is not right.').first()).toBeVisible();
  await expect(colleague.getByLabel('New password')).toHaveValue('a long enough password');
  await colleague.getByLabel('Code').fill(codeFor(key));
  await colleague.getByRole('button', { name: 'Enter the desk' }).click();
  const recovery = await colleague.getByRole('listitem').first().textContent();
  await colleague.getByRole('button', { name: 'I have kept them' }).click();
  await expect(heading(colleague, 'Today')).toBeVisible();
  // A reader's menu has no rooms that are closed to a reader.
  await expect(colleague.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'People' })).toHaveCount(0);
  expect(await colleague.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // Back with a recovery code, since the phone with the authenticator is lost.
  await colleague.getByRole('button', { name: 'Sign out' }).click();
  await colleague.getByRole('button', { name: 'Use password and code' }).click();
  await colleague.getByLabel('E-mail').fill('ravi@desk.example');
  await colleague.getByLabel('Password').fill('a long enough password');
  await colleague.getByLabel('Code').fill(recovery!);
  await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(colleague, 'Today')).toBeVisible();

  // The owner's session ends while the page is open: signing in happens in place, and what was asked for is done.
  await owner.context().clearCookies();
  const ravi = owner.getByRole('listitem').filter({ hasText: 'Ravi Nair' });
  await ravi.getByRole('button', { name: /New way in|Invite again/ }).click();
  await expect(owner.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await owner.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(owner.getByText('A link is on its way to ravi@desk.example.')).toBeVisible();
  await expect(heading(owner, 'People')).toBeVisible();

  // The new way in ends what opened before.
  const phone = await newPage(await browser.newContext());
  await open(phone, await mailedLink(server, 'ravi@desk.example', 'new way in'), 'Namaste Ravi Nair');
  await phone.getByRole('button', { name: 'Make a passkey and enter' }).click();
  const kept = await phone.getByRole('listitem').first().textContent();
  await phone.getByRole('button', { name: 'I have kept them' }).click();
  await expect(heading(phone, 'Today')).toBeVisible();
  await colleague.reload({ waitUntil: 'commit' });
  await expect(heading(colleague, 'Sign in to the desk')).toBeVisible();
  expect(new URL(colleague.url()).pathname).toBe('/desk/sign-in');

  // The passkey is lost, too: a recovery code brings a new way in by mail, to somebody who never had a password.
  await phone.getByRole('button', { name: 'Sign out' }).click();
  await phone.getByRole('button', { name: 'I have lost my keys' }).click();
  await phone.getByLabel('E-mail').fill('ravi@desk.example');
  await phone.getByLabel('Recovery code').fill('2222-2222-2222');
  await phone.getByRole('button', { name: 'Mail me a new way in' }).click();
  await expect(phone.getByRole('alert')).toHaveText('E-mail or recovery code is not right.');
  await phone.getByLabel('Recovery code').fill(kept!);
  await phone.getByRole('button', { name: 'Mail me a new way in' }).click();
  await expect(phone.getByRole('status').filter({ hasText: 'ravi@desk.example' })).toBeVisible();
  const again = await newPage(await browser.newContext());
  const link = await mailedLink(server, 'ravi@desk.example', 'one of your recovery codes');
  await open(again, link, 'Namaste Ravi Nair');
  for (const page of [owner, colleague, phone, again]) await page.context().close();
});

test('is nothing for strangers: no page of it is kept, listed or shown', async ({
  page,
  desk: { url },
  allowedConsole,
}) => {
  allowedConsole.push(/status of 40[14]/);
  const document = await page.request.get(`${url}/desk/people`);
  expect(document.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await wholeSitemap(async (path) => (await page.request.get(url + path)).text())).not.toContain(
    '/desk',
  );
  await open(page, `${url}/desk/people?x=1`, 'Sign in to the desk');
  expect(new URL(page.url()).searchParams.get('to')).toBe('/desk/people?x=1');
  await open(page, `${url}/desk/join#not-a-link`, 'Your way into the desk');
  await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
});
