import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#support/browser.ts';
import { photo, vendorForm } from '#support/vendor-account.ts';

const form = vendorForm('Tara');
/** More stops than any page has; reached only when something cannot be reached at all. */
const stopsMax = 150;

/** Presses Tab until that one has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < stopsMax; stops++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with Tab`);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('a vendor’s whole life with the keyboard alone', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 404/);
  test.slow();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('register', async () => {
    await page.goto('/register', { waitUntil: 'networkidle' });
    for (const [name, value] of Object.entries(form)) {
      if (name === 'productSelection') {
        await tabTo(page, field(name));
        await page.keyboard.press('E');
      } else await type(page, field(name), value);
    }
    await press(page, page.getByRole('checkbox', { name: /I accept/ }), 'Space');
    await press(page, button('Register'));
    await expect(page).toHaveURL(/\/profile\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  const id = page.url().split('/').at(-1)!;

  await test.step('sign out and in', async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await press(page, page.getByRole('banner').locator('button:visible', { hasText: 'Logout' }));
    await expect(page).toHaveURL('/');
    await page.goto('/login', { waitUntil: 'networkidle' });
    await type(page, field('email'), form.email);
    await type(page, field('password'), form.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/editprofile/${id}`);
  });

  await test.step('edit a field, leave one as it was', async () => {
    await press(page, button('Edit Owner Name'));
    await expect(page.getByRole('textbox', { name: 'Owner Name' })).toBeFocused();
    await type(page, page.getByRole('textbox', { name: 'Owner Name' }), 'Tara Devi Rawat');
    await page.keyboard.press('Enter');
    await expect(button('Edit Owner Name')).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Tara Devi Rawat');
    await press(page, button('Edit Address'));
    await page.keyboard.press('Escape');
    await expect(button('Edit Address')).toBeFocused();
  });

  await test.step('add a service', async () => {
    await press(page, button('Add a service'));
    await page.keyboard.type('Mehendi');
    await page.keyboard.press('Enter');
    await expect(page.locator('#services')).toContainText('Mehendi');
  });

  await test.step('upload five photos', async () => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByLabel('Choose photos'), 'Enter');
    await (await chooser).setFiles(await Promise.all([1, 2, 3, 4, 5].map((nth) => photo(`k${nth}.jpg`))));
    await press(page, button('Upload Photos'));
    await expect(page.locator('#media-message')).toContainText('No place was free for k5.jpg.');
  });

  await test.step('delete the account', async () => {
    await page.goto('/account', { waitUntil: 'networkidle' });
    const block = page.locator('section', { has: page.getByRole('heading', { name: 'Delete the account' }) });
    await press(page, block.getByRole('checkbox'), 'Space');
    await type(page, block.getByLabel('Present password'), form.password);
    await press(page, block.getByRole('button', { name: 'Delete my account' }));
    await expect(page).toHaveURL('/');
    expect((await page.goto(`/profile/${id}`))?.status()).toBe(404);
  });
});
