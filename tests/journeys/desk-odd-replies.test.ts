import { expect, test } from '#support/desk-server.ts';
import { answerOddly } from '#support/desk-odd-replies.ts';

// The short version of the journey of that name by night, which visits every page of the desk.

test('the list of enquiries stands with any answer, and leads on', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 503/);
  for (const number of [0, 2, 4])
    await test.step(`answer ${number}`, async () => {
      await page.unrouteAll();
      await answerOddly(page, number);
      await page.goto('/desk/enquiries', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
    });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
