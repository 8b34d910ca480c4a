import type { Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { fillRegistration, photo, vendorForm } from '#support/vendor-account.ts';

const form = vendorForm('Kamla');

/** Opens the pencil of a field, types, submits, and waits until the new text stands there. */
async function edit(page: Page, label: string, value: string) {
  await page.getByRole('button', { name: `Edit ${label}` }).click();
  await page.getByRole('textbox', { name: label }).fill(value);
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Submit' }).click();
  const keys = Object.keys((await saved).postDataJSON() as object);
  expect(keys).toHaveLength(1);
  await expect(page.getByRole('button', { name: `Edit ${label}` })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(value.split('\n')[0]!);
}

test('a vendor registers, leaves, comes back, edits everything, uploads five photos and goes for good', async ({
  page,
  server,
  expectAccessible,
}) => {
  test.slow();
  await test.step('registers and sees the own page', async () => {
    await page.goto('/contact');
    await page
      .getByRole('main')
      .getByRole('link', { name: /register/i })
      .click();
    await expect(page).toHaveURL('/register');
    await expectAccessible('main');
    await fillRegistration(page, form);
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    await expect(page.getByRole('progressbar', { name: 'Filled so far' })).toHaveAttribute('value', '100');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/profile\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.companyName);
  });
  const id = page.url().split('/').at(-1)!;

  await test.step('signs out and in again, landing on the editor', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.goto('/login');
    await page.getByLabel('Email').fill(form.email);
    await page.getByLabel('Password', { exact: true }).fill(form.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`/editprofile/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Profile');
    await expectAccessible('main');
  });

  await test.step('edits the texts, one key at a time', async () => {
    await edit(page, 'Owner Name', 'Kamla Devi Sharma');
    await edit(page, 'Company Name', 'श्री गणेश इवेंट्स एंड वेडिंग डेकोरेटर्स');
    await edit(page, 'Address', '14, Gali Sahdev, Karol Bagh, New Delhi 110005');
    await edit(page, 'About', 'Stages and mandaps since 2009.');
    await edit(page, 'Part of town', 'Karol Bagh');
    await edit(page, 'Areas served', 'Rohini\nDwarka');
    await edit(page, 'LinkedIn', 'https://www.linkedin.com/company/kamla-events');
    await edit(page, 'YouTube', 'https://www.youtube.com/@kamlaevents');
    await edit(page, 'Instagram', 'https://www.instagram.com/kamla.new');
    await edit(page, 'Facebook', 'https://www.facebook.com/kamlanew');
  });

  await test.step('chooses categories, region, market and hours', async () => {
    await page.getByRole('button', { name: 'Edit Categories' }).click();
    await page.getByRole('checkbox', { name: 'Decoration' }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('#categories')).toContainText('Decoration');
    await page.getByRole('button', { name: 'Edit Market' }).click();
    await page.getByRole('combobox', { name: 'Market' }).selectOption('Khan Market');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('#categories')).toContainText('Khan Market');
    await page.getByRole('button', { name: 'Add opening hours' }).click();
    await page.getByRole('checkbox', { name: 'Monday' }).check();
    await page.getByLabel('Monday from').fill('11:00');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('#hours')).toContainText('11:00-19:00');
  });

  await test.step('adds two services and puts the second first', async () => {
    for (const [name, details] of [
      ['Mandap', 'Four pillars'],
      ['Stage', 'Up to 12 m'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a service' }).click();
      await page.getByLabel('Service', { exact: true }).fill(name);
      await page.getByLabel(/^Details/).fill(details);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.locator('#services')).toContainText(details);
    }
    await page.getByRole('button', { name: 'Move Stage earlier' }).click();
    await expect(page.locator('#services li strong')).toHaveText(['Stage', 'Mandap']);
    await page.getByRole('button', { name: 'Remove Mandap' }).click();
    await page.getByRole('button', { name: 'Really remove? Mandap' }).click();
    await expect(page.locator('#services li strong')).toHaveText(['Stage']);
  });

  await test.step('changes the picture, which uploads at once', async () => {
    const uploaded = page.waitForResponse('**/api/vendor/upload/*');
    const fetched = page.waitForResponse(
      (response) => response.url().endsWith(`/api/vendor/${id}`) && response.request().method() === 'GET',
    );
    await page.getByLabel('Change the profile picture').setInputFiles(await photo('me.jpg'));
    expect((await uploaded).status()).toBe(201);
    await fetched;
    await expect(page.locator('#picture img').last()).toHaveAttribute('src', /\/media\//);
    await expect(page.getByLabel('Change the profile picture')).toHaveValue('');
  });

  await test.step('uploads five photos into four places and says so', async () => {
    const five = await Promise.all([1, 2, 3, 4, 5].map((nth) => photo(`p${nth}.jpg`, { red: 40 * nth })));
    await page.getByLabel('Choose photos').setInputFiles(five);
    await expect(page.getByRole('img', { name: /^p\d\.jpg$/ })).toHaveCount(5);
    await page.getByRole('button', { name: 'Upload Photos' }).click();
    await expect(page.locator('#media-message')).toHaveText(
      'p1.jpg is photo 1, p2.jpg is photo 2, p3.jpg is photo 3 and p4.jpg is photo 4. No place was free for p5.jpg. Choose below which photo to replace, or remove one first.',
    );
    const before = await page.locator('#media li img').last().getAttribute('src');
    await page.getByLabel('Photo to replace with p5.jpg').selectOption('Photo 4');
    await expect(page.locator('#media-message')).toHaveText('p5.jpg is photo 4.');
    await expect(page.locator('#media li img').last()).not.toHaveAttribute('src', before!);
    await expectAccessible('main');
  });

  await test.step('looks at it as a customer', async () => {
    await page.getByRole('link', { name: 'See it as a customer' }).click();
    await expect(page).toHaveURL(`/profile/${id}`);
    const main = page.getByRole('main');
    for (const text of [
      'श्री गणेश इवेंट्स एंड वेडिंग डेकोरेटर्स',
      'Kamla Devi Sharma',
      'Stages and mandaps since 2009.',
      'Stage',
      'Up to 12 m',
      'Rohini, Dwarka',
      'Karol Bagh',
    ])
      await expect(main).toContainText(text);
    await expect(main.getByText('Representative image')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^YouTube of/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/@kamlaevents',
    );
  });

  await test.step('deletes the account; nothing of it is left', async () => {
    const picture = await page.locator('header img').last().getAttribute('src');
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Delete the account' })).toBeVisible();
    await expectAccessible('main');
    const block = page.locator('section', { has: page.getByRole('heading', { name: 'Delete the account' }) });
    await block.getByRole('checkbox').check();
    await block.getByLabel('Present password').fill(form.password);
    await block.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.length && localStorage.getItem('authToken'))).toBeFalsy();
    expect((await fetch(`${server.url}/profile/${id}`)).status).toBe(404);
    await expect.poll(async () => (await fetch(server.url + picture)).status).toBe(404);
  });
});
