import { expect, test } from '#support/browser.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';
import { isSaved, saveField } from '#support/saved-field.ts';

test('a field is saved when it is left, by thumb and by keyboard, and is there after a reload', async ({
  page,
  server,
  expectAccessible,
}) => {
  const vendor = await registerVendor(server, vendorForm('Leaving'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`));
  const area = page.getByLabel(say('Part of town'));
  await saveField(area, 'Dwarka');
  await area.fill('Rohini');
  await area.press('Enter');
  await isSaved(area);
  await expect(area).toBeFocused();
  await area.fill('Oh no');
  await area.press('Escape');
  await expect(area).toHaveValue('Rohini');
  const instagram = page.getByRole('textbox', { name: 'Instagram' });
  await saveField(instagram, 'rohit.photo');
  await expect(instagram).toHaveValue('https://www.instagram.com/rohit.photo');
  await instagram.fill('https://www.instagram.com/reel/C9xAbc/?igsh=a');
  await instagram.press('Tab');
  await expect(page.getByText(say('Please enter a valid Instagram profile URL'))).toBeVisible();
  await expect(instagram).toHaveAccessibleDescription(
    new RegExp(
      say(
        'This is the link of a single post or page. Please give the name of your profile, such as @yourname.',
      ),
    ),
  );
  await expectAccessible('main');
  await page.reload();
  await expect(area).toHaveValue('Rohini');
});

test('without a network what was typed stays, is said, and is sent when the network is back', async ({
  page,
  server,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  const vendor = await registerVendor(server, vendorForm('Tunnel'));
  await signInAs(page, vendor);
  await page.goto(at(`/editprofile/${vendor.id}`), { waitUntil: 'networkidle' });
  const about = page.getByRole('textbox', { name: say('About') });
  await expect(about).toBeVisible();
  await page.context().setOffline(true);
  await about.fill('Weddings since 2009.');
  await about.blur();
  await expect(
    page.getByText(say('No connection. It is kept on this device and sent when there is one.')),
  ).toBeVisible();
  await page.context().setOffline(false);
  await isSaved(about);
  const stored = async () =>
    ((await (await fetch(`${server.url}/api/vendor/${vendor.id}`)).json()) as { description: string })
      .description;
  expect(await stored()).toBe('Weddings since 2009.');

  // The tab is closed before the network is back.
  await page.context().setOffline(true);
  await about.fill('Weddings since 2010.');
  await page.close();
  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto(at(`/editprofile/${vendor.id}`));
  await expect(later.getByRole('textbox', { name: say('About') })).toHaveValue('Weddings since 2010.');
  await isSaved(later.getByRole('textbox', { name: say('About') }));
  expect(await stored()).toBe('Weddings since 2010.');
});

test('two devices change one page at once: both changes stay, and one field is never lost unseen', async ({
  page,
  browser,
  server,
  baseURL,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 409/);
  const vendor = await registerVendor(server, vendorForm('Twin'));
  await signInAs(page, vendor);
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signInAs(other, vendor);
  for (const one of [page, other]) await one.goto(at(`/editprofile/${vendor.id}`));
  await saveField(other.getByLabel(say('Part of town')), 'Dwarka');
  await saveField(page.getByRole('textbox', { name: say('About') }), 'Weddings since 2009.');
  await expect(page.getByLabel(say('Part of town'))).toHaveValue('Dwarka');
  await saveField(other.getByLabel(say('Part of town')), 'Rohini');
  await page.getByLabel(say('Part of town')).fill('Saket');
  await page.getByLabel(say('Part of town')).blur();
  const asked = page.getByRole('alert').filter({
    hasText: say('This was changed meanwhile on another device.'),
  });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: say('Keep what stands here') }).click();
  await isSaved(page.getByLabel(say('Part of town')));
  await expect(asked).toHaveCount(0);
  await saveField(other.getByRole('textbox', { name: 'LinkedIn' }), 'twin-events');
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('twin-photos');
  await page.getByRole('textbox', { name: 'LinkedIn' }).blur();
  await asked.getByRole('button', { name: say('Take the other') }).click();
  await expect(page.getByRole('textbox', { name: 'LinkedIn' })).toHaveValue(
    'https://www.linkedin.com/company/twin-events',
  );
  const stored = await (await fetch(`${server.url}/api/vendor/${vendor.id}`)).json();
  expect(stored).toMatchObject({ area: 'Saket', description: 'Weddings since 2009.' });
  await other.context().close();
});
