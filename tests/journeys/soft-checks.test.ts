import { expect, test } from '#support/browser.ts';
import { at, say } from '#support/language.ts';

const slips = {
  name: 'Sunita',
  email: 'sunita@gmail',
  phone: '98765',
  eventDate: '2025-02-14',
  eventDescription: 'Sangeet at home.',
};

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      'slips in an enquiry are asked about and refused by nobody',
      { tag: scripts ? ['@hindi'] : [] },
      async ({ page, expectAccessible, allowedConsole }) => {
        // The page that asks is answered with 422.
        if (!scripts) allowedConsole.push(/status of 422/);
        await page.goto(at('/catering'));
        const form = page.locator('main form').filter({ has: page.locator('[name=eventDescription]') });
        const field = (name: string) => form.locator(`[name=${name}]`);
        await test.step('each slip has a question beside it, and nothing is lost', async () => {
          for (const [name, typed] of Object.entries(slips)) await field(name).fill(typed);
          await form.getByRole('button', { name: say('Submit'), exact: true }).click();
          await expect(
            form.getByText(say('Did you mean {address}?', { address: 'sunita@gmail.com' })),
          ).toBeVisible();
          await expect(form.getByText(say('This day has passed. Is it the one you mean?'))).toBeVisible();
          await expect(field('phone')).toHaveAccessibleDescription(/./);
          for (const [name, typed] of Object.entries(slips)) await expect(field(name)).toHaveValue(typed);
          if (scripts) {
            await expect(field('email')).toBeFocused();
            await expectAccessible('main');
          }
        });
        await test.step('a corrected answer is not asked about again', async () => {
          await field('email').fill('sunita@gmail.com');
          if (scripts) await expect(field('email')).toHaveAccessibleDescription('');
        });
        await test.step('one tap sends the rest as it is', async () => {
          await form
            .getByRole('button', { name: say('Send anyway') })
            .first()
            .click();
          await expect(page.getByText(/AGN-/).first()).toBeVisible();
        });
      },
    );
  });

test('guests and budget become lines below the message, which stays as it was typed', async ({
  page,
  server,
}) => {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/catering'),
  );
  await page.goto(`${server.url}/catering`);
  const form = page.locator('main form').filter({ has: page.locator('[name=eventDescription]') });
  for (const [name, typed] of Object.entries({
    ...slips,
    email: 'sunita@case.example',
    phone: '9810012345',
    eventDate: '',
  }))
    if (typed) await form.locator(`[name=${name}]`).fill(typed);
  await form
    .locator('[name=eventDate]')
    .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await form.getByText('For a better quote: a few details (optional)').click();
  await form.getByLabel('Guests').fill('150');
  await expect(form.locator('[name=eventDescription]')).toHaveValue('Sangeet at home.');
  await form.getByRole('button', { name: 'Submit', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ eventDescription: 'Sangeet at home.\n\nGuests: 150' });
});
