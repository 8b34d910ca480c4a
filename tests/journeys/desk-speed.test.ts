import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { contactFrom, expect, openDesk, test } from '#support/desk-server.ts';
import { isLong } from '#support/fuzz/fuzz-run.ts';

const writeMs = 900;
const keyMs = 220;
const count = isLong ? 40 : 12;
/** For one enquiry: to me, answer, first text, send, close, first reason. What comes next opens by itself. */
const keys = ['a', 'm', '1', 'Control+Enter', 'e', '1'];

const read = async (page: Page, reference: string) =>
  (await (await page.request.get(`/api/staff/enquiries/${reference}`)).json()) as StaffEnquiryDetail;
const answersOf = ({ timeline }: StaffEnquiryDetail) =>
  timeline.filter(({ reply }) => reply && reply.state !== 'undone');
const isWrite = /\/api\/staff\/enquiries\/.+/;
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

test(`${count} enquiries are worked off by somebody who waits for nothing, on a slow line, each act once and on its own enquiry`, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const sent: [name: string, reference: string][] = [];
  for (let index = 0; index < count; index += 1) {
    const name = `Speed ${String(index + 1).padStart(2, '0')}`;
    sent.push([name, await contactFrom(page, name)]);
  }
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.route(isWrite, async (route) => {
    if (route.request().method() !== 'GET') await pause(writeMs);
    await route.continue();
  });
  await openDesk(page, '/desk/enquiries?q=speed', 'Enquiries');
  await expect(row(page, 'Speed')).toHaveCount(count);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  // The pace of a person: nothing is looked at between two keys.
  for (let index = 0; index < count; index += 1)
    for (const key of keys) await page.keyboard.press(key, { delay: keyMs });
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  for (const [name, reference] of sent) {
    await expect.poll(async () => (await read(page, reference)).status, { timeout: 60_000 }).toBe('closed');
    const enquiry = await read(page, reference);
    expect(enquiry).toMatchObject({ owner: { name: 'Asha Mehra' }, closeReason: 'Booked through us' });
    expect(answersOf(enquiry)).toHaveLength(1);
    expect(answersOf(enquiry)[0]!.text).toMatch(new RegExp(`^Namaste ${name},`));
  }
  expect(refused).toEqual([]);
  await expect(row(page, 'Speed')).toHaveCount(0);
});

test('an act without a line, or whose answer is lost, is shown at once, waits, and is done once', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const [first, second] = [await contactFrom(page, 'Lost One'), await contactFrom(page, 'Lost Two')];
  await openDesk(page, '/desk/enquiries?owner=none&q=lost', 'Enquiries');
  await expect(row(page, 'Lost')).toHaveCount(2);
  // The server does it, and its answer never arrives.
  let arrivals = 0;
  await page.route(/\/enquiries\/bulk$/, async (route) => {
    arrivals += 1;
    if (arrivals > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press('j');
  await expect(row(page, 'Lost Two')).toBeFocused();
  await page.keyboard.press('a');
  await expect(row(page, 'Lost Two')).toHaveCount(0);
  await expect(row(page, 'Lost One')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Given to Asha Mehra.' })).toBeVisible();
  expect(arrivals).toBe(2);
  const changed = (await read(page, second)).timeline.filter(({ words }) => words.includes('changed'));
  expect(changed).toHaveLength(1);

  await context.setOffline(true);
  await page.keyboard.press('a');
  await expect(row(page, 'Lost One')).toHaveCount(0);
  await expect(page.getByText('No connection. One act waits')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await read(page, first)).owner?.name).toBe('Asha Mehra');
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('a refused act is undone on screen, with the reason beside its row', async ({ page }) => {
  const reference = await contactFrom(page, 'Refused One');
  await openDesk(page, '/desk/enquiries?q=refused', 'Enquiries');
  await expect(row(page, 'Refused One')).toHaveCount(1);
  await page.keyboard.press('j');
  // While the act waits for the line, somebody else ends the same enquiry.
  await page.route(/\/enquiries\/bulk$/, async (route) => {
    const ended = { status: 'booked' };
    await page.request.put(`/api/staff/enquiries/${reference}`, {
      data: ended,
      headers: { origin: new URL(page.url()).origin },
    });
    await page.request.put(`/api/staff/enquiries/${reference}`, {
      data: { status: 'reopened' },
      headers: { origin: new URL(page.url()).origin },
    });
    await route.continue();
  });
  for (const key of ['e', '1', 'y']) await page.keyboard.press(key);
  const refused = page.getByRole('listitem').filter({ has: row(page, 'Refused One') });
  await expect(refused.getByRole('alert')).toContainText('Not done: Meanwhile');
  // It is said once, not in the bar as well.
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect((await read(page, reference)).status).toBe('read');
});

test('the open enquiries are listed, searched, counted and opened without a request', async ({ page }) => {
  const names = ['Local Asha', 'Local Bilal', 'Local Chitra'];
  for (const name of names) await contactFrom(page, name);
  await openDesk(page, '/desk/enquiries?q=local', 'Enquiries');
  await expect(row(page, 'Local')).toHaveCount(3);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: /^Unassigned ?\d/ })).toBeVisible();
  // From here on no answer comes.
  await page.route(/\/api\/staff\/(enquiries|working-set)/, () => undefined);
  await page.keyboard.press('/');
  await page.keyboard.type('local bil');
  await expect(row(page, 'Local')).toHaveCount(1);
  await expect(row(page, 'Local Bilal')).toBeVisible();
  await views.getByRole('link', { name: 'Mine' }).click();
  await expect(page.getByText('Nothing here fits.')).toBeVisible();
  await views.getByRole('link', { name: 'Unassigned' }).click();
  await row(page, 'Local Bilal').click();
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
  await expect(page.getByText('Local Bilal').first()).toBeVisible();
});
