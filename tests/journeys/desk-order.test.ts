import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { violationsIn } from '#support/accessibility.ts';
import { contactFrom, expect, openDesk, test } from '#support/desk-server.ts';

const open = async (page: Page, reference: string) => {
  await openDesk(page, `/desk/enquiries/${reference}`, 'Contact request');
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
};
const read = async (page: Page, reference: string) =>
  (await (await page.request.get(`/api/staff/enquiries/${reference}`)).json()) as StaffEnquiryDetail;
const repliesOf = ({ timeline }: StaffEnquiryDetail) =>
  timeline.filter(({ reply }) => reply && reply.state !== 'undone');

/** A line on which, while it is slow, every reading and writing of an enquiry waits until it is let through. */
async function lineOf(page: Page) {
  const waiting: Route[] = [];
  const refused: string[] = [];
  let slow = false;
  page.on('response', (response) => {
    if (response.status() === 409) refused.push(response.url());
  });
  await page.route(/\/api\/staff\/enquiries\/[A-Z]/, async (route) => {
    if (slow) waiting.push(route);
    else await route.continue();
  });
  /** As many as wait already. */
  const letThrough = async (most: number) => {
    for (const route of waiting.splice(0, most)) await route.continue();
  };
  return {
    refused,
    letThrough,
    setSlow: async (isSlow: boolean) => {
      slow = isSlow;
      if (!slow) await letThrough(waiting.length);
    },
  };
}

/** What may come before an answer; each ends with the answer and the closing. */
const starts = [[], ['a'], ['r'], ['a', 'r'], ['r', 'a']];
const end = ['m', '1', 'Control+Enter', 'e', '1'];

test('keys on a slow line are done in order, each for the enquiry it was meant for, and none of them is refused', async ({
  page,
}) => {
  test.setTimeout(300_000);
  let run = 0;
  const line = await lineOf(page);
  await openDesk(page, '/desk/enquiries', 'Enquiries');
  const sequence = fc.record({
    starts: fc.array(fc.constantFrom(...starts), { minLength: 2, maxLength: 3 }),
    lets: fc.array(fc.nat(2), { minLength: 24, maxLength: 24 }),
  });
  await fc.assert(
    fc.asyncProperty(sequence, async ({ starts: chosen, lets }) => {
      run += 1;
      const references: string[] = [];
      for (const index of chosen.keys()) references.push(await contactFrom(page, `Order ${run} ${index}`));
      await open(page, references[0]!);
      // Once the list is left: while it is open, it tells of its own order whenever something has come in.
      await page.evaluate((order) => sessionStorage.setItem('desk.next', JSON.stringify(order)), references);
      await line.setSlow(true);
      const keys = chosen.flatMap((start) => [...start, ...end]);
      for (const [index, key] of keys.entries()) {
        await page.keyboard.press(key);
        await line.letThrough(lets[index % lets.length]!);
      }
      await line.setSlow(false);
      for (const [index, reference] of references.entries()) {
        await expect
          .poll(async () => (await read(page, reference)).status, { timeout: 20_000 })
          .toBe('closed');
        const enquiry = await read(page, reference);
        expect(repliesOf(enquiry)).toHaveLength(1);
        expect(repliesOf(enquiry)[0]!.text).toContain(`Order ${run} ${index}`);
        expect(enquiry).toMatchObject({ owner: { name: 'Asha Mehra' }, closeReason: 'Booked through us' });
      }
      expect(line.refused).toEqual([]);
      await expect(page.getByRole('heading', { level: 1, name: /Enquiries|Today/ })).toBeVisible();
    }),
    { seed: Number(process.env['FUZZ_SEED'] ?? 37), numRuns: 6, endOnFailure: true },
  );
});

test('an unanswered enquiry is closed after one question, and no key that is typed ahead answers it', async ({
  page,
}) => {
  const [first, second] = [await contactFrom(page, 'Nobody One'), await contactFrom(page, 'Nobody Two')];
  await openDesk(page, '/desk/enquiries', 'Enquiries');
  await open(page, first);
  // Once the list is left: it tells of its own order when its rows come.
  await page.evaluate((order) => sessionStorage.setItem('desk.next', JSON.stringify(order)), [first, second]);
  // The closing, and what was meant for the next one.
  for (const key of ['e', '4', 'a', 'm', '1', 'Control+Enter', 'e', '4']) await page.keyboard.press(key);
  const question = page.getByRole('dialog', { name: 'Nobody has answered this family' });
  await expect(question).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  for (const reference of [first, second])
    expect(await read(page, reference)).toMatchObject({ status: 'received', owner: null, version: 1 });
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await read(page, first)).status).toBe('received');
  await page.keyboard.press('Escape');
  for (const key of ['e', '4', 'y']) await page.keyboard.press(key);
  await expect(page.getByText(second).first()).toBeVisible();
  expect((await read(page, first)).status).toBe('closed');
  expect((await read(page, second)).status).toBe('received');
});

test('an answer that a colleague overtook waits until its writer has seen the other one, and loses no word', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 409/);
  const reference = await contactFrom(page, 'Two Answers');
  await open(page, reference);
  const other = await page.context().newPage();
  await open(other, reference);
  await page.bringToFront();
  await page.keyboard.press('m');
  await page.getByLabel('Subject').fill('About your request');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('The words of the first.');
  for (const key of ['m', '1', 'Control+Enter']) await other.keyboard.press(key);
  await expect(other.getByText('Leaves in a moment')).toBeVisible();
  const box = page.getByRole('alert').filter({ hasText: 'Meanwhile' });
  await expect(box).toContainText('Namaste Two Answers');
  await text.press('Control+Enter');
  await expect(page.getByText('Please look at it, then decide.')).toBeVisible();
  await expect(text).toHaveValue('The words of the first.');
  expect(repliesOf(await read(page, reference))).toHaveLength(1);
  expect(await violationsIn(page)).toEqual([]);
  // Left and opened again, the draft is still one of before.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(text).toHaveValue('The words of the first.');
  await box.getByRole('button', { name: 'Go on with mine' }).click();
  await expect(box).toHaveCount(0);
  await text.press('Control+Enter');
  await expect(page.getByText('The answer leaves in', { exact: false }).first()).toBeVisible();
  expect(repliesOf(await read(page, reference))).toHaveLength(2);
});
