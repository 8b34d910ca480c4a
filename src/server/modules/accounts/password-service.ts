/** @file Changing a password, with the present one or with a mailed link. Either way every session ends. */
import { eq } from '#platform/db/drizzle.ts';
import type { Session } from '#platform/call.ts';
import type { Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { accounts } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { accountLimits } from './account-limits.ts';
import { accountByEmail, accountById, confirmedAccount, type AccountRow } from './account-lookup.ts';
import { forgetPasskeys } from './account-passkeys.ts';
import { createAccountPost } from './account-post.ts';
import { passwordChangedMail } from './account.mails.ts';
import type { AccountDependencies } from './account.types.ts';
import type { Caller, KnownSources } from './known-sources.ts';
import { secretIsGood, useSecret } from './mailed-secrets.ts';
import { openSession, revokeEverything } from './sessions.ts';

const stale = t('This link has been used or is too old. Please ask for a new one.');

/** Whose password somebody wants to choose anew, and what the form spoke. */
export type ResetAsked = { email: string; locale: Locale };

/** Passwords of existing accounts. */
export function createPasswordService(deps: AccountDependencies, sources: KnownSources) {
  const { db, clock, passwords, limiter } = deps;
  const post = createAccountPost(deps);

  /** From then on the account is known where this was done, and nowhere else. */
  async function replace(tx: Tx, account: AccountRow, passwordHash: string, caller: Caller): Promise<void> {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await revokeEverything(tx, account.id);
    await sources.forget(tx, account.id);
    await sources.remember(tx, account.id, caller);
    await post.cancelReset(tx, account);
    await post.notice(tx, account, passwordChangedMail);
  }

  return {
    /** Answers the token of the one session that goes on. @throws Problem bad_credentials */
    async change(
      session: Session,
      given: { password: string; newPassword: string },
      caller: Caller,
    ): Promise<string> {
      const account = await confirmedAccount(deps, session, given.password);
      const passwordHash = await passwords.hash(given.newPassword);
      return db.transaction(async (tx) => {
        await replace(tx, account, passwordHash, caller);
        return openSession(tx, { accountId: account.id, label: caller.label, now: clock() });
      });
    },

    /** Counts a request for a link. @throws Problem too_many_requests by the visitor's address alone, which says nothing about accounts */
    async mayAsk(ip: string): Promise<void> {
      await limiter.take([accountLimits.resetMailByAddress], ip);
    },

    /** Mails a link in the language in which it was asked for, if that address has an account. Done by a job: the caller cannot see which. */
    async mailLink({ email, locale }: ResetAsked): Promise<void> {
      const account = await accountByEmail(db, email);
      if (account) await db.transaction((tx) => post.link(tx, { ...account, locale }, 'reset'));
    },

    /** Sets a new password with a mailed secret. @throws Problem not_found when it is unknown, used or too old */
    async reset(secret: string, newPassword: string, caller: Caller): Promise<void> {
      await limiter.take([accountLimits.secretByAddress], caller.ip);
      // Looked up before the costly hash, used up in the transaction.
      if (!(await secretIsGood(db, secret, ['reset'], clock())))
        throw new Problem('not_found', { message: stale });
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction(async (tx) => {
        const used = await useSecret(tx, secret, ['reset'], clock());
        if (!used) throw new Problem('not_found', { message: stale });
        const account = await accountById(tx, used.accountId);
        await replace(tx, account, passwordHash, caller);
        await forgetPasskeys(tx, account.id);
        // Whoever could read that mail owns the address.
        if (!account.emailVerifiedAt)
          await tx.update(accounts).set({ emailVerifiedAt: clock() }).where(eq(accounts.id, account.id));
      });
    },
  };
}
