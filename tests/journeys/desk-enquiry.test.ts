import type { Page } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { contactFrom, expect, openDesk, test } from '#support/desk-server.ts';
import { mailsWith } from '#support/mail-folder.ts';

async function open(page: Page, reference: string) {
  await openDesk(page, `/desk/enquiries/${reference}`, 'Contact request');
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
}
const noViolations = async (page: Page) => expect(await violationsIn(page)).toEqual([]);

test('an enquiry is read, assigned, answered from a template and closed with six keys, and an answer comes back in time', async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await contactFrom(page, 'Ravi Nair'), await contactFrom(page, 'Meera Das')];
  await openDesk(page, '/desk/enquiries', 'Enquiries');
  await open(page, first);
  // Once the list is left: it tells of its own order when its rows come.
  await page.evaluate((order) => sessionStorage.setItem('desk.next', JSON.stringify(order)), [first, second]);
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
  await expect(page.getByText(second).first()).toBeVisible();
  await expect(page.getByText(/Meera Das/).first()).toBeVisible();
  // The list is one step back, however many were worked off.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
});

test('two people at once see both versions, and nothing that was typed is lost', async ({
  page,
  allowedConsole,
}) => {
  test.setTimeout(120_000);
  allowedConsole.push(/status of 4(?:09|22)/);
  const reference = await contactFrom(page, 'Kiran Rao');
  const other = await page.context().newPage();
  await open(page, reference);
  await open(other, reference);
  for (const each of [page, other]) await each.getByText('Owner, due, labels, day').click();
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
  await openDesk(page, '/desk/words', 'Words');
  await page.getByRole('button', { name: 'Add a text' }).click();
  await page.getByLabel('Name').fill('Just hello');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Text', { exact: true }).fill('Hello {nmae}');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('{nmae} is not a place that can be filled.')).toBeVisible();
  await noViolations(page);
});

test('two that are one are merged by one key and taken apart by another', async ({ page }) => {
  const phone = '9812345670';
  const first = await contactFrom(page, 'Twin Tara', phone);
  const second = await contactFrom(page, 'Twin Tara', phone);
  await open(page, second);
  const links = page.getByRole('region', { name: 'Possibly the same' });
  await expect(links.getByRole('link', { name: first }).first()).toBeVisible();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect(links.getByText(/was merged\. Press u/)).toBeVisible();
  await openDesk(page, '/desk/enquiries?q=twin', 'Enquiries');
  await expect(page.getByRole('link', { name: /Twin Tara/ })).toHaveCount(1);
  // What is part of another is worked there.
  await open(page, second);
  const merged = page.getByRole('group', { name: 'Actions' });
  await expect(merged.getByRole('link', { name: 'Call' })).toBeVisible();
  await expect(merged.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await open(page, first);
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Take apart' }).click();
  await expect(page.getByRole('button', { name: 'Take apart' })).toHaveCount(0);
  await openDesk(page, '/desk/enquiries?q=twin', 'Enquiries');
  await expect(page.getByRole('link', { name: /Twin Tara/ })).toHaveCount(2);
});

test('is worked with a thumb', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const reference = await contactFrom(page, 'Nisha Jain');
  await open(page, reference);
  const acts = page.getByRole('group', { name: 'Actions' });
  await expect(acts.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+919811\d{6}$/);
  await expect(acts.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919811\d{6}\?text=Namaste/,
  );
  await noViolations(page);
  await acts.getByRole('button', { name: 'Mail' }).click();
  await page.getByRole('button', { name: 'Vendors are being asked' }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/^Namaste Nisha Jain,/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await noViolations(page);
});
