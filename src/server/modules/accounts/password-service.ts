/** @file Password changes, with the current password or with a mailed link. Either way every session ends. */
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

/** A request for a new password: the e-mail of the account and the language of the form. */
export type ResetAsked = { email: string; locale: Locale };

/** Creates the service for passwords of existing accounts. */
export function createPasswordService(deps: AccountDependencies, sources: KnownSources) {
  const { db, clock, passwords, limiter } = deps;
  const post = createAccountPost(deps);

  /** Stores the new password. From then on the caller is the only known source of the account. */
  async function replace(tx: Tx, account: AccountRow, passwordHash: string, caller: Caller): Promise<void> {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await revokeEverything(tx, account.id);
    await sources.forget(tx, account.id);
    await sources.remember(tx, account.id, caller);
    await post.cancelReset(tx, account);
    await post.notice(tx, account, passwordChangedMail);
  }

  return {
    /** Changes the password; returns the token of the one new session. @throws Problem bad_credentials */
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

    /** Counts a request for a link. @throws Problem too_many_requests by the visitor's address alone: it reveals no account */
    async mayAsk(ip: string): Promise<void> {
      await limiter.take([accountLimits.resetMailByAddress], ip);
    },

    /** Mails a link in the language of the request, if that address has an account. Runs in a job: the caller cannot see the outcome. */
    async mailLink({ email, locale }: ResetAsked): Promise<void> {
      const account = await accountByEmail(db, email);
      if (account) await db.transaction((tx) => post.link(tx, { ...account, locale }, 'reset'));
    },

    /** Sets a new password with a mailed secret. @throws Problem not_found when it is unknown, used or too old */
    async reset(secret: string, newPassword: string, caller: Caller): Promise<void> {
      await limiter.take([accountLimits.secretByAddress], caller.ip);
      // Checked before the costly hash, used up in the transaction.
      if (!(await secretIsGood(db, secret, ['reset'], clock())))
        throw new Problem('not_found', { message: stale });
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction(async (tx) => {
        const used = await useSecret(tx, secret, ['reset'], clock());
        if (!used) throw new Problem('not_found', { message: stale });
        const account = await accountById(tx, used.accountId);
        await replace(tx, account, passwordHash, caller);
        await forgetPasskeys(tx, account.id);
        // A reader of that mail owns the address.
        if (!account.emailVerifiedAt)
          await tx.update(accounts).set({ emailVerifiedAt: clock() }).where(eq(accounts.id, account.id));
      });
    },
  };
}
