/** @file Codes of an authenticator app (TOTP, RFC 6238), and recovery codes for a lost device. */
import { minuteMs } from '#facts/time.ts';
import { randomInt } from 'node:crypto';
import { and, eq, isNull, lt, or } from '#platform/db/drizzle.ts';
import { Secret, TOTP } from 'otpauth';
import { staffAccess } from '#facts/staff-access.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { numberForm } from '#domain/formats/number-form.ts';
import type { OneTimeCodeOffer } from '#contract/desk/keys.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffMembers, staffRecoveryCodes } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { seal, unseal } from '#platform/sealed.ts';
import { keyed } from '#platform/secrets.ts';
import type { Member, StaffDependencies } from './staff.types.ts';

const stepSeconds = 30;
const offerMinutes = 60;
/** Characters without look-alikes: 31, so that 12 of them hold 59 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const newRecoveryCode = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Returns a code in the form for comparison: without blanks and hyphens, in lower case. */
const plainCode = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

type Offer = { for: string; secret: string; until: number };

export function createOneTimeCodes({ db, clock, secretKey, sender }: StaffDependencies) {
  const hashOf = (code: string) =>
    Buffer.from(keyed(secretKey, 'recovery code', plainCode(code)), 'base64url');
  const totpOf = (secret: string, label = '') =>
    new TOTP({ issuer: sender.company.brand, label, secret: Secret.fromBase32(secret), period: stepSeconds });

  /** Returns the time step of the code, at most one before or after now; null when it matches none. */
  function stepOf(secret: string, code: string): number | null {
    const now = clock().getTime();
    const token = asciiDigits(numberForm(code));
    if (!/^\d{6}$/.test(token)) return null;
    const delta = totpOf(secret).validate({ token, timestamp: now, window: 1 });
    return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
  }

  return {
    /** Returns a secret for an app. It takes effect only when a code made with it comes back with the offer. */
    offer(holder: string, email: string): OneTimeCodeOffer {
      const secret = new Secret({ size: 20 }).base32;
      const until = clock().getTime() + offerMinutes * minuteMs;
      return {
        uri: totpOf(secret, email).toString(),
        secret,
        offer: seal(secretKey, { for: holder, secret, until } satisfies Offer).toString('base64url'),
      };
    },

    /** Returns the columns to store for an offer whose first code is right. @throws Problem invalid_input on `code` */
    accept(holder: string, offer: string, code: string): Pick<Member, 'oneTimeSecret' | 'oneTimeStep'> {
      const wrong = (message: string) =>
        new Problem('invalid_input', { message, fieldErrors: { code: message } });
      let given: Offer;
      try {
        given = unseal(secretKey, Buffer.from(offer, 'base64url')) as Offer;
      } catch {
        throw wrong('Please scan the picture anew.');
      }
      if (given.for !== holder || given.until < clock().getTime())
        throw wrong('This picture is too old. Please scan a new one.');
      const step = stepOf(given.secret, code);
      if (step === null) throw wrong('This code is not right. Wait for the next one and try again.');
      return { oneTimeSecret: seal(secretKey, { secret: given.secret }), oneTimeStep: step };
    },

    /** Uses up the current code; returns whether it is right. One of two requests with one code succeeds. */
    async use(tx: Database, member: Member, code: string): Promise<boolean> {
      if (!member.oneTimeSecret) return false;
      const { secret } = unseal(secretKey, member.oneTimeSecret) as { secret: string };
      const step = stepOf(secret, code);
      if (step === null) return false;
      const used = await tx
        .update(staffMembers)
        .set({ oneTimeStep: step })
        .where(
          and(
            eq(staffMembers.id, member.id),
            or(isNull(staffMembers.oneTimeStep), lt(staffMembers.oneTimeStep, step)),
          ),
        )
        .returning({ id: staffMembers.id });
      return used.length > 0;
    },

    /** Uses up a recovery code; false when it is none of the member's. */
    async useRecovery(tx: Database, memberId: string, code: string): Promise<boolean> {
      const used = await tx
        .delete(staffRecoveryCodes)
        .where(and(eq(staffRecoveryCodes.hash, hashOf(code)), eq(staffRecoveryCodes.memberId, memberId)))
        .returning({ hash: staffRecoveryCodes.hash });
      return used.length > 0;
    },

    /** Replaces all recovery codes and returns the new ones, the only time that they are shown. */
    async renewRecovery(tx: Database, memberId: string): Promise<string[]> {
      const codes = Array.from({ length: staffAccess.recoveryCodes }, newRecoveryCode);
      await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, memberId));
      await tx
        .insert(staffRecoveryCodes)
        .values(codes.map((code) => ({ memberId, hash: hashOf(code), createdAt: clock() })));
      return codes;
    },

    recoveryLeft: (memberId: string, tx: Database = db): Promise<number> =>
      tx.$count(staffRecoveryCodes, eq(staffRecoveryCodes.memberId, memberId)),
  };
}
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
