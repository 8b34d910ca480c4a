/** The desk in a real browser: with a passkey in it, and an authenticator. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** Gives the browser a device that creates and uses passkeys without confirmation. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Returns an authenticator's code for the key on the page. `stepsLater`: the code after this one, and so on. */
export const codeFor = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret, period: 30 }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

/** Returns the key beside the QR picture. */
export const shownKey = async (page: Page): Promise<string> =>
  (await page.getByText('Or type this key:').locator('code').textContent())!.trim();

/** Joins by the first owner's link with a new passkey, up to the first page of the desk. */
export async function enterAsOwner(
  page: Page,
  firstLink: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await giveAuthenticator(page);
  await page.goto(firstLink, { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Make a passkey and enter' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
}
