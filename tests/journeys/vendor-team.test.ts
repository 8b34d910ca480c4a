import { joinPath, verifyPath } from '#facts/paths.ts';
import { wake } from '#support/browser.ts';
import { giveAuthenticator } from '#support/desk-browser.ts';
import { expect, test } from '#support/desk-server.ts';
import { mailsWith } from '#support/enquiry-page.ts';
import type { RunningServer } from '#support/server.ts';
import { registerVendor, vendorForm } from '#support/vendor-account.ts';
import { views } from '#support/views.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** The last link of that kind that was mailed to an address, once it is there. */
async function mailedLink(
  server: RunningServer,
  to: string,
  path: (secret: string) => string,
): Promise<string> {
  const link = new RegExp(`http\\S+(${path('')}[\\w-]+)`);
  const find = () =>
    mailsWith(server, `To: ${to}`)
      .map((mail) => link.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1])
      .findLast(Boolean) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

test(
  'an owner signs in with the lock of a phone, and a helper with a log-in of its own, who may do less',
  { tag: '@phone' },
  async ({ page, browser, desk: { server, url }, expectAccessible }) => {
    const owner = vendorForm('Tara');
    await registerVendor(server, owner);
    await giveAuthenticator(page);
    const login = async (email: string, password: string, on = page) => {
      await on.goto('/login');
      await on.getByLabel('Email').fill(email);
      await on.getByLabel('Password', { exact: true }).fill(password);
      await on.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(on).toHaveURL(/\/editprofile\//);
    };

    await test.step('the device makes a passkey, and opens the workshop without the password', async () => {
      await login(owner.email, owner.password);
      await page.goto('/account');
      const passkeys = page.locator('section', { has: page.getByRole('heading', { name: 'Passkeys' }) });
      await passkeys.getByLabel('Present password').fill(owner.password);
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(passkeys.getByText(/^Made on/)).toBeVisible();
      await page.locator('[popovertarget=site-menu]').click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page).toHaveURL(/\/editprofile\//);
    });

    await test.step('invites a helper once its own address has answered', async () => {
      await page.goto(await mailedLink(server, owner.email, verifyPath));
      await page.getByRole('main').getByRole('button').first().click();
      await page.goto('/workshop/team');
      await page.getByLabel('Name').fill('Ravi');
      await page.getByLabel('Email').fill('ravi@vendors.example');
      await page.getByLabel('Your present password').fill(owner.password);
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(page.getByText('The invitation is on its way.')).toBeVisible();
      await expectAccessible('main');
    });

    const phone = await browser.newContext({ ...views.phone, baseURL: url });
    const helper = await phone.newPage();
    await test.step('who joins by the mailed link, keeps the page, and finds what is the owner’s closed', async () => {
      await helper.goto(await mailedLink(server, 'ravi@vendors.example', joinPath));
      await wake(helper.getByLabel('Password', { exact: true }));
      await helper.getByLabel('Password', { exact: true }).fill('neem-tree-by-the-gate');
      await helper.getByRole('main').getByRole('button', { name: /Join/ }).click();
      await expect(helper).toHaveURL('/workshop');
      await expect(helper.getByRole('heading', { name: /^Your page is \d+ % there$/ })).toBeVisible();
      const parts = helper.getByRole('navigation', { name: 'Workshop' });
      await expect(parts.getByRole('link', { name: 'Our work' })).toBeVisible();
      await expect(parts.getByRole('link', { name: 'Team' })).toHaveCount(0);
      await helper.goto('/workshop/team');
      await expect(helper.getByText('Only the owner of this page may do this.')).toBeVisible();
    });

    await test.step('and is out as soon as the owner says so', async () => {
      await page.reload();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: /^Really/ }).click();
      await expect(page.getByText('Nobody yet. You do it all yourself.')).toBeVisible();
      await helper.reload();
      await expect(helper.getByRole('main').getByRole('link', { name: /sign in/i })).toBeVisible();
    });
    await phone.close();
  },
);
