import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { at, say } from '#support/language.ts';

async function complain(page: Page, message: string) {
  await page.getByLabel(say('Name')).fill('Lata');
  await page.getByLabel(say('Email'), { exact: true }).fill('lata@example.in');
  await page.getByLabel(say('What happened?')).fill(message);
  await page.getByRole('button', { name: say('Send the complaint') }).click();
}
const ticketOf = async (page: Page) =>
  /AGN-G-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(await page.locator('main').innerText())![0];

async function askStatus(page: Page, ticket: string, email: string) {
  await page.getByLabel(say('Ticket number')).fill(ticket);
  await page.getByLabel(say('Email of the complaint')).fill(email);
  await page.getByRole('button', { name: say('Show where it stands') }).click();
}

test(
  'a complaint gets a ticket with its due time, and its number finds it again',
  { tag: ['@desktop', ...inLongRuns('@hindi')] },
  async ({ page, expectAccessible, allowedConsole }) => {
    allowedConsole.push(/404/);
    await page.goto(at('/grievance'));
    await expectAccessible();
    await complain(page, 'The tent did not come.');
    await expect(page.getByText(say('Your ticket number'))).toBeVisible();
    const ticket = await ticketOf(page);
    await expect(page.getByText(say('To be answered by'))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(say('What happened?'))).toHaveValue('');
    await askStatus(page, ticket, 'someone@example.in');
    await expect(page.getByRole('alert')).toHaveText(
      say('We know no complaint with this ticket number and e-mail address.'),
    );
    await askStatus(page, ticket, 'lata@example.in');
    await expect(page.getByText(say('Received'), { exact: true }).first()).toBeVisible();
    await expectAccessible('main');
  },
);

test('when the server fails, the words stay and it says so', async ({ page, allowedConsole }) => {
  allowedConsole.push(/503/);
  await page.goto(at('/grievance'));
  await page.route('**/api/grievances', (route) =>
    route.fulfill({ status: 503, json: { message: 'We cannot reach our records.', code: 'unavailable' } }),
  );
  await complain(page, 'A long story.');
  await expect(page.getByRole('alert')).toHaveText('We cannot reach our records.');
  await expect(page.getByLabel(say('What happened?'))).toHaveValue('A long story.');
  await page.reload();
  await expect(page.getByLabel(say('What happened?'))).toHaveValue('A long story.');
});
