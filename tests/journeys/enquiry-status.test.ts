import type { APIRequestContext } from '@playwright/test';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { threadLimits } from '#facts/limits.ts';
import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { referencePattern, samplePayload } from '#support/enquiry-samples.ts';
import { at, say } from '#support/language.ts';

/** Sends one and gives the path of its private page. */
/** An act that can be taken back is done ten seconds later. */
const afterTheWait = { timeout: 30_000 };

async function sent(request: APIRequestContext, name: string): Promise<string> {
  const { path } = enquiryKinds.contact;
  const reply = await request.post(path, { data: { ...samplePayload(enquiryKinds.contact), name } });
  return new URL(((await reply.json()) as { statusUrl: string }).statusUrl).pathname;
}

test(
  'the private page shows what was sent; one tap withdraws it, another takes that back in time',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, request, expectAccessible }) => {
    await page.goto(at(await sent(request, 'Private Priya')));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(referencePattern);
    await expect(page.locator('dd', { hasText: 'Private Priya' })).toBeVisible();
    await expect(page.getByText(say('Usually on the same working day'))).toBeVisible();
    await expectAccessible();
    const withdraw = page.getByRole('button', { name: say('Withdraw my request') });
    const undo = page.getByRole('button', { name: say('Undo') });
    await withdraw.click();
    await expect(page.getByText(say('Your request will be withdrawn.'))).toBeVisible();
    await expectAccessible();
    await undo.click();
    await expect(undo).toHaveCount(0);
    await withdraw.click();
    await expect(undo).toBeVisible();
    await expect(page.getByText(say('You have withdrawn this request.'))).toBeVisible(afterTheWait);
    await expect(page.getByText('Private Priya')).toHaveCount(0);
    await expectAccessible();
  },
);

test(
  'a long conversation is read by pages, and written to from each',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const path = await sent(request, 'Chatty Charu');
    const messages = `/api${path.replace('/enquiry/', '/enquiries/')}/messages`;
    for (let number = 1; number <= threadLimits.shown + 2; number++)
      await request.post(messages, { data: { text: `Thought ${number}.`, key: `thought-${number}` } });
    await page.goto(at(path));
    await expect(page.getByText('Thought 3.', { exact: true })).toBeVisible();
    await expect(page.getByText('Thought 2.', { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: say('Earlier messages') }).click();
    await expect(page.getByText(/^Thought \d+\.$/)).toHaveText(['Thought 1.', 'Thought 2.']);
    await page.getByLabel(say('Your message')).fill('And a last one.');
    await page.getByRole('button', { name: say('Send message') }).click();
    await expect(page.getByText('And a last one.')).toBeVisible();
    await expect(page.getByText(/^Thought \d+\.$/)).toHaveCount(threadLimits.shown - 1);
    await expect(page.getByLabel(say('Your message'))).toHaveValue('');
  },
);

test(
  'earlier messages that do not come are told in a sentence, and what was typed is there again',
  { tag: '@phone' },
  async ({ page, request, context, allowedConsole }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    const path = await sent(request, 'Lineless Leela');
    const messages = `/api${path.replace('/enquiry/', '/enquiries/')}/messages`;
    for (let number = 0; number <= threadLimits.shown; number++)
      await request.post(messages, { data: { text: `Thought ${number}.`, key: `thought-${number}` } });
    await page.goto(path);
    await page.getByLabel('Your message').fill('Typed on a weak line.');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Earlier messages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot show your request just now');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText('Thought 0.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('Typed on a weak line.');
  },
);

test(
  'a link that is replaced is followed after a reload, and one that was kept is not left',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, request, allowedConsole }) => {
    allowedConsole.push(/status of 404/);
    const path = await sent(request, 'Reloading Rita');
    const replace = page.getByRole('button', { name: say('Replace the link') });
    const undo = page.getByRole('button', { name: say('Undo') });
    const press = async () => {
      await page.getByText(say('Download, new link, erase')).click();
      await page.getByText(say('Make a new link'), { exact: true }).click();
      await replace.click();
      await expect(undo).toBeVisible();
    };
    await page.goto(at(path));
    await press();
    await undo.click();
    await expect(undo).toHaveCount(0);
    await page.reload();
    await press();
    await page.reload();
    await expect(undo).toBeVisible();
    await page.waitForURL((url) => !url.pathname.endsWith(path), afterTheWait);
    await expect(page.locator('dd', { hasText: 'Reloading Rita' })).toBeVisible();
    // The old address, opened again on this device.
    const next = page.url();
    await page.goto(at(path));
    await page.waitForURL(next);
    // One that was undone, and ended from elsewhere.
    const { pathname } = new URL(next);
    const own = pathname.slice(pathname.indexOf('/enquiry/'));
    await press();
    await undo.click();
    await expect(undo).toHaveCount(0);
    await request.post(`/api${own.replace('/enquiry/', '/enquiries/')}/link`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('This link opens no request'));
    expect(page.url()).toBe(next);
  },
);

test('every wrong link gets one page', async ({ page, request, allowedConsole }) => {
  allowedConsole.push(/status of 404/);
  const right = await sent(request, 'Right Rhea');
  const bodies = await Promise.all(
    ['/enquiry/x', `${right.slice(0, -1)}!`, '/enquiry/%F0%9F%98%80'].map(async (path) => {
      const reply = await request.get(path);
      expect(reply.status()).toBe(404);
      return (await reply.text()).replaceAll(decodeURIComponent(path), '').replaceAll(path, '').length;
    }),
  );
  expect(Math.max(...bodies) - Math.min(...bodies)).toBeLessThan(400);
  await page.goto(at('/enquiry/nothing'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('This link opens no request'));
});
