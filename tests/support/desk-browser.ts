/** The desk in a real browser: a passkey that lives in it, an authenticator beside it. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** Gives the browser a device that makes and shows passkeys without being asked twice. */
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

/** What an authenticator shows for the key on the page. `stepsLater`: the code after this one, and so on. */
export const codeFor = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret, period: 30 }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

/** The key beside the QR picture. */
export const shownKey = async (page: Page): Promise<string> =>
  (await page.getByText('Or type this key:').locator('code').textContent())!.trim();
