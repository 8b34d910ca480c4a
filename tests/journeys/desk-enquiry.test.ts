import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { expect, test as base } from '#support/browser.ts';
import { giveAuthenticator } from '#support/desk-browser.ts';
import { mailsWith } from '#support/enquiry-page.ts';
import { freePort } from '#support/free-port.ts';
import { startServer, type RunningServer } from '#support/server.ts';

type Desk = { server: RunningServer; url: string; state: BrowserContextOptions['storageState'] };

/** The first owner's way in, once; each journey then comes with the cookie. */
async function enter(browser: Browser, link: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await giveAuthenticator(page);
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Asha Mehra');
  await page.getByLabel('Your e-mail').fill('asha@desk.example');
  await page.getByRole('button', { name: 'Make a passkey and enter' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const state = await context.storageState();
  await context.close();
  return state;
}

const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const env = { PUBLIC_URL: url, LIMIT_FACTOR: '1000', FORM_MIN_MS: '0' };
      const server = await startServer({ port, env });
      const link = /http\S+\/desk\/join#[\w-]+/.exec(server.logs.join('\n'))![0];
      await use({ server, url, state: await enter(browser, link) });
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  storageState: async ({ desk }, use) => use(desk.state),
});

async function received({ url }: Desk, page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.in`;
  const sent = await page.request.post(`${url}/api/contacts`, {
    data: { name, phone: '9876543210', email },
    headers: { 'x-form': 'page=/contact&share=1&elapsedMs=9000' },
  });
  return ((await sent.json()) as { reference: string }).reference;
}
async function open(page: Page, { url }: Desk, reference: string) {
  await page.goto(`${url}/desk/enquiries/${reference}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
}
const noViolations = async (page: Page) => expect(await violationsIn(page)).toEqual([]);

test('an enquiry is read, assigned, answered from a template and closed with six keys, and an answer comes back in time', async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await received(desk, page, 'Ravi Nair'), await received(desk, page, 'Meera Das')];
  await page.goto(`${desk.url}/desk/enquiries`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await page.evaluate((order) => sessionStorage.setItem('desk.next', JSON.stringify(order)), [first, second]);
  await open(page, desk, first);
  await noViolations(page);
  const subject = page.getByLabel('Subject');
  const text = page.getByLabel('Text', { exact: true });

  // What is typed stays while somebody goes away, and what was written by hand is not replaced by a template.
  await page.keyboard.press('m');
  await text.fill('Till six.');
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(text).toHaveValue('Till six.');
  await page.getByRole('button', { name: 'First answer' }).click();
  await expect(text).toHaveValue(/^Till six\.\n\nNamaste Ravi Nair,/);
  await text.fill('');
  await noViolations(page);
  await page.keyboard.press('Escape');

  // The six: no key is pressed to read it, since opening it is told, and answering marks it as read.
  const keys = ['a', 'm', '1', 'Control+Enter', 'e', '1'];
  await page.keyboard.press(keys[0]!);
  await expect(page.getByText('Asha Mehra looks after it')).toBeVisible();
  await page.keyboard.press(keys[1]!);
  await expect(page.getByRole('heading', { name: 'Answer by mail' })).toBeFocused();
  await page.keyboard.press(keys[2]!);
  await expect(subject).toHaveValue(`Your request ${first}`);
  await expect(text).toHaveValue(/^Namaste Ravi Nair,[^]*Asha Mehra/);
  await page.keyboard.press(keys[3]!);
  await expect(page.getByText('The answer leaves in', { exact: false }).first()).toBeVisible();

  await page.keyboard.press('u');
  await expect(text).toHaveValue(/^Namaste Ravi Nair,/);
  await expect(page.getByText('Taken back')).toBeVisible();
  await text.press('Control+Enter');
  await expect(page.getByText('Leaves in a moment')).toBeVisible();
  await expect
    .poll(() => mailsWith(desk.server, 'ravi.nair@example.in').join(), { timeout: 40_000 })
    .toMatch(/Subject: Your request/);
  await expect(page.getByText('answered', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(mailsWith(desk.server, 'Subject: Your request')).toHaveLength(1);

  await page.keyboard.press(keys[4]!);
  await expect(page.getByRole('heading', { name: 'Why is it closed?' })).toBeFocused();
  await page.keyboard.press(keys[5]!);
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText(/Meera Das/).first()).toBeVisible();
  // The list is one step back, however many were worked off.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
});

test('two people at once see both versions, and nothing that was typed is lost', async ({
  page,
  desk,
  allowedConsole,
}) => {
  test.setTimeout(120_000);
  allowedConsole.push(/status of 4(?:09|22)/);
  const reference = await received(desk, page, 'Kiran Rao');
  const other = await page.context().newPage();
  await open(page, desk, reference);
  await open(other, desk, reference);
  await page.getByLabel('Labels').fill('wedding');
  await other.getByLabel('Labels').fill('birthday');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved meanwhile: birthday')).toBeVisible();
  await expect(page.getByLabel('Labels')).toHaveValue('wedding');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('button', { name: /Save/ })).toHaveCount(0);
  await expect(page.getByLabel('Labels')).toHaveValue('wedding');

  // Words of the staff's own: a wrong place is named, a right one is offered with the next answer.
  await page.goto(`${desk.url}/desk/words`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add a text' }).click();
  await page.getByLabel('Name').fill('Just hello');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Text', { exact: true }).fill('Hello {nmae}');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('{nmae} is not a place that can be filled.')).toBeVisible();
  await noViolations(page);
});

test('is worked with a thumb', { tag: '@phone' }, async ({ page, desk }) => {
  test.setTimeout(120_000);
  const reference = await received(desk, page, 'Nisha Jain');
  await open(page, desk, reference);
  const acts = page.getByRole('group', { name: 'Actions' });
  await expect(acts.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(acts.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=Namaste/,
  );
  await noViolations(page);
  await acts.getByRole('button', { name: 'Mail' }).click();
  await page.getByRole('button', { name: 'Vendors are being asked' }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/^Namaste Nisha Jain,/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await noViolations(page);
});
