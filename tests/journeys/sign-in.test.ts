import { readFileSync } from 'node:fs';
import { expect, test } from '#support/browser.ts';
import { mailedPath } from '#support/mail-folder.ts';
import type { RunningServer } from '#support/server.ts';
import { registerVendor, signInAs, vendorForm } from '#support/vendor-account.ts';
import { at, say } from '#support/language.ts';

/** The link of that kind in the last mail to an address, once it is there. */
async function mailedLink(server: RunningServer, to: string, kind: 'reset' | 'verify'): Promise<string> {
  const find = () => mailedPath(server, to, kind);
  await expect.poll(find).not.toBe('');
  return find();
}

test.describe('a wrong pair', () => {
  test(
    'is answered with one sentence for a known and an unknown address',
    { tag: ['@desktop', '@hindi'] },
    async ({ page, server, expectAccessible, allowedConsole }) => {
      allowedConsole.push(/status of 401/);
      const form = vendorForm('Wrong');
      await registerVendor(server, form);
      await page.goto(at('/login'), { waitUntil: 'networkidle' });
      for (const email of [form.email, 'nobody@vendors.example']) {
        await page.getByLabel(say('Email')).fill(email);
        await page.getByLabel(say('Password'), { exact: true }).fill('not the password');
        await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
        await expect(page.getByRole('alert')).toHaveText(say('Incorrect Email or Password!'));
        await expect(page.getByLabel(say('Email'))).toHaveValue(email);
      }
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
      await expectAccessible('main');
    },
  );

  test('cannot be told from no answer by the sentence alone, so a second one follows', async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/ERR_FAILED/);
    await page.goto(at('/login'), { waitUntil: 'networkidle' });
    await page.route('**/api/vendor/login', (route) => route.abort());
    await page.getByLabel(say('Email')).fill('a@vendors.example');
    await page.getByLabel(say('Password'), { exact: true }).fill('whatever');
    await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(say('Incorrect Email or Password!'));
    await expect(page.getByRole('alert')).toContainText(
      say('The server did not answer, so this may not be your password. Please try again in a minute.'),
    );
  });
});

