import { joinPath, verifyPath } from '#facts/paths.ts';
import { wake } from '#support/browser.ts';
import { inLongRuns } from '#support/fuzz/fuzz-run.ts';
import { giveAuthenticator } from '#support/desk-browser.ts';
import { expect, test } from '#support/desk-server.ts';
import { readMail } from '#support/eml.ts';
import { mailsWith } from '#support/mail-folder.ts';
import type { RunningServer } from '#support/server.ts';
import { registerVendor, vendorForm } from '#support/vendor-account.ts';
import { views } from '#support/views.ts';
import { at, say, saying } from '#support/language.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** The last link of that kind that was mailed to an address, once it is there. */
async function mailedLink(
  server: RunningServer,
  to: string,
  path: (secret: string) => string,
): Promise<string> {
  const link = new RegExp(`http\\S+${path('')}[\\w-]+`);
  const find = () =>
    mailsWith(server, `To: ${to}`)
      .map((mail) => link.exec(readMail(mail).text)?.[0])
      .findLast(Boolean) ?? '';
  await expect.poll(find).not.toBe('');
  return new URL(find()).pathname;
}

test(
  'an owner signs in with the lock of a phone, and a helper with a log-in of its own, who may do less',
  { tag: ['@phone', ...inLongRuns('@hindi')] },
  async ({ page, browser, desk: { server, url }, expectAccessible }) => {
    const owner = vendorForm('Tara');
    await registerVendor(server, owner);
    await giveAuthenticator(page);
    const login = async (email: string, password: string, on = page) => {
      await on.goto(at('/login'));
      await on.getByLabel(say('Email')).fill(email);
      await on.getByLabel(say('Password'), { exact: true }).fill(password);
      await on.getByRole('button', { name: say('Sign in'), exact: true }).click();
      await expect(on).toHaveURL(/\/editprofile\//);
    };

    await test.step('the device makes a passkey, and opens the workshop without the password', async () => {
      await login(owner.email, owner.password);
      await page.goto(at('/account'));
      const passkeys = page.locator('section', { has: page.getByRole('heading', { name: say('Passkeys') }) });
      await passkeys.getByLabel(say('Present password')).fill(owner.password);
      await passkeys.getByRole('button', { name: say('Add a passkey') }).click();
      await expect(passkeys.getByText(saying('Made on {when}'))).toBeVisible();
      await page.locator('[popovertarget=site-menu]').click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('Logout') })
        .click();
      await expect(page).toHaveURL(at('/'));
      await page.goto(at('/login'));
      await page.getByRole('button', { name: say('Sign in with a passkey') }).click();
      await expect(page).toHaveURL(/\/editprofile\//);
    });

    await test.step('invites a helper once its own address has answered', async () => {
      await page.goto(at(await mailedLink(server, owner.email, verifyPath)));
      await page.getByRole('main').getByRole('button').first().click();
      await page.goto(at('/workshop/team'));
      await page.getByLabel(say('Name')).fill('Ravi');
      await page.getByLabel(say('Email')).fill('ravi@vendors.example');
      await page.getByLabel(say('Your present password')).fill(owner.password);
      await page.getByRole('button', { name: say('Send the invitation') }).click();
      await expect(page.getByText(say('The invitation is on its way.'))).toBeVisible();
      await expectAccessible('main');
    });

    const phone = await browser.newContext({ ...views.phone, baseURL: url });
    const helper = await phone.newPage();
    await test.step('a helper joins by the mailed link, keeps the page, and finds the owner’s parts closed', async () => {
      await helper.goto(await mailedLink(server, 'ravi@vendors.example', joinPath));
      await wake(helper.getByLabel(say('Password'), { exact: true }));
      await helper.getByLabel(say('Password'), { exact: true }).fill('neem-tree-by-the-gate');
      await helper
        .getByRole('main')
        .getByRole('button', { name: say('Join the team') })
        .click();
      await expect(helper).toHaveURL(at('/workshop'));
      await expect(
        helper.getByRole('heading', { name: saying('Your page is {percent} % there') }),
      ).toBeVisible();
      const parts = helper.getByRole('navigation', { name: say('Workshop') });
      await parts.getByRole('link', { name: say('More') }).click();
      const more = helper.getByRole('main');
      await expect(more.getByRole('link', { name: say('Reviews') })).toBeVisible();
      await expect(more.getByRole('link', { name: say('Team') })).toHaveCount(0);
      await helper.goto(at('/workshop/team'));
      await expect(helper.getByText(say('Only the owner of this page may do this.'))).toBeVisible();
    });

    await test.step('and is out as soon as the owner says so', async () => {
      await page.reload();
      await page.getByRole('button', { name: new RegExp(`^${say('Remove')}`) }).click();
      await page
        .getByRole('button', {
          name: saying('Really {action}?'),
        })
        .click();
      await expect(page.getByText(say('Nobody yet. You do it all yourself.'))).toBeVisible();
      await helper.reload();
      await expect(
        helper.getByRole('main').getByRole('link', { name: new RegExp(say('Sign in'), 'i') }),
      ).toBeVisible();
    });
    await phone.close();
  },
);
