/** @file Passkeys (WebAuthn): questions, answers and the public keys. The device proves who it is; no secret is stored here. */
import { minuteMs } from '#facts/time.ts';
import { and, eq, gt, lte } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { staffAccess } from '#facts/staff-access.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/desk/access.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffMembers, staffPasskeys, staffQuestions } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { Member, StaffDependencies } from './staff.types.ts';

/** Half a second to load, and most starts of the server never need it. */
const load = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what every device speaks. */
const supportedAlgorithmIDs = [-8, -7, -257];

const refused = 'This passkey was not accepted.';

/** Whom a new passkey is for. */
export type Holder = { name: string; email: string; memberId?: string };

export function createPasskeys({ db, clock, publicUrl, sender }: StaffDependencies) {
  const site = new URL(publicUrl);
  const expected = { expectedOrigin: site.origin, expectedRPID: site.hostname };

  async function ask<O extends { challenge: string }>(options: O): Promise<PasskeyQuestion> {
    const expiresAt = new Date(clock().getTime() + staffAccess.challengeMinutes * minuteMs);
    const [question] = await db
      .insert(staffQuestions)
      .values({ challenge: options.challenge, expiresAt })
      .returning({ id: staffQuestions.id });
    return { questionId: question!.id, options: { ...options } };
  }

  /** Takes a question back, so that it is answered once. @throws Problem bad_credentials when it is unknown or too old */
  async function take(questionId: string): Promise<string> {
    const [question] = isUuid(questionId)
      ? await db
          .delete(staffQuestions)
          .where(and(eq(staffQuestions.id, questionId), gt(staffQuestions.expiresAt, clock())))
          .returning()
      : [];
    if (!question) throw new Problem('bad_credentials', { message: refused });
    return question.challenge;
  }

  return {
    /** A question that any passkey of this site may answer. */
    async askAny(): Promise<PasskeyQuestion> {
      const { generateAuthenticationOptions } = await load();
      return ask(await generateAuthenticationOptions({ rpID: site.hostname, userVerification: 'required' }));
    },

    /** A question that makes a passkey; a device that has one already refuses. */
    async askNew({ name, email, memberId }: Holder): Promise<PasskeyQuestion> {
      const { generateRegistrationOptions } = await load();
      const present = memberId
        ? await db.select().from(staffPasskeys).where(eq(staffPasskeys.memberId, memberId))
        : [];
      return ask(
        await generateRegistrationOptions({
          supportedAlgorithmIDs,
          rpName: sender.company.brand,
          rpID: site.hostname,
          userName: email,
          userDisplayName: name,
          ...(memberId && { userID: new TextEncoder().encode(memberId) }),
          excludeCredentials: present.map(({ credentialId, transports }) => ({
            id: credentialId,
            transports,
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      );
    },

    /** Whose passkey answered. @throws Problem bad_credentials */
    async verify(questionId: string, answer: PasskeyAnswer): Promise<Member> {
      const expectedChallenge = await take(questionId);
      const [row] = await db
        .select()
        .from(staffPasskeys)
        .innerJoin(staffMembers, eq(staffMembers.id, staffPasskeys.memberId))
        .where(eq(staffPasskeys.credentialId, answer.id));
      if (!row || row.staff_members.endedAt) throw new Problem('bad_credentials', { message: refused });
      const passkey = row.staff_passkeys;
      const { verifyAuthenticationResponse } = await load();
      const result = await verifyAuthenticationResponse({
        ...expected,
        response: answer as never,
        expectedChallenge,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }).catch(() => null);
      if (!result?.verified) throw new Problem('bad_credentials', { message: refused });
      await db
        .update(staffPasskeys)
        .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: clock() })
        .where(eq(staffPasskeys.id, passkey.id));
      return row.staff_members;
    },

    /** Checks the answer to `askNew`; what it resolves to stores the key. @throws Problem bad_credentials */
    async verifyNew(
      questionId: string,
      answer: PasskeyAnswer,
    ): Promise<(tx: Database, memberId: string, label: string) => Promise<void>> {
      const expectedChallenge = await take(questionId);
      const { verifyRegistrationResponse } = await load();
      const result = await verifyRegistrationResponse({
        ...expected,
        response: answer as never,
        expectedChallenge,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch(() => null);
      if (!result?.verified) throw new Problem('bad_credentials', { message: refused });
      const { credential, credentialBackedUp } = result.registrationInfo;
      return async (tx, memberId, label) => {
        const added = await tx
          .insert(staffPasskeys)
          .values({
            memberId,
            label,
            credentialId: credential.id,
            publicKey: Buffer.from(credential.publicKey),
            counter: credential.counter,
            transports: credential.transports ?? [],
            synced: credentialBackedUp,
            createdAt: clock(),
          })
          .onConflictDoNothing()
          .returning({ id: staffPasskeys.id });
        if (added.length === 0)
          throw new Problem('conflict', { message: 'This device has a passkey here already.' });
      };
    },

    /** Forgets questions that nobody answered. */
    async sweep(): Promise<void> {
      await db.delete(staffQuestions).where(lte(staffQuestions.expiresAt, clock()));
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;