test(
  'a forgotten password is set anew with a mailed link that works once',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, server, allowedConsole }) => {
    allowedConsole.push(/status of 404/);
    const form = vendorForm('Forgot');
    const { id } = await registerVendor(server, form);
    await page.goto(at('/login'));
    await page.getByRole('link', { name: say('Forgot your password?') }).click();
    // The address changes before the page does, and the page it leaves has a field of that name as well.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Forgotten password'));
    await page.getByLabel(say('Email')).fill(form.email);
    await page.getByRole('button', { name: say('Send me the link') }).click();
    await expect(page.getByRole('heading', { name: say('Look into your inbox') })).toBeFocused();
    const link = await mailedLink(server, form.email, 'reset');
    await page.goto(at(link));
    await page.getByLabel(say('New password'), { exact: true }).fill('12345');
    await page.getByRole('button', { name: say('Save the password') }).click();
    await expect(page.getByText(say('Password must be at least 6 characters long'))).toBeVisible();
    await page.getByLabel(say('New password'), { exact: true }).fill('amaltas-77');
    await page.getByRole('button', { name: say('Save the password') }).click();
    await expect(page.getByRole('heading', { name: say('Your password is changed') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Sign in') })
      .click();
    await page.getByLabel(say('Email')).fill(form.email);
    await page.getByLabel(say('Password'), { exact: true }).fill('amaltas-77');
    await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
    await expect(page).toHaveURL(at(`/editprofile/${id}`));
    await page.goto(at(link));
    await page.getByLabel(say('New password'), { exact: true }).fill('another-one');
    await page.getByRole('button', { name: say('Save the password') }).click();
    await expect(
      page.getByRole('alert').getByRole('link', { name: say('Ask for a new link') }),
    ).toBeVisible();
  },
);

test('an e-mail is confirmed by a tap on the page, not by opening it', async ({ page, server }) => {
  const form = vendorForm('Verify');
  const vendor = await registerVendor(server, form);
  const link = await mailedLink(server, form.email, 'verify');
  await page.goto(at(link));
  await signInAs(page, vendor);
  await page.goto(at('/account'));
  await expect(page.getByText(say('(not confirmed yet)'))).toBeVisible();
  await page.goto(at(link));
  await page.getByRole('button', { name: say('Confirm this e-mail') }).click();
  await expect(page.getByRole('heading', { name: say('Your e-mail is confirmed') })).toBeVisible();
  await page.goto(at('/account'));
  await expect(page.getByText(say('(confirmed)'))).toBeVisible();
});

test(
  'the account page changes what is behind the sign-in',
  { tag: ['@desktop', '@hindi'] },
  async ({ page, server, allowedConsole }) => {
    allowedConsole.push(/status of 401/);
    const form = vendorForm('Account');
    const vendor = await registerVendor(server, form);
    const elsewhere = await fetch(`${server.url}/api/vendor/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: form.email, password: form.password }),
    });
    const { token } = (await elsewhere.json()) as { token: string };
    const asOther = () =>
      fetch(`${server.url}/api/vendor/profile`, { headers: { authorization: `Bearer ${token}` } });
    await signInAs(page, vendor);
    await page.goto(at('/account'));
    const block = (name: string) =>
      page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

    await test.step('phone and website, with the password', async () => {
      const contact = block(say('Phone and website'));
      await contact.getByLabel(say('Website')).fill('kamla.example.in');
      await contact.getByLabel(say('Present password')).fill('wrong');
      await contact.getByRole('button', { name: say('Save') }).click();
      await expect(contact.getByRole('alert')).toBeVisible();
      await contact.getByLabel(say('Present password')).fill(form.password);
      await contact.getByRole('button', { name: say('Save') }).click();
      await expect(contact.getByRole('status')).toContainText(say('Saved. Your page shows it now.'));
      await expect(contact.getByLabel(say('Website'))).toHaveValue('https://kamla.example.in/');
    });

    await test.step('another session is signed out', async () => {
      expect((await asOther()).status).toBe(200);
      await block(say('Where you are signed in'))
        .getByRole('listitem')
        .getByRole('button', { name: say('Sign out') })
        .click();
      await expect(block(say('Where you are signed in')).getByRole('listitem')).toHaveCount(1);
      expect((await asOther()).status).toBe(401);
    });

    await test.step('a new password keeps this device signed in', async () => {
      const password = block(say('Password'));
      await password.getByLabel(say('Present password')).fill(form.password);
      await password.getByLabel(say('New password'), { exact: true }).fill('amaltas-77');
      await password.getByRole('button', { name: say('Change password') }).click();
      await expect(password.getByRole('status')).toContainText(
        say('Your password is changed. You stay signed in here; every other device is signed out.'),
      );
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBe(vendor.token);
      await page.reload();
      await expect(page.getByRole('heading', { name: say('Your data') })).toBeVisible();
    });

    await test.step('everything can be downloaded', async () => {
      const download = page.waitForEvent('download');
      await block(say('Your data')).getByLabel(say('Present password')).fill('amaltas-77');
      await block(say('Your data'))
        .getByRole('button', { name: say('Download my data') })
        .click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(form.panGst);
    });
  },
);

test.describe('a session that is over', () => {
  test('is forgotten on this device, and the pages ask to sign in', async ({
    page,
    server,
    allowedConsole,
  }) => {
    allowedConsole.push(/status of 401/);
    const vendor = await registerVendor(server, vendorForm('Over'));
    await fetch(`${server.url}/api/vendors/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${vendor.token}`, 'content-type': 'application/json' },
    });
    await signInAs(page, vendor);
    await page.goto(at(`/editprofile/${vendor.id}`));
    await expect(page.getByText(say('Please sign in to edit your page.'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await expect(page.getByRole('button', { name: say('Logout') })).toHaveCount(0);
    await page.goto(at('/account'));
    await expect(page.getByText(say('Please sign in to see your account.'))).toBeVisible();
  });
});
