/** @file Playwright's `test` with a server with a desk owner: one server and one passkey for all journeys of a worker. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { StaffRole } from '#facts/staff-access.ts';
import { expect, test as base } from './browser.ts';
import { enterAsOwner, giveAuthenticator } from './desk-browser.ts';
import { freePort } from './free-port.ts';
import { mailsWith } from './mail-folder.ts';
import { startServer, type RunningServer } from './server.ts';

export type Desk = {
  server: RunningServer;
  /** By host name: a passkey belongs to a name, not to an IP address. */
  url: string;
  /** The owner's cookies. */
  state: BrowserContextOptions['storageState'];
};

export const deskOwner = { name: 'Asha Mehra', email: 'asha@desk.example' };

async function stateOfOwner(browser: Browser, link: string): Promise<Desk['state']> {
  const context = await browser.newContext();
  await enterAsOwner(await context.newPage(), link, deskOwner);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Pages of a journey are signed in as the desk's owner; `test.use({ storageState: undefined })` starts signed out. */
export const test = base.extend<object, { desk: Desk; deskEnv: Record<string, string> }>({
  deskEnv: [{}, { option: true, scope: 'worker' }],
  desk: [
    async ({ browser, deskEnv }, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const env = {
        PUBLIC_URL: url,
        LIMIT_FACTOR: '1000',
        FORM_MIN_MS: '0',
        SEED_DEMO: 'no',
        ...deskEnv,
      };
      const server = await startServer({ port, env });
      const [link] = /http\S+\/desk\/join#[\w-]+/.exec(server.links())!;
      await use({ server, url, state: await stateOfOwner(browser, link) });
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  storageState: async ({ desk }, use) => use(desk.state),
});

export { expect };

/** Opens a page of the desk. The document is nearly empty; the page is ready when it has its heading. */
export async function openDesk(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const joinLink = (mail: string) =>
  /http\S+\/desk\/join#[\w-]+/.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];

/** Invites Ravi Nair, under an address of this journey alone, and returns a page of a browser in which he is signed in. */
export async function colleagueOf(owner: Page, { server, url }: Desk, role: StaffRole): Promise<Page> {
  const email = `ravi-${randomUUID()}@desk.example`;
  await openDesk(owner, '/desk/people', 'People');
  await owner.getByLabel('Name', { exact: true }).fill('Ravi Nair');
  await owner.getByLabel('E-mail').fill(email);
  await owner.getByLabel('Role', { exact: true }).selectOption(role);
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = () => mailsWith(server, email).map(joinLink).at(-1) ?? '';
  await expect.poll(link).not.toBe('');
  const browser = owner.context().browser()!;
  const page = await (await browser.newContext({ baseURL: url, storageState: undefined })).newPage();
  await giveAuthenticator(page);
  await page.goto(link(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Make a passkey and enter' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return page;
}

/** Returns an unused phone number: two enquiries with one number are proposed as duplicates. */
const newPhone = () => `9811${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

/** Sends a contact request as a visitor, and returns its reference. */
export async function contactFrom(page: Page, name: string, phone = newPhone()): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.in`;
  const sent = await page.request.post('/api/contacts', {
    data: { name, phone, email },
    headers: { 'x-form': 'page=/contact&share=1&elapsedMs=9000' },
  });
  expect(sent.status()).toBe(201);
  return ((await sent.json()) as { reference: string }).reference;
}
