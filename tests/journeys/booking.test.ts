import { hourMs } from '#facts/time.ts';
import { enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { expect, test, wake } from '#support/browser.ts';
import { fillForm, referenceIn } from '#support/enquiry-page.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { at, say, saying } from '#support/language.ts';

/** Each booking page, what it sends, and how long the popup stays as stated. */
const bookings: readonly [path: string, kindName: EnquiryKindName, afterMs: number][] = [
  ['/catering', 'catering', 5000],
  ['/entertainment', 'entertainment', 5000],
  ['/gifts', 'gift', 5000],
  ['/decoration', 'decoration', 5000],
  ['/location', 'venue', 4000],
  ['/crew', 'crew', 3000],
  ['/construction', 'construction', 3000],
];

for (const [path, kindName, afterMs] of bookings) {
  const kind = enquiryKinds[kindName];

  test(
    `${path} sends, and leads home after ${afterMs} ms; the reference stays`,
    { tag: path === '/catering' ? ['@desktop', '@hindi'] : '@desktop' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(at(path), { waitUntil: 'networkidle' });
      await fillForm(page, kind, `Visitor of ${kindName}`);
      await page.clock.pauseAt(Date.now() + hourMs);
      const request = page.waitForRequest(`**${kind.path}`);
      await page.getByRole('button', { name: say('Submit') }).click();
      expect(Object.keys((await request).postDataJSON() as object).toSorted()).toEqual(
        kind.fields
          .filter(({ type }) => type !== 'hidden')
          .map(({ name }) => name)
          .toSorted(),
      );
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      const reference = await referenceIn(popup);
      await page.clock.runFor(afterMs - 100);
      await expect(popup).toBeVisible();
      await page.clock.runFor(200);
      await page.clock.resume();
      await expect(page).toHaveURL(at('/'));
      await expect(page.getByText(reference)).toBeVisible();
    },
  );
}

// Every kind, in both languages: tests/served/booking.test.ts. That the answer comes into view a browser alone can tell.
test(
  'without scripts the answer to a booking opens in view, and leads to its private page',
  { tag: '@no-script' },
  async ({ page, server }) => {
    const kind = enquiryKinds.catering;
    const name = 'Plain catering';
    await page.goto(at('/catering'));
    await fillForm(page, kind, name);
    await page.getByRole('button', { name: say('Submit') }).click();
    // The answer opens where the form was, below the vendors.
    await expect(page.getByRole('heading', { name: say(kind.success.heading) })).toBeInViewport();
    const reference = await referenceIn(page.locator('main'));
    await page.getByRole('link', { name: say('See where it stands') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    await expect(page.locator('dd', { hasText: name })).toBeVisible();
    await expect.poll(() => mailsWith(server, reference).length).toBe(2);
  },
);

test(
  'on a phone the vendors come before the form, and the bar leads to it',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/catering', '/location?need=Photography', '/construction']) {
      await page.goto(at(path), { waitUntil: 'networkidle' });
      const top = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      expect(await top('main article')).toBeLessThan(await top('#form'));
      await page
        .getByRole('navigation', { name: say('Quick contact') })
        .getByRole('link', { name: say('Enquire') })
        .click();
      await expect(page.locator('#form-heading')).toBeInViewport();
      await expect(page).toHaveURL(at(`${path}#form`));
    }
  },
);

test('acting keeps the visitor on the page, with the reference in place of the form', async ({ page }) => {
  await page.clock.install();
  await page.goto(at('/catering'), { waitUntil: 'networkidle' });
  await fillForm(page, enquiryKinds.catering, 'Somebody who stays');
  await page.getByRole('button', { name: say('Submit') }).click();
  const popup = page.getByRole('dialog');
  const reference = await referenceIn(popup);
  await page.keyboard.press('Escape');
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(at('/catering'));
  await expect(page.locator('main')).toContainText(reference);
  await page.getByRole('button', { name: say('Send another request') }).click();
  await expect(page.getByPlaceholder(say('Enter your name'))).toHaveValue('');
});

test('a form with gaps says so at its fields and goes to the first', async ({ page, expectAccessible }) => {
  await page.goto(at('/catering'));
  await wake(page.getByRole('button', { name: say('Submit') }));
  await page.getByPlaceholder(say('Enter your name')).fill('Hema');
  await page.getByPlaceholder(say('Enter your email')).fill('hema at home');
  await page.getByRole('button', { name: say('Submit') }).click();
  const email = page.getByPlaceholder(say('Enter your email'));
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(say('Please enter a valid email address'));
  await expect(page.getByText(say('{label} is required', { label: say('Phone') }))).toBeVisible();
  await expectAccessible('#form');
  await email.fill('hema@example.in');
  await expect(email).toHaveAccessibleDescription('');
  await expect(email).toBeFocused();
});

test(
  'the venue form says when something is missing, and repeats what the server says',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, allowedConsole }) => {
    allowedConsole.push(/status of 4/);
    await page.goto(at('/location'));
    await wake(page.getByRole('button', { name: say('Submit') }));
    await page.getByRole('button', { name: say('Submit') }).click();
    await expect(page.getByRole('alert')).toHaveText(say('Please fill in all the fields.'));
    await expect(page.getByPlaceholder(say('Enter your name'))).toBeFocused();
    await fillForm(page, enquiryKinds.venue, 'Indira');
    await page.route('**/api/venue', (route) =>
      route.fulfill({ status: 422, json: { message: 'That place is closed.', code: 'invalid_input' } }),
    );
    await page.getByRole('button', { name: say('Submit') }).click();
    await expect(page.getByRole('alert')).toHaveText(
      say('Error: {message}', { message: 'That place is closed.' }),
    );
  },
);

test('the construction form fails in its own words; the message waits all the same', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 500/);
  await page.goto(at('/construction'));
  await page.route('**/api/construction/submit', (route) => route.fulfill({ status: 500, json: {} }));
  await fillForm(page, enquiryKinds.construction, 'Jaya');
  await page.getByRole('button', { name: say('Submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(
    say('There was an issue submitting the form. Please try again.'),
  );
  await expect(page.getByRole('complementary', { name: say('Unsent message') })).toBeVisible();
});

test('a pasted phone becomes ten digits, and nothing typed is refused', async ({ page }) => {
  await page.goto(at('/gifts'));
  const phone = page.getByPlaceholder(say('Enter your contact number'));
  await wake(phone);
  for (const [given, kept] of [
    ['+91 98765 43210', '9876543210'],
    ['०९८७६५४३२१०', '9876543210'],
    ['011-2345 6789', '1123456789'],
    ['ask at the shop', 'ask at the shop'],
  ] as const) {
    await phone.fill(given);
    await phone.blur();
    await expect(phone).toHaveValue(kept);
  }
});

test('a tile says on the venue page what was asked for', async ({ page }) => {
  await page.goto(at('/weddingvendors'));
  await page.getByRole('link', { name: say('Photography'), exact: true }).click();
  await expect(page).toHaveURL(at('/location?need=Photography'));
  await expect(page.locator('main')).toContainText(
    saying(
      'You asked for <need>{need}</need>. Write what you have in mind in the description, with or without a venue.',
    ),
  );
  await expect(page.locator('textarea[name="description"]')).toHaveValue(`${say('Photography')}: `);
});
