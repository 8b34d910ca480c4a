import type { Page } from '@playwright/test';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { paths, profilePath } from '#facts/paths.ts';
import { expect, test } from '#support/browser.ts';
import { fillForm } from '#support/enquiry-page.ts';
import { emailOf } from '#support/enquiry-samples.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { isTakenOver } from '#support/taken-over.ts';
import { say } from '#support/language.ts';

// A page's scripts share no weak line with its first view: they are asked for when the view has arrived, or somebody begins.

/** The home page with its pictures on their way and the clock standing still; the scripts it asks for. */
async function halfArrived(page: Page, url: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  const { promise: pictures, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/art/**', async (route) => {
    await pictures;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  return { asked, arrive };
}
const entry = expect.stringMatching(/^\/assets\/entry\.client-/);

test('the scripts come after the first view', async ({ page, server }) => {
  const { asked, arrive } = await halfArrived(page, server.url);
  arrive();
  await page.waitForLoadState('load');
  await page.clock.resume();
  await expect.poll(() => asked).toContainEqual(entry);
});

test('the scripts come at once for somebody who begins', async ({ page, server }) => {
  const { asked, arrive } = await halfArrived(page, server.url);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked).toContainEqual(entry);
  arrive();
});

test('the scripts do not wait for a picture that hangs', async ({ page, server }) => {
  const { asked, arrive } = await halfArrived(page, server.url);
  await page.clock.runFor(3000);
  await expect.poll(() => asked).toContainEqual(entry);
  arrive();
});

const samples: Readonly<Record<string, string>> = {
  email: 'asha@example.in',
  tel: '9876543210',
  date: '2027-01-05',
  number: '300',
};
for (const path of [paths.home, paths.vendors, paths.register, paths.login, paths.contact, paths.catering])
  test(`text typed before the scripts come stays: ${path}`, async ({ page, server }) => {
    const { promise: scripts, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
    const fields = await page
      .locator('main :is(input:not([type=hidden], [type=checkbox], [type=file], [tabindex="-1"]), textarea)')
      .filter({ visible: true })
      .all();
    expect(fields.length).toBeGreaterThan(0);
    const typed = await Promise.all(
      fields.map(async (field) => samples[(await field.getAttribute('type')) ?? ''] ?? 'Asha'),
    );
    for (const [index, field] of fields.entries()) await field.fill(typed[index]!);
    arrive();
    await page.waitForFunction(isTakenOver, undefined);
    for (const [index, field] of fields.entries()) await expect(field).toHaveValue(typed[index]!);
  });

/** Holds the code of a part; resolves how many asked for it, and lets it come. */
async function holdCode(page: Page, part: RegExp) {
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(part, async (route) => {
    held.push(route.request().url());
    await code;
    await route.continue();
  });
  return { held, arrive };
}

test('text typed while the code of a form is on its way stays', async ({ page, server }) => {
  const { held, arrive } = await holdCode(page, /\/assets\/profile-[^/]*\.js/);
  const reply = await fetch(`${server.url}/api/vendor/khanmarket/vendors`);
  const [vendor] = (await reply.json()) as { _id: string }[];
  await page.goto(server.url + profilePath(vendor!._id), { waitUntil: 'domcontentloaded' });
  const name = page.getByPlaceholder(say('Enter your name'));
  await name.pressSequentially('Ash');
  await expect.poll(() => held.length).toBe(1);
  await name.pressSequentially('a');
  const field = await name.elementHandle();
  arrive();
  const isReacts = (control: Node) => Object.keys(control).some((key) => key.startsWith('__reactFiber'));
  // The field that was typed into, and not another in its place.
  await expect.poll(() => field?.evaluate(isReacts)).toBe(true);
  await expect(name).toHaveValue('Asha');
  expect(await field?.evaluate((control) => control.isConnected)).toBe(true);
});

test('a press before a form has the code that sends waits for it, and sends once', async ({
  page,
  server,
}) => {
  const { held, arrive } = await holdCode(page, /\/assets\/enquiry-code-/);
  await page.goto(paths.decoration, { waitUntil: 'domcontentloaded' });
  await fillForm(page, enquiryKinds.decoration, 'Early Esha');
  await expect.poll(() => held.length).toBe(1);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(enquiryKinds.decoration.path))
      sent.push(request.url());
  });
  await page.getByRole('button', { name: say('Submit') }).click();
  await expect(page.getByRole('button', { name: say('Submitting...') })).toBeDisabled();
  // Enter in a field is a second press.
  await page.getByPlaceholder(say('Enter your name')).press('Enter');
  expect(sent).toEqual([]);
  arrive();
  await expect(page.getByRole('dialog')).toContainText(say(enquiryKinds.decoration.success.heading));
  expect(sent).toHaveLength(1);
  await expect.poll(() => mailsWith(server, emailOf('Early Esha')).length).toBe(2);
});

test('a press before the page has its code takes nothing away: the next one is heard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.600123, longitude: 77.227456 });
  const { held, arrive } = await holdCode(page, /\/assets\/vendors-[^/]*\.js/);
  await page.goto(paths.vendors, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(1);
  const near = page.getByRole('button', { name: say('Nearest to me first') });
  await near.click();
  arrive();
  // React repeats no press from before the page has its code.
  await expect(async () => {
    await near.click();
    await expect(page).toHaveURL(/sort=near/, { timeout: 2000 });
  }).toPass();
});
