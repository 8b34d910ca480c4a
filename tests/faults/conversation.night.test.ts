import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { QuoteSheet } from '#contract/quotes.ts';
import { expect, test } from '#support/browser.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { freePort } from '#support/free-port.ts';
import { startServer } from '#support/server.ts';
import { isTakenOver } from '#support/taken-over.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';

test('a server is killed in the middle of a conversation: what was typed stays, and is there once in the end', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'conversation-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PUBLIC_URL: url, SEED_DEMO: 'no', LIMIT_FACTOR: '1000', FORM_MIN_MS: '0' };
  const open = () => startServer({ port, dataDir, env });
  let server = await open();
  const start = async () => void (server = await open());

  const vendor = await registerVendor({ url }, vendorForm('Kaner'));
  const [context, ofVendor] = [await browser.newContext(), await browser.newContext()];
  const [family, inbox] = [await context.newPage(), await ofVendor.newPage()];
  await signInAs(inbox, vendor);
  const sent = await fetch(url + enquiryKinds.ask.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form': 'share=1&elapsedMs=60000' },
    body: JSON.stringify({ ...samplePayload(enquiryKinds.ask), vendorIds: vendor.id }),
  });
  const { statusUrl } = (await sent.json()) as { statusUrl: string };
  const secret = new URL(statusUrl).pathname.replace('/enquiry/', '');
  const read = async <Reply>(path: string) =>
    (await fetch(`${url}/api/enquiries/${secret}/${path}`)).json() as Promise<Reply>;
  try {
    await test.step('a message that nobody answers stays in its field, and is sent once', async () => {
      await family.goto(`${url}/enquiry/${secret}`, { waitUntil: 'networkidle' });
      const message = family.getByLabel('Write to Kaner Events');
      await message.fill('Is the hall shaded?');
      // Before that the browser would send the form by itself, and say in its own words that nobody answers.
      await expect.poll(() => message.evaluate(isTakenOver)).toBe(true);
      await server.kill();
      await family.getByRole('button', { name: 'Send message' }).first().click();
      await expect(family.getByRole('alert').first()).toBeVisible();
      await expect(message).toHaveValue('Is the hall shaded?');
      await start();
      await family.getByRole('button', { name: 'Send message' }).first().click();
      await expect(message).toHaveValue('');
      const { messages } = await read<EnquiryThreads>('threads');
      expect(messages.map(({ text }) => text)).toEqual(['Is the hall shaded?']);
    });

    await test.step('a quote that nobody answers stays in its form, and is one version', async () => {
      await inbox.goto(`${url}/workshop/enquiries`, { waitUntil: 'networkidle' });
      await inbox.getByRole('main').getByRole('link', { name: /AGN-/ }).first().click();
      await inbox.getByRole('button', { name: 'Add a line', exact: true }).click();
      await inbox.getByLabel('Item').fill('Menu');
      await inbox.getByLabel('How many', { exact: true }).fill('150');
      await inbox.getByLabel('₹ for each').fill('850');
      await inbox.getByLabel('GST').selectOption({ label: 'plus 5% GST' });
      await inbox.getByLabel('For how many guests').fill('150');
      await server.kill();
      await inbox.getByRole('button', { name: 'Send the quote' }).click();
      await expect(inbox.getByRole('alert').first()).toBeVisible();
      await expect(inbox.getByLabel('₹ for each')).toHaveValue('850');
      await start();
      await inbox.getByRole('button', { name: 'Send the quote' }).click();
      await expect(inbox.getByText('Sent: the family decides.')).toBeVisible();
      const { quotes } = await read<QuoteSheet>('quotes');
      expect(quotes).toMatchObject([{ version: 1, earlier: [] }]);
    });

    await test.step('an acceptance that is cut off is done or not begun, and both sides say the same', async () => {
      await family.goto(`${url}/quotes/${secret}`, { waitUntil: 'networkidle' });
      const press = async () => {
        await family.getByRole('button', { name: /^Accept this quote/ }).click();
        await family.getByRole('button', { name: 'Yes, accept it' }).click();
      };
      const asked = family.waitForRequest((request) => request.method() === 'POST');
      await Promise.all([asked, press()]);
      await server.kill();
      await start();
      await family.goto(`${url}/quotes/${secret}`, { waitUntil: 'networkidle' });
      const agreed = family.getByRole('heading', { name: 'What was agreed' });
      if (!(await agreed.isVisible())) await press();
      // What was asked for before the server died is done ten seconds after it, by the one that was started.
      await expect(agreed).toBeVisible({ timeout: 30_000 });
      await inbox.reload({ waitUntil: 'networkidle' });
      await expect(inbox.getByRole('heading', { name: 'What was agreed' })).toBeVisible();
      const { quotes } = await read<QuoteSheet>('quotes');
      expect(quotes.map(({ status }) => status)).toEqual(['accepted']);
    });
  } finally {
    await Promise.all([context.close(), ofVendor.close()]);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
