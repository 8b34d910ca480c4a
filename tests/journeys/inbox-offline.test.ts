import type { Page } from '@playwright/test';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { expect, test, type Desk } from '#support/desk-server.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say, saying } from '#support/language.ts';

test.use({ serviceWorkers: 'allow' });
// One after the other, so that they share a desk.
test.describe.configure({ mode: 'default' });

/** A vendor who is signed in, and a family that asked for it. */
async function asked(page: Page, { url }: Desk, name: string) {
  const vendor = await registerVendor({ url }, vendorForm(name));
  await signInAs(page, vendor);
  const answer = await page.request.post(enquiryKinds.ask.path, {
    data: { ...samplePayload(enquiryKinds.ask), vendorIds: vendor.id },
    headers: { 'x-form': 'share=1&elapsedMs=60000' },
  });
  const { statusUrl } = (await answer.json()) as { statusUrl: string };
  const family = `${url}/api/enquiries/${statusUrl.split('/enquiry/')[1]!}`;
  const threads = async () => (await (await page.request.get(`${family}/threads`)).json()) as EnquiryThreads;
  return { family, threads };
}

/** Opens the inbox and its one request, and waits until the device can show both without a network. */
async function read(page: Page): Promise<void> {
  await page.goto(at('/workshop/enquiries'), { waitUntil: 'networkidle' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('main').getByRole('link', { name: /AGN-/ }).first().click();
  await expect(page.getByLabel(say('Your message to the family'))).toBeVisible();
  const { pathname } = new URL(page.url());
  const kept = (path: string) => page.evaluate(async (of) => Boolean(await caches.match(of)), path);
  for (const path of [at('/workshop/enquiries'), pathname]) await expect.poll(() => kept(path)).toBe(true);
  await page.waitForLoadState('networkidle');
}
const reply = async (page: Page, text: string) => {
  await page.getByLabel(say('Your message to the family')).fill(text);
  await page.getByRole('button', { name: say('Send message') }).click();
};

test(
  'a vendor reads its inbox without a network, and what it writes there arrives once',
  { tag: '@phone' },
  async ({ page, context, desk, allowedConsole, expectAccessible }) => {
    test.slow();
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    const { threads } = await asked(page, desk, 'Neelkamal');
    await read(page);

    await test.step('the request and the list are there, with the moment of their reading', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(
        page.getByText(
          saying('Our server cannot be reached at present. This is as you last read it, on {moment}.'),
        ),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: say('What is asked') })).toBeVisible();
      await expectAccessible('main');
      await page.getByRole('link', { name: say('All requests') }).click();
      await expect(
        page.getByText(
          saying('Our server cannot be reached at present. This is as you last read it, on {moment}.'),
        ),
      ).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: /AGN-/ }).click();
    });

    await test.step('a reply waits, through a reload', async () => {
      await reply(page, 'Happy to cook for you.');
      await expect(
        page.getByText(
          say('On its way. Without a network it waits here, and is sent by itself once there is one.'),
        ),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByText('Happy to cook for you.')).toBeVisible();
      expect((await threads()).messages).toEqual([]);
    });

    await test.step('it is sent once when the network is back', async () => {
      await context.setOffline(false);
      await expect(
        page.getByText(
          say('On its way. Without a network it waits here, and is sent by itself once there is one.'),
        ),
      ).toHaveCount(0);
      await expect(page.getByText('Happy to cook for you.')).toBeVisible();
      await page.reload({ waitUntil: 'networkidle' });
      expect((await threads()).messages.map(({ text }) => text)).toEqual(['Happy to cook for you.']);
    });

    await test.step('nothing of it is on the device after the log-out', async () => {
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('inbox:');
      await page.evaluate(() => document.querySelector('main')?.scrollIntoView());
      const menu = page.getByRole('button', { name: say('Menu') }).first();
      if (await menu.isVisible()) await menu.click();
      await page
        .getByRole('button', { name: say('Logout') })
        .first()
        .click();
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
        .not.toMatch(/inbox:|"replies"|Happy to cook/);
      await context.setOffline(true);
      await page.goto(at('/workshop/enquiries'));
      await expect(page.getByText(say('Please sign in to open your workshop.'))).toBeVisible();
    });
  },
);

test(
  'a withdrawal in the meantime is shown, and the words stay',
  { tag: '@phone' },
  async ({ page, context, desk, allowedConsole }) => {
    test.slow();
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|409/);
    const { family, threads } = await asked(page, desk, 'Gulmohar');
    await read(page);
    await context.setOffline(true);
    await reply(page, 'We are free on that day.');
    await expect(
      page.getByText(
        say('On its way. Without a network it waits here, and is sent by itself once there is one.'),
      ),
    ).toBeVisible();
    const [vendor] = (await threads()).vendors;
    await page.request.post(`${family}/vendors/${vendor!.introductionId}`, { data: { act: 'recalled' } });
    await context.setOffline(false);
    await expect(
      page.getByText(say('Not sent: {reason}', { reason: say('This conversation is closed.') })),
    ).toBeVisible();
    await expect(page.getByText('We are free on that day.')).toBeVisible();
    await expect(page.getByLabel(say('Your message to the family'))).toHaveCount(0);
    expect((await threads()).messages).toEqual([]);
  },
);
