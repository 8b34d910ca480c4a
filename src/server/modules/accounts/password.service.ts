/** @file Changing a password, with the present one or with a mailed link. Either way every session ends. */
import { eq } from 'drizzle-orm';
import { lifetimes } from '#facts/limits.ts';
import type { Session } from '#platform/call.ts';
import type { Tx } from '#platform/db/handle.ts';
import { accounts } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { accountLimits } from './account-limits.ts';
import {
  accountByEmail,
  accountById,
  confirmedAccount,
  emailKeyOf,
  type AccountRow,
} from './account.lookup.ts';
import { passwordChangedMail, resetMail } from './account.mails.ts';
import type { AccountDependencies } from './account.types.ts';
import { issueSecret, secretIsGood, useSecret } from './mailed-secrets.ts';
import { openSession, revokeEverything } from './sessions.ts';

const minuteMs = 60_000;
const stale = 'This link has been used or is too old. Please ask for a new one.';

/** Passwords of existing accounts. */
export function createPasswordService(deps: AccountDependencies) {
  const { db, clock, passwords, limiter } = deps;

  async function replace(tx: Tx, account: AccountRow, passwordHash: string): Promise<void> {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await revokeEverything(tx, account.id);
    await deps.enqueueMail(tx, passwordChangedMail(deps, { to: account.email, name: account.name }));
  }

  return {
    /** Answers the token of the one session that goes on. @throws Problem bad_credentials */
    async change(
      session: Session,
      given: { password: string; newPassword: string },
      label: string,
    ): Promise<string> {
      const account = await confirmedAccount(deps, session.accountId, given.password);
      const passwordHash = await passwords.hash(given.newPassword);
      return db.transaction(async (tx) => {
        await replace(tx as Tx, account, passwordHash);
        return openSession(tx, { accountId: account.id, label, now: clock() });
      });
    },

    /** Counts a request for a link. @throws Problem too_many_requests by the visitor's address alone, which says nothing about accounts */
    async mayAsk(ip: string): Promise<void> {
      await limiter.take([accountLimits.resetMailByAddress], ip);
    },

    /** Mails a link, if that address has an account and was not sent several already. Done by a job: the caller cannot see which. */
    async mailLink(email: string): Promise<void> {
      const account = await accountByEmail(db, email);
      if (!account) return;
      try {
        await limiter.take([accountLimits.resetMailByAccount], emailKeyOf(email));
      } catch (error) {
        if (error instanceof Problem) return;
        throw error;
      }
      const expiresAt = new Date(clock().getTime() + lifetimes.resetMinutes * minuteMs);
      await db.transaction(async (plain) => {
        const tx = plain as Tx;
        const secret = await issueSecret(tx, { accountId: account.id, purpose: 'reset', expiresAt });
        await deps.enqueueMail(tx, resetMail(deps, { to: account.email, name: account.name }, secret));
      });
    },

    /** Sets a new password with a mailed secret. @throws Problem not_found when it is unknown, used or too old */
    async reset(secret: string, newPassword: string, ip: string): Promise<void> {
      await limiter.take([accountLimits.secretByAddress], ip);
      // Looked up before the costly hash, used up in the transaction.
      if (!(await secretIsGood(db, secret, ['reset'], clock())))
        throw new Problem('not_found', { message: stale });
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction(async (plain) => {
        const tx = plain as Tx;
        const used = await useSecret(tx, secret, ['reset'], clock());
        if (!used) throw new Problem('not_found', { message: stale });
        const account = await accountById(tx, used.accountId);
        await replace(tx, account, passwordHash);
        // Whoever could read that mail owns the address.
        if (!account.emailVerifiedAt)
          await tx.update(accounts).set({ emailVerifiedAt: clock() }).where(eq(accounts.id, account.id));
      });
    },
  };
}
