/** @file Passkeys in this browser: one challenge of the server, one response of the device. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { t } from '#words/t.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/passkeys.ts';

export const knowsPasskeys = browserSupportsWebAuthn;

/** Error with advice about a device that created or offered no passkey. */
export class PasskeyRefused extends Error {
  override name = 'PasskeyRefused';
}

const sentences: Partial<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: t('This device has a passkey here already.'),
  ERROR_CEREMONY_ABORTED: t('No passkey was chosen. Try again when you are ready.'),
  ERROR_INVALID_DOMAIN: t('Passkeys work only at the site’s own address. Use your password here.'),
  ERROR_INVALID_RP_ID: t('Passkeys work only at the site’s own address. Use your password here.'),
};

async function ask<T>(device: () => Promise<T>): Promise<T> {
  try {
    return await device();
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : '';
    throw new PasskeyRefused(
      sentences[code] ?? t('The device gave no passkey. Try again, or use your password.'),
    );
  }
}

type Answered = { questionId: string; answer: PasskeyAnswer };

/** Signs a challenge with a passkey that the person chooses. @throws PasskeyRefused */
export async function answerWithPasskey({ questionId, options }: PasskeyQuestion): Promise<Answered> {
  const answer = await ask(() => startAuthentication({ optionsJSON: options as never }));
  return { questionId, answer: answer as unknown as PasskeyAnswer };
}

/** Creates a passkey on a device that the person chooses. @throws PasskeyRefused */
export async function makePasskey({ questionId, options }: PasskeyQuestion): Promise<Answered> {
  const answer = await ask(() => startRegistration({ optionsJSON: options as never }));
  return { questionId, answer: answer as unknown as PasskeyAnswer };
}
