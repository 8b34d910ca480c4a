import type { Page } from '@playwright/test';
import { violationsIn } from '#support/accessibility.ts';
import { colleagueOf, contactFrom, expect, openDesk, test } from '#support/desk-server.ts';
import { mailsWith } from '#support/mail-folder.ts';

const open = async (page: Page, reference: string) => {
  await openDesk(page, `/desk/enquiries/${reference}`, 'Contact request');
  await expect(page.getByRole('heading', { name: 'What was sent' })).toBeVisible();
};
const text = (page: Page) => page.getByLabel('Text', { exact: true });

test('of two people one writes; the other waits or takes over, and both keep their words', async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  const reference = await contactFrom(page, 'Kavya Iyer');
  const ravi = await colleagueOf(page, desk, 'manager');
  await open(page, reference);
  await page.keyboard.press('m');
  await text(page).fill('From Asha.');

  await ravi.goto(`${desk.url}/desk/enquiries/${reference}`, { waitUntil: 'commit' });
  await expect(ravi.getByText('Asha Mehra is writing here.')).toBeVisible();
  await ravi.keyboard.press('m');
  const take = ravi.getByRole('button', { name: 'Take over' });
  await expect(text(ravi)).toBeDisabled();
  expect(await violationsIn(ravi)).toEqual([]);
  await expect(text(page)).toBeEnabled();

  await take.click();
  await expect(text(ravi)).toBeEnabled();
  await text(ravi).fill('From Ravi.');
  await expect(text(page)).toBeDisabled();
  await expect(text(page)).toHaveValue('From Asha.');
  await expect(page.getByText('Ravi Nair is writing here: last key now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take over' })).toBeFocused();

  // Once the other one has left, the words are still there to go on with.
  await ravi.close();
  await expect(text(page)).toBeEnabled();
  await expect(text(page)).toHaveValue('From Asha.');
});

test('a template puts the caret where one goes on, a semicolon a snippet, and an answer waits for the morning', async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  const reference = await contactFrom(page, 'Leela Menon');
  await open(page, reference);
  await page.keyboard.press('m');
  await page.keyboard.press('1');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(' ;noth');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['nothing to pay']);
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue(
    /what you would like to spend\. Nothing is booked and nothing is to be paid until you say yes\.\n\nYou can/,
  );
  await page.getByRole('button', { name: /^Send at 9 to/ }).click();
  await expect(page.getByText('The answer leaves at 9 in the morning.')).toBeVisible();
  await expect(page.getByText(/^Leaves \d+\s\w+, 9:00\sam$/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(text(page)).toHaveValue(/Nothing is booked and nothing is to be paid/);
  await expect(page.getByText('Taken back')).toBeVisible();
  expect(
    mailsWith(desk.server, 'leela.menon@example.in').filter((mail) => mail.includes('is to be paid')),
  ).toEqual([]);
});

test('an answer in WhatsApp has the words of the templates, and counts when its author says that it was sent', async ({
  page,
  context,
}) => {
  const reference = await contactFrom(page, 'Omar Sheikh', '9876501234');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await open(page, reference);
  await page.keyboard.press('m');
  await page.getByLabel('To').selectOption({ label: 'The family, in WhatsApp' });
  await page.getByRole('button', { name: 'First answer' }).click();
  await expect(text(page)).toHaveValue(/^Namaste Omar Sheikh,/);
  await text(page).fill('When may we call?');
  const chat = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Open WhatsApp/ }).click();
  expect((await chat).url()).toBe('https://wa.me/919876501234?text=When%20may%20we%20call%3F');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Yes, it is answered' }).click();
  await expect(page.getByText('By WhatsApp: When may we call?')).toBeVisible();
  await expect(page.getByText('answered', { exact: true })).toBeVisible();
});
