import { expect, test } from '#support/browser.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';

test(
  'a vendor says its facts and prices, and people find, read and compare them',
  { tag: '@phone' },
  async ({ page, server, expectAccessible }) => {
    const vendor = await registerVendor(server, vendorForm('Tandoor'));
    await fetch(`${server.url}/api/vendor/${vendor.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${vendor.token}` },
      body: JSON.stringify({ categories: ['catering'], area: 'Karol Bagh' }),
    });
    await signInAs(page, vendor);
    await page.goto(`/editprofile/${vendor.id}`);
    const block = page.getByRole('region', { name: 'Facts and prices' });

    // What is wrong is said at its field, and what was typed stays.
    await block.getByRole('button', { name: 'Add facts' }).click();
    await expectAccessible('#facts');
    await block.getByLabel('Vegetarian', { exact: true }).check();
    await block.getByLabel('Jain').check();
    await block.getByLabel('From, guests').fill('500');
    await block.getByLabel('Up to, guests').fill('50');
    await block.getByLabel('In business for, years').fill('12');
    await block.getByLabel('FSSAI licence').fill('1234');
    await block.getByRole('button', { name: 'Submit' }).click();
    await expect(block.getByText('Please let it end above where it begins.')).toBeVisible();
    await expect(block.getByLabel('FSSAI licence')).toHaveAccessibleDescription(/all 14 digits/);
    await expect(block.getByLabel('From, guests')).toBeFocused();
    await expect(block.getByLabel('In business for, years')).toHaveValue('12');
    await block.getByLabel('From, guests').fill('50');
    await block.getByLabel('Up to, guests').fill('1,200');
    await block.getByLabel('FSSAI licence').fill('');
    await block.getByRole('button', { name: 'Submit' }).click();
    await expect(block.getByText('50 to 1,200 guests')).toBeVisible();

    await block.getByRole('button', { name: 'Add prices' }).click();
    const veg = block.getByRole('group', { name: 'a plate (veg)' });
    await veg.getByLabel('To ₹').fill('1200');
    await block.getByRole('button', { name: 'Submit' }).click();
    await expect(veg.getByLabel('From ₹')).toHaveAccessibleDescription(/whole number/);
    await veg.getByLabel('From ₹').fill('850');
    await block.getByRole('button', { name: 'Submit' }).click();
    await expect(block.getByText(/^₹850-1,200 a plate \(veg\), tax extra, \w{3} 20\d\d$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.goto(`/profile/${vendor.id}`);
    const facts = page.getByRole('region', { name: 'Facts and prices' });
    await expect(facts.getByText('Vegetarian, Jain')).toBeVisible();
    await expect(facts.getByText(/^₹850-1,200 a plate/)).toBeVisible();
    expect(await page.content()).toContain('"maximumAttendeeCapacity":1200');

    await page.goto('/vendors?q=Tandoor');
    const card = page.getByRole('article').filter({ hasText: 'Tandoor Events' });
    await expect(card).toContainText('Vegetarian, Jain');
    await expect(card).toContainText('₹850-1,200 a plate (veg), tax extra');
    await card.getByLabel('Compare Tandoor Events').check();
    await page.goto('/vendors?category=catering');
    await page.getByLabel('Compare Dilli Dawat Caterers').check();
    await page.getByRole('link', { name: 'Compare 2 vendors' }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: /Tandoor Events/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Prices/ })).toContainText('₹850-1,200');
    await expect(table.getByRole('row', { name: /FSSAI licence/ })).toContainText('Not said');
    await expectAccessible('main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('link', { name: 'Take out: Dilli Dawat Caterers' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
  },
);
