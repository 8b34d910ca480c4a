import { expect, test } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say, saying } from '#support/language.ts';
import { saveField } from '#support/saved-field.ts';

test(
  'a vendor says its facts and prices, and people find, read and compare them',
  { tag: ['@phone', ...inLongRuns('@hindi')] },
  async ({ page, server, expectAccessible }) => {
    const vendor = await registerVendor(server, vendorForm('Tandoor'));
    await fetch(`${server.url}/api/vendor/${vendor.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${vendor.token}` },
      body: JSON.stringify({ categories: ['catering'], area: 'Karol Bagh' }),
    });
    await signInAs(page, vendor);
    await page.goto(at(`/editprofile/${vendor.id}`));
    const block = page.getByRole('region', { name: say('Facts and prices') });

    // What is wrong is said at its field, and what was typed stays.
    await expect(block.getByLabel(say('FSSAI licence'))).toBeVisible();
    await expectAccessible('#facts');
    await block.getByLabel(say('Vegetarian'), { exact: true }).check();
    await block.getByLabel(say('Jain')).check();
    await block.getByLabel(say('From, {unit}', { unit: say('guests') })).fill('500');
    await block.getByLabel(say('Up to, {unit}', { unit: say('guests') })).fill('50');
    await saveField(block.getByLabel(`${say('In business for')}, ${say('years')}`), '12');
    await block.getByLabel(say('FSSAI licence')).fill('1234');
    await block.getByLabel(say('FSSAI licence')).blur();
    await expect(block.getByText(say('The end must be above the beginning.'))).toBeVisible();
    await expect(block.getByLabel(say('FSSAI licence'))).toHaveAccessibleDescription(
      new RegExp(say('Please give all {length} digits.', { length: 14 })),
    );
    await expect(block.getByLabel(`${say('In business for')}, ${say('years')}`)).toHaveValue('12');
    await block.getByLabel(say('FSSAI licence')).fill('');
    await block.getByLabel(say('From, {unit}', { unit: say('guests') })).fill('50');
    const most = block.getByLabel(say('Up to, {unit}', { unit: say('guests') }));
    await saveField(most, '1,200');
    await expect(most).toHaveValue('1200');
    await expect(block.getByText(say('The end must be above the beginning.'))).toBeHidden();

    const veg = block.getByRole('group', { name: say('a plate (veg)') });
    await veg.getByLabel(say('To ₹')).fill('1,200/-');
    await veg.getByLabel(say('To ₹')).blur();
    await expect(veg.getByLabel(say('From ₹'))).toHaveAccessibleDescription(
      saying('Please give a whole number from {min} to {max}.'),
    );
    await saveField(veg.getByLabel(say('From ₹')), 'Rs. 850');
    await expect(veg.getByLabel(say('From ₹'))).toHaveValue('850');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.goto(at(`/profile/${vendor.id}`));
    const facts = page.getByRole('region', { name: say('Facts and prices') });
    await expect(facts.getByText(`${say('Vegetarian')}, ${say('Jain')}`)).toBeVisible();
    await expect(facts.getByText(/₹850-1,200/)).toBeVisible();
    expect(await page.content()).toContain('"maximumAttendeeCapacity":1200');

    await page.goto(at('/vendors?q=Tandoor'));
    const card = page.getByRole('article').filter({ hasText: 'Tandoor Events' });
    await expect(card).toContainText(`${say('Vegetarian')}, ${say('Jain')}`);
    await expect(card).toContainText(`, ${say('tax extra')}`);
    await card.getByLabel(`${say('Compare')} Tandoor Events`).check();
    await page.goto(at('/vendors?category=catering'));
    await page.getByLabel(`${say('Compare')} Dilli Dawat Caterers`).check();
    await page.getByRole('link', { name: say('Compare {count} vendors', { count: 2 }) }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: /Tandoor Events/ })).toBeVisible();
    await expect(table).toContainText('₹850-1,200');
    await expect(
      table
        .getByRole('row')
        .filter({ hasText: say('Not said') })
        .first(),
    ).toBeVisible();
    await expectAccessible('main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('link', { name: `${say('Remove')}: Dilli Dawat Caterers` }).click();
    // On a phone the labels stand above their values, so each column is a vendor.
    await expect(table.getByRole('columnheader')).toHaveText([/Tandoor Events/]);
  },
);
