/** @file Passkeys of accounts, beside the password: created after the password is given again, each with a mail to the holder. */
import { and, asc, eq } from '#platform/db/drizzle.ts';
import { teamLimits } from '#facts/team.ts';
import type { OwnPasskey } from '#contract/account-passkeys.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/passkeys.ts';
import { t } from '#words/t.ts';
import type { Session } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { accountPasskeys, accountQuestions, accounts } from '#platform/db/tables.ts';
import { recordEvent, vendorActor } from '#platform/events.ts';
import { createPasskeyCeremonies, passkeyPresent } from '#platform/passkeys.ts';
import { Problem } from '#platform/problem.ts';
import { instantOf } from '#platform/clock.ts';
import { accountLimits } from './account-limits.ts';
import { accountById, confirmedAccount } from './account-lookup.ts';
import { createAccountPost } from './account-post.ts';
import { passkeysChangedMail } from './account.mails.ts';
import type { AccountDependencies } from './account.types.ts';
import type { Caller, KnownSources } from './known-sources.ts';
import { shownLabel } from './session-label.ts';
import { openSession } from './sessions.ts';

const full = () => new Problem('conflict', { message: t('There are enough passkeys. Remove one first.') });

/** Removes every passkey of an account: an owner who lost the password may have lost more. */
export const forgetPasskeys = async (db: Database, accountId: string): Promise<void> => {
  await db.delete(accountPasskeys).where(eq(accountPasskeys.accountId, accountId));
};

export function createAccountPasskeys(deps: AccountDependencies, sources: KnownSources) {
  const { db, clock, limiter, publicUrl, sender } = deps;
  const { brand } = sender.company;
  const ceremonies = createPasskeyCeremonies({ db, clock, publicUrl, brand, questions: accountQuestions });
  const post = createAccountPost(deps);

  const stored = (reader: Database, accountId: string) =>
    reader
      .select()
      .from(accountPasskeys)
      .where(eq(accountPasskeys.accountId, accountId))
      .orderBy(asc(accountPasskeys.createdAt), asc(accountPasskeys.id));

  const list = async ({ accountId }: Session): Promise<OwnPasskey[]> =>
    (await stored(db, accountId)).map(({ id, label, synced, createdAt, lastUsedAt }) => ({
      id,
      label: shownLabel(label),
      synced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: instantOf(lastUsedAt),
    }));

  /** Makes a change, records its author and mails the holder of the account. */
  const change = (
    session: Session,
    type: 'account.passkey_added' | 'account.passkey_removed',
    act: (tx: Database) => Promise<void>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      await act(tx);
      const on = { kind: 'vendor', id: session.vendorId } as const;
      await recordEvent(tx, { type, by: vendorActor(session), on, at: clock() });
      await post.notice(tx, await accountById(tx, session.accountId), passkeysChangedMail);
    });

  return {
    list,
    sweep: ceremonies.sweep,

    /** @throws Problem bad_credentials for a wrong password; conflict when there are too many */
    async askNew(session: Session, password: string): Promise<PasskeyQuestion> {
      const { id, name, email } = await confirmedAccount(deps, session, password);
      const present = await stored(db, id);
      if (present.length >= teamLimits.passkeysMax) throw full();
      return ceremonies.askNew({ id, name, email }, present);
    },

    /** @throws Problem bad_credentials; conflict for a device that has one */
    async add(session: Session, questionId: string, answer: PasskeyAnswer, label: string) {
      const made = await ceremonies.verifyNew(questionId, answer);
      await change(session, 'account.passkey_added', async (tx) => {
        // Locked until the end: the second of two concurrent requests sees the key that the first has added.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, session.accountId))
          .for('update');
        if ((await stored(tx, session.accountId)).length >= teamLimits.passkeysMax) throw full();
        const added = await tx
          .insert(accountPasskeys)
          .values({ ...made, accountId: session.accountId, label, createdAt: clock() })
          .onConflictDoNothing()
          .returning({ id: accountPasskeys.id });
        if (added.length === 0) throw passkeyPresent();
      });
      return list(session);
    },

    /** @throws Problem not_found */
    async remove(session: Session, passkeyId: string): Promise<OwnPasskey[]> {
      await change(session, 'account.passkey_removed', async (tx) => {
        const removed = await tx
          .delete(accountPasskeys)
          .where(and(eq(accountPasskeys.id, passkeyId), eq(accountPasskeys.accountId, session.accountId)))
          .returning({ id: accountPasskeys.id });
        if (removed.length === 0) throw new Problem('not_found');
      });
      return list(session);
    },

    /** @throws Problem too_many_requests */
    async askAny(ip: string): Promise<PasskeyQuestion> {
      await limiter.take([accountLimits.loginByAddress], ip);
      return ceremonies.askAny();
    },

    /** Opens a session of the account that owns the answering passkey. @throws Problem bad_credentials */
    async login(questionId: string, answer: PasskeyAnswer, caller: Caller): Promise<string> {
      const { passkey, counter } = await ceremonies.verify(questionId, answer, async (credentialId) => {
        const [found] = await db
          .select()
          .from(accountPasskeys)
          .where(eq(accountPasskeys.credentialId, credentialId));
        return found ? { passkey: found } : null;
      });
      const { id, accountId } = passkey;
      const now = clock();
      await db.update(accountPasskeys).set({ counter, lastUsedAt: now }).where(eq(accountPasskeys.id, id));
      await sources.remember(db, accountId, caller);
      return openSession(db, { accountId, label: caller.label, now });
    },
  };
}
export type AccountPasskeys = ReturnType<typeof createAccountPasskeys>;
