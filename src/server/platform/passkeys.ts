/** @file Passkeys (WebAuthn): challenges, answers and public keys. The device proves its owner's identity; no secret is stored here. */
import { and, eq, gt, lte } from '#platform/db/drizzle.ts';
import { minuteMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/passkeys.ts';
import type { Clock } from './clock.ts';
import { deleteInBatches } from './db/in-batches.ts';
import type { Database } from './db/handle.ts';
import type { QuestionTable } from './db/tables/passkey-columns.ts';
import { Problem } from './problem.ts';

/** The holder of a new passkey; without an id the holder is not stored yet. */
type PasskeyHolder = { id?: string; name: string; email: string };
/** A stored passkey. */
type StoredPasskey = {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};
type NewPasskey = StoredPasskey & { synced: boolean };

/** Loads the package on demand: it takes half a second, and most starts of the server never need it. */
const load = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every device supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

export const passkeyRefused = (): Problem =>
  new Problem('bad_credentials', { message: t('This passkey was not accepted.') });
export const passkeyPresent = (): Problem =>
  new Problem('conflict', { message: t('This device has a passkey here already.') });

/** Minutes within which a challenge must be answered. */
const questionMinutes = 5;

type Dependencies = {
  db: Database;
  clock: Clock;
  publicUrl: string;
  /** The name displayed by the device. */
  brand: string;
  /** The table of open challenges. */
  questions: QuestionTable;
};

/**
 * Returns the two ceremonies, with challenges that are answered once. The caller stores the holders of keys.
 * @where How is a passkey created and checked?
 */
export function createPasskeyCeremonies({ db, clock, publicUrl, brand, questions }: Dependencies) {
  const site = new URL(publicUrl);
  const expected = {
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    requireUserVerification: true,
  };

  async function ask<O extends { challenge: string }>(options: O): Promise<PasskeyQuestion> {
    const expiresAt = new Date(clock().getTime() + questionMinutes * minuteMs);
    const [question] = await db
      .insert(questions)
      .values({ challenge: options.challenge, expiresAt })
      .returning({ id: questions.id });
    return { questionId: question!.id, options: { ...options } };
  }

  /** Consumes a challenge, so that it is answered once. @throws Problem bad_credentials when it is unknown or too old */
  async function take(questionId: string): Promise<string> {
    const [question] = await db
      .delete(questions)
      .where(and(eq(questions.id, questionId), gt(questions.expiresAt, clock())))
      .returning();
    if (!question) throw passkeyRefused();
    return question.challenge;
  }

  return {
    /** Returns a challenge that any passkey of this site may answer. */
    async askAny(): Promise<PasskeyQuestion> {
      const { generateAuthenticationOptions } = await load();
      return ask(await generateAuthenticationOptions({ rpID: site.hostname, userVerification: 'required' }));
    },

    /** Returns a challenge that makes a passkey; a device with one of these already refuses. */
    async askNew(
      { id, name, email }: PasskeyHolder,
      present: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[],
    ): Promise<PasskeyQuestion> {
      const { generateRegistrationOptions } = await load();
      return ask(
        await generateRegistrationOptions({
          supportedAlgorithmIDs,
          rpName: brand,
          rpID: site.hostname,
          userName: email,
          userDisplayName: name,
          ...(id && { userID: new TextEncoder().encode(id) }),
          excludeCredentials: present.map(({ credentialId, transports }) => ({
            id: credentialId,
            transports,
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      );
    },

    /** Checks the answer of a passkey found by `find`, and resolves to that passkey with its new counter. @throws Problem bad_credentials */
    async verify<Found extends { passkey: StoredPasskey }>(
      questionId: string,
      answer: PasskeyAnswer,
      find: (credentialId: string) => Promise<Found | null>,
    ): Promise<Found & { counter: number }> {
      const expectedChallenge = await take(questionId);
      const found = await find(answer.id);
      if (!found) throw passkeyRefused();
      const { credentialId, publicKey, counter, transports } = found.passkey;
      const { verifyAuthenticationResponse } = await load();
      const result = await verifyAuthenticationResponse({
        ...expected,
        response: answer as never,
        expectedChallenge,
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(publicKey),
          counter,
          transports,
        },
      }).catch(() => null);
      if (!result?.verified) throw passkeyRefused();
      return { ...found, counter: result.authenticationInfo.newCounter };
    },

    /** Checks the answer to `askNew`. @throws Problem bad_credentials */
    async verifyNew(questionId: string, answer: PasskeyAnswer): Promise<NewPasskey> {
      const expectedChallenge = await take(questionId);
      const { verifyRegistrationResponse } = await load();
      const result = await verifyRegistrationResponse({
        ...expected,
        response: answer as never,
        expectedChallenge,
        supportedAlgorithmIDs,
      }).catch(() => null);
      if (!result?.verified) throw passkeyRefused();
      const { credential, credentialBackedUp } = result.registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        synced: credentialBackedUp,
      };
    },

    /** Deletes unanswered challenges. */
    async sweep(): Promise<void> {
      await deleteInBatches(db, questions, lte(questions.expiresAt, clock()));
    },
  };
}
