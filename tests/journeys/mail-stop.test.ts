import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { mailStopLink } from '#support/mail-stop-link.ts';
import { at, say } from '#support/language.ts';

const stop = (page: Page) => page.getByRole('button', { name: say('Stop these mails') });
const undo = (page: Page) => page.getByRole('button', { name: say('Send them again') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'mails that need not come are stopped by one tap and come again by another',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, server, expectAccessible }) => {
    const link = mailStopLink(server, 'taps@example.com');
    await page.goto(at(link));
    await expect(heading(page)).toHaveText(say('Stop reminders about requests and checks?'));
    await expectAccessible();
    await stop(page).click();
    await expect(heading(page)).toHaveText(say('You get no more reminders'));
    await expectAccessible();
    await undo(page).click();
    await expect(heading(page)).toHaveText(say('You get these mails again'));
    await stop(page).click();
    await expect(heading(page)).toHaveText(say('You get no more reminders'));
  },
);

test('says it in Hindi to whom it was mailed in Hindi', async ({ page, server }) => {
  await page.goto(mailStopLink(server, 'hindi@example.com', 'hi'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('main').getByRole('button').click();
  await expect(heading(page)).toHaveText(/^[\p{Script=Devanagari}\s।,]+$/u);
});

test.describe('on a bad day', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('stays as it is with any answer, says so, and works at the next tap', async ({ page, server }) => {
    await page.goto(at(mailStopLink(server, 'odd@example.com')));
    const answers = [
      null,
      { status: 200, json: { topic: 'receipt', stopped: 'no' } },
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    ];
    /** Taps, and waits for that answer in the place of the server's; none is a line that breaks. */
    async function tap(button: Locator, answer: (typeof answers)[number]) {
      let answered = false;
      const give = async (route: Route) => {
        await (answer ? route.fulfill(answer) : route.abort());
        answered = true;
      };
      await page.route('**/api/mail/**', give, { times: 1 });
      await button.click();
      await expect.poll(() => answered).toBe(true);
      await expect(button).toBeEnabled();
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    }
    for (const answer of answers) {
      await tap(stop(page), answer);
      await expect(heading(page)).toHaveText(say('Stop reminders about requests and checks?'));
    }
    await stop(page).click();
    await expect(heading(page)).toHaveText(say('You get no more reminders'));
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await tap(undo(page), null);
    await expect(heading(page)).toHaveText(say('You get no more reminders'));
    await undo(page).click();
    await expect(heading(page)).toHaveText(say('You get these mails again'));
  });

  test('says of a link that is cut that it is not whole', async ({ page, server }) => {
    await page.goto(at(mailStopLink(server, 'cut@example.com').replace(/.reminder$/, 'reminder')));
    await stop(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      say('This link is not whole. Please use the one in the mail.'),
    );
  });
});
