/** @file Accounts for pages that were claimed: opened without a password, which their owner chooses by a mailed link. */
import type { Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { accounts } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import { newSecret } from '#platform/secrets.ts';
import { accountByEmail, emailTaken } from './account-lookup.ts';
import type { AccountDependencies } from './account.types.ts';

/** Creates the functions by which a claim becomes an account. */
export const createOwnerAccounts = ({
  db,
  clock,
  passwords,
}: Pick<AccountDependencies, 'db' | 'clock' | 'passwords'>) => ({
  hasAccount: async (email: string): Promise<boolean> => (await accountByEmail(db, email)) !== null,

  /** Returns the hash of a password that nobody knows. Not within a transaction: hashing is slow. */
  unknownPassword: (): Promise<string> => passwords.hash(newSecret()),

  /** Opens the account of a page without one. @throws Problem email_taken, conflict */
  async openOwner(
    tx: Tx,
    {
      vendorId,
      email,
      locale,
      passwordHash,
    }: { vendorId: string; email: string; locale: Locale; passwordHash: string },
  ): Promise<void> {
    if ((await tx.$count(accounts, isOwnerOf(vendorId))) > 0)
      throw new Problem('conflict', { message: t('Somebody manages this page already.') });
    if (await accountByEmail(tx, email)) throw emailTaken();
    await tx.insert(accounts).values({
      id: newId(),
      vendorId,
      email,
      emailKey: emailKeyOf(email),
      passwordHash,
      // The link of the claim was opened from this mailbox.
      emailVerifiedAt: clock(),
      locale,
      createdAt: clock(),
    });
  },
});
export type OwnerAccounts = ReturnType<typeof createOwnerAccounts>;
