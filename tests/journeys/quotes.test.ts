import type { Page } from '@playwright/test';
import { hourMs } from '#facts/time.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { expect, test } from '#support/browser.ts';
import { fillForm, referenceIn } from '#support/enquiry-page.ts';
import { referencePattern } from '#support/enquiry-samples.ts';
import { at, say } from '#support/language.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

test('a quote by keyboard: open, filled, closed with Escape, focus back where it was', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(at('/weddingvendors'), { waitUntil: 'networkidle' });
  const opener = page.getByRole('link', { name: `${say('Get Quote')}: ${say('Catering')}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName(say('Get a quote: {service}', { service: say('Catering') }));
  await expect(page).toHaveURL(at('/weddingvendors?quote=catering'));
  await expect(dialog.locator('[name="eventDescription"]')).toHaveValue(say('Catering'));
  await expectAccessible('dialog');
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
    );
    expect(outside).toBe(false);
  }
  await dialog.getByPlaceholder(say('Enter your name')).fill('Somebody');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(at('/weddingvendors'));
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByPlaceholder(say('Enter your name'))).toHaveValue('');
});

test(
  'a quote is sent: the button waits, the summary repeats it, home after four seconds',
  { tag: ['@desktop', '@hindi'] },
  async ({ page }) => {
    await page.clock.install();
    await page.goto(at('/constructionvendors?quote=renovation'), { waitUntil: 'networkidle' });
    const dialog = dialogOf(page);
    await fillForm(dialog, enquiryKinds.constructionWork, 'Quoted Kiran');
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/constructionwork/', async (route) => {
      expect(route.request().postDataJSON()).toMatchObject({
        vendorId: 'renovation',
        vendorName: 'Renovation',
        name: 'Quoted Kiran',
      });
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(Date.now() + hourMs);
    await dialog.getByRole('button', { name: say('Submit') }).click();
    await expect(dialog.getByRole('button', { name: say('Submitting...') })).toBeDisabled();
    answer();
    await expect(dialog).toContainText(say('Submission Successful!'));
    await expect(dialog).toContainText(say('We will reach you shortly'));
    for (const label of [say('Name'), say('Email'), say('Contact number'), say('Description')])
      await expect(dialog.locator('dt', { hasText: label })).toBeVisible();
    const reference = await referenceIn(dialog);
    await page.clock.runFor(3900);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByText(reference)).toBeVisible();
  },
);

test('after a quote two vendors of that trade are asked with what was typed', async ({ page }) => {
  await page.clock.install();
  await page.goto(at('/constructionvendors?quote=interiors'), { waitUntil: 'networkidle' });
  const dialog = dialogOf(page);
  await fillForm(dialog, enquiryKinds.constructionWork, 'Asking Ananya');
  await page.clock.pauseAt(Date.now() + hourMs);
  await dialog.getByRole('button', { name: say('Submit') }).click();
  await expect(dialog).toContainText(say('Submission Successful!'));
  // A visitor who acts stays on the page.
  await page.keyboard.press('Shift');
  await page.clock.resume();
  await dialog.getByRole('link', { name: say('Ask two vendors yourself') }).click();
  await expect(page).toHaveURL(/\/ask\?v=[\w-]{36},[\w-]{36}$/);
  await expect(page.getByRole('textbox', { name: new RegExp(`^${say('Name')}`) })).toHaveValue(
    'Asking Ananya',
  );
});

test('a quote that fails says so, keeps what was typed, and may be skipped', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 422/);
  await page.goto(at('/buisnessstartup'), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `${say('Get Quote')}: ${say('Consulting')}` }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName(say('Contact Us For {service}', { service: say('Consulting') }));
  await page.route('**/api/business', (route) =>
    route.fulfill({ status: 422, json: { message: 'no', code: 'invalid_input' } }),
  );
  await fillForm(dialog, enquiryKinds.business, 'Unlucky Uma');
  await dialog.getByRole('button', { name: say('Submit') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say('Failed to submit the form. Please try again.'));
  await expect(dialog.getByPlaceholder(say('Enter your name'))).toHaveValue('Unlucky Uma');
  await dialog.getByRole('link', { name: say('Skip') }).click();
  await expect(dialog).toHaveCount(0);
});

test('crew leads to its page instead of a quote', async ({ page }) => {
  await page.goto(at('/weddingvendors'));
  await page.getByRole('link', { name: `${say('Hire Crew')}: ${say('Crew')}` }).click();
  await expect(page).toHaveURL(at('/crew'));
});

test('the back button closes a quote, and its address opens it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(at('/weddingvendors'), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `${say('Get Quote')}: ${say('Venue')}` }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goto(at('/wedding?quote=venue'), { waitUntil: 'networkidle' });
  const box = await dialogOf(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 360 });
  await dialogOf(page)
    .getByRole('link', { name: say('Close') })
    .click();
  await expect(page).toHaveURL(at('/wedding'));
});

test('the marketing form opens with the page; Skip and Escape close it', async ({ page }) => {
  await page.goto(at('/marketing'), { waitUntil: 'networkidle' });
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page)
    .getByRole('link', { name: say('Skip') })
    .click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('View Profile') }).first()).toBeVisible();
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: say('Get Quote') }).click();
  await expect(dialogOf(page)).toBeVisible();
});

test(
  'the marketing form sends four fields, fails and succeeds in the stated words',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, allowedConsole }) => {
    allowedConsole.push(/status of 500/);
    await page.goto(at('/marketing'), { waitUntil: 'networkidle' });
    const dialog = dialogOf(page);
    await fillForm(dialog, enquiryKinds.business, 'Market Mohan');
    await page.route('**/api/business', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await dialog.getByRole('button', { name: say('Submit') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(say('Failed to submit form. Please try again.'));
    const sent = page.waitForRequest('**/api/business');
    await dialog.getByRole('button', { name: say('Submit') }).click();
    expect(Object.keys((await sent).postDataJSON() as object).toSorted()).toEqual([
      'description',
      'email',
      'name',
      'phone',
    ]);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText(say('Form submitted successfully!'));
    await expect(page.getByRole('alert')).toContainText(referencePattern);
  },
);

test(
  'a crew member is asked for, and the crew page comes back after four seconds',
  { tag: ['@desktop', '@hindi'] },
  async ({ page }) => {
    await page.clock.install();
    await page.goto(at('/crew'), { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('article').getByRole('link').nth(1).click();
    const dialog = dialogOf(page);
    await fillForm(dialog, enquiryKinds.eventManagement, 'Crew Caller');
    await page.clock.pauseAt(Date.now() + hourMs);
    const sent = page.waitForRequest('**/api/eventmangement/create');
    await dialog.getByRole('button', { name: say('Submit') }).click();
    expect((await sent).postDataJSON()).toMatchObject({ memberId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await expect(dialog).toContainText(say('Submission Successful!'));
    await page.clock.runFor(3900);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(at('/crew'));
  },
);

test('the ways on are in sight before anything is filled, and cover no field that has the focus', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/weddingvendors?quote=catering', '/marketing']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const dialog = dialogOf(page);
      const submit = dialog.getByRole('button', { name: say('Submit') });
      await expect(submit).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('link', { name: say('Skip') })).toBeInViewport({ ratio: 1 });
      for (const field of await dialog.locator('form :is(input:not([tabindex]), textarea):visible').all()) {
        await field.focus();
        const { y, height: tall } = (await field.boundingBox())!;
        expect(y + tall).toBeLessThanOrEqual((await submit.boundingBox())!.y);
      }
    }
  }
});
