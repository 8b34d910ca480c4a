/** @file A member's own keys: passkeys, password with authenticator, recovery codes. */
import { asc, eq } from '#platform/db/drizzle.ts';
import type { OneTimeCodeOffer, StaffKeys } from '#contract/desk/keys.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/passkeys.ts';
import type { Tx } from '#platform/db/handle.ts';
import { staffMembers, staffPasskeys } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { instantOf } from '#platform/clock.ts';
import { requireUncommon } from './common-passwords.ts';
import { memberEvent } from './member-event.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passkeys } from './passkeys.ts';
import { keysChangedMail } from './staff.mails.ts';
import type { OpenSession, StaffSessions } from './staff-sessions.ts';
import type { StaffDependencies } from './staff.types.ts';

/** The sentences of the mail about a change. */
const sentences = {
  'member.passkey_added': 'A passkey was added',
  'member.passkey_removed': 'A passkey was removed',
  'member.password_set': 'Password and authenticator were set',
  'member.recovery_codes_renewed': 'Recovery codes were made anew',
} as const;

type Parts = { passkeys: Passkeys; codes: OneTimeCodes; sessions: StaffSessions };

export function createOwnKeys(deps: StaffDependencies, { passkeys, codes, sessions }: Parts) {
  const { db, clock, passwords, enqueueMail } = deps;

  async function list({ memberId }: OpenSession): Promise<StaffKeys> {
    const [member] = await db
      .select({ passwordHash: staffMembers.passwordHash })
      .from(staffMembers)
      .where(eq(staffMembers.id, memberId));
    const rows = await db
      .select()
      .from(staffPasskeys)
      .where(eq(staffPasskeys.memberId, memberId))
      .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
    return {
      passkeys: rows.map(({ id, label, synced, createdAt, lastUsedAt }) => ({
        id,
        label,
        synced,
        createdAt: createdAt.toISOString(),
        lastUsedAt: instantOf(lastUsedAt),
      })),
      password: member?.passwordHash != null,
      recoveryCodesLeft: await codes.recoveryLeft(memberId),
    };
  }

  /** Makes a change, records it and mails the owner of the keys. */
  const change = async (
    session: OpenSession,
    type: keyof typeof sentences,
    act: (tx: Tx) => Promise<void>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      await act(tx);
      await memberEvent(tx, type, { id: session.memberId, name: session.name }, clock());
      await enqueueMail(tx, keysChangedMail(deps, session, sentences[type]));
    });

  return {
    list,
    askPasskey: (session: OpenSession): Promise<PasskeyQuestion> => passkeys.askNew(session),

    /** @throws Problem bad_credentials, or conflict for a device that has one */
    async addPasskey(
      session: OpenSession,
      questionId: string,
      answer: PasskeyAnswer,
      label: string,
    ): Promise<StaffKeys> {
      const store = await passkeys.verifyNew(questionId, answer);
      await change(session, 'member.passkey_added', (tx) => store(tx, session.memberId, label));
      return list(session);
    },

    /** @throws Problem not_found, or conflict for the last way in */
    async removePasskey(session: OpenSession, id: string): Promise<StaffKeys> {
      await change(session, 'member.passkey_removed', async (tx) => {
        // Locked until the end: the second of two removals sees the result of the first.
        const [member] = await tx
          .select({ passwordHash: staffMembers.passwordHash })
          .from(staffMembers)
          .where(eq(staffMembers.id, session.memberId))
          .for('update');
        const present = await tx
          .select({ id: staffPasskeys.id })
          .from(staffPasskeys)
          .where(eq(staffPasskeys.memberId, session.memberId));
        if (!present.some((key) => key.id === id)) throw new Problem('not_found');
        if (present.length === 1 && !member?.passwordHash)
          throw new Problem('conflict', { message: 'This is your only way in. Add another first.' });
        await tx.delete(staffPasskeys).where(eq(staffPasskeys.id, id));
      });
      return list(session);
    },

    offerCode: (session: OpenSession): OneTimeCodeOffer => codes.offer(session.memberId, session.email),

    /** Sets password and authenticator and ends all other sessions. @throws Problem invalid_input for a common password, or a wrong code */
    async setPassword(
      session: OpenSession,
      { password, code, offer }: { password: string; code: string; offer: string },
    ): Promise<StaffKeys> {
      await requireUncommon(password, [session.name, session.email, deps.sender.company.brand]);
      const authenticator = codes.accept(session.memberId, offer, code);
      const passwordHash = await passwords.hash(password);
      await change(session, 'member.password_set', async (tx) => {
        await tx
          .update(staffMembers)
          .set({ passwordHash, ...authenticator })
          .where(eq(staffMembers.id, session.memberId));
        await sessions.endAll(tx, session.memberId, session.sessionId);
      });
      return list(session);
    },

    async renewRecoveryCodes(session: OpenSession): Promise<string[]> {
      let made: string[] = [];
      await change(session, 'member.recovery_codes_renewed', async (tx) => {
        made = await codes.renewRecovery(tx, session.memberId);
      });
      return made;
    },
  };
}
