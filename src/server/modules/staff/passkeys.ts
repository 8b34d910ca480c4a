/** @file The passkeys of the staff. */
import { eq } from '#platform/db/drizzle.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/passkeys.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffMembers, staffPasskeys, staffQuestions } from '#platform/db/tables.ts';
import { createPasskeyCeremonies, passkeyPresent, passkeyRefused } from '#platform/passkeys.ts';
import type { Member, StaffDependencies } from './staff.types.ts';

/** The owner of a new passkey. */
export type Holder = { name: string; email: string; memberId?: string };

export function createPasskeys({ db, clock, publicUrl, sender }: StaffDependencies) {
  const { brand } = sender.company;
  const ceremonies = createPasskeyCeremonies({ db, clock, publicUrl, brand, questions: staffQuestions });

  return {
    askAny: ceremonies.askAny,
    sweep: ceremonies.sweep,

    /** Returns the question that creates a passkey. */
    async askNew({ name, email, memberId }: Holder): Promise<PasskeyQuestion> {
      const present = memberId
        ? await db.select().from(staffPasskeys).where(eq(staffPasskeys.memberId, memberId))
        : [];
      return ceremonies.askNew({ name, email, ...(memberId && { id: memberId }) }, present);
    },

    /** Returns the member whose passkey answered. @throws Problem bad_credentials */
    async verify(questionId: string, answer: PasskeyAnswer): Promise<Member> {
      const { passkey, member, counter } = await ceremonies.verify(
        questionId,
        answer,
        async (credentialId) => {
          const [row] = await db
            .select({ passkey: staffPasskeys, member: staffMembers })
            .from(staffPasskeys)
            .innerJoin(staffMembers, eq(staffMembers.id, staffPasskeys.memberId))
            .where(eq(staffPasskeys.credentialId, credentialId));
          return row ?? null;
        },
      );
      if (member.endedAt) throw passkeyRefused();
      await db
        .update(staffPasskeys)
        .set({ counter, lastUsedAt: clock() })
        .where(eq(staffPasskeys.id, passkey.id));
      return member;
    },

    /** Checks the answer to `askNew`; the returned function stores the key. @throws Problem bad_credentials */
    async verifyNew(
      questionId: string,
      answer: PasskeyAnswer,
    ): Promise<(tx: Database, memberId: string, label: string) => Promise<void>> {
      const made = await ceremonies.verifyNew(questionId, answer);
      return async (tx, memberId, label) => {
        const added = await tx
          .insert(staffPasskeys)
          .values({ ...made, memberId, label, createdAt: clock() })
          .onConflictDoNothing()
          .returning({ id: staffPasskeys.id });
        if (added.length === 0) throw passkeyPresent();
      };
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;
