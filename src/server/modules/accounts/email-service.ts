/** @file The e-mail of an account: confirmed by a mailed link, changed only after the new address is confirmed. */
import { and, eq, inArray } from '#platform/db/drizzle.ts';
import type { Session } from '#platform/call.ts';
import { localeNow, t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { accounts, tokens } from '#platform/db/tables.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import { accountLimits } from './account-limits.ts';
import { accountByEmail, accountById, confirmedAccount, emailTaken, isEmailTaken } from './account-lookup.ts';
import { createAccountPost } from './account-post.ts';
import { emailChangedMail } from './account.mails.ts';
import type { AccountDependencies } from './account.types.ts';
import { useSecret, type MailedSecret } from './mailed-secrets.ts';

const stale = t('This link has been used or is too old. Please ask for a new one in your account.');

/** Creates the service for the addresses of existing accounts. */
export function createEmailService(deps: AccountDependencies) {
  const { db, clock, limiter } = deps;
  const post = createAccountPost(deps);

  async function confirm(tx: Tx, used: MailedSecret): Promise<void> {
    const account = await accountById(tx, used.accountId);
    const changed = used.purpose === 'email_change' && used.email !== null;
    await tx
      .update(accounts)
      .set({
        emailVerifiedAt: clock(),
        ...(changed && { email: used.email!, emailKey: emailKeyOf(used.email!) }),
      })
      .where(eq(accounts.id, account.id));
    if (!changed) return;
    // Links in the old mailbox must not open the account any more.
    await tx
      .delete(tokens)
      .where(and(eq(tokens.accountId, account.id), inArray(tokens.purpose, ['reset', 'verify'])));
    await post.notice(tx, account, emailChangedMail);
  }

  return {
    /** Mails the confirmation link again; does nothing when the address is confirmed already. @throws Problem too_many_requests */
    async sendVerification(session: Session): Promise<void> {
      await limiter.take([accountLimits.verifyMail], session.tokenId);
      const account = await accountById(db, session.accountId);
      if (account.emailVerifiedAt) return;
      await db.transaction((tx) => post.link(tx, { ...account, locale: localeNow() }, 'verify'));
    },

    /** Mails a link to the new address. @throws Problem bad_credentials; email_taken; too_many_requests */
    async requestChange(session: Session, given: { password: string; email: string }): Promise<void> {
      await limiter.take([accountLimits.emailChange], session.tokenId);
      const account = await confirmedAccount(deps, session, given.password);
      if (await accountByEmail(db, given.email)) throw emailTaken();
      await db.transaction((tx) =>
        post.link(tx, { ...account, locale: localeNow() }, 'email_change', given.email),
      );
    },

    /** Confirms an address by a mailed secret. @throws Problem not_found when used or too old; email_taken by another account first */
    async verify(secret: string, ip: string): Promise<void> {
      await limiter.take([accountLimits.secretByAddress], ip);
      await db
        .transaction(async (tx) => {
          const used = await useSecret(tx, secret, ['verify', 'email_change'], clock());
          if (!used) throw new Problem('not_found', { message: stale });
          await confirm(tx, used);
        })
        .catch((error: unknown) => {
          throw isEmailTaken(error) ? emailTaken() : error;
        });
    },
  };
}
