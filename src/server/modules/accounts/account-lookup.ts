import { eq, sql } from '#platform/db/drizzle.ts';
import type { TeamRole } from '#facts/team.ts';
import type { Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { violatesUnique } from '#platform/db/unique-violation.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import type { Session } from '#platform/call.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountDependencies } from './account.types.ts';

const columns = {
  id: accounts.id,
  vendorId: accounts.vendorId,
  email: accounts.email,
  passwordHash: accounts.passwordHash,
  emailVerifiedAt: accounts.emailVerifiedAt,
  locale: accounts.locale,
  noticeVersion: accounts.noticeVersion,
  noticeLocale: accounts.noticeLocale,
  createdAt: accounts.createdAt,
  role: accounts.role,
  companyName: vendors.companyName,
  name: sql<string>`coalesce(${accounts.name}, ${vendors.ownerName})`,
};

/** An account, with the name for greeting its holder. */
export type AccountRow = {
  id: string;
  vendorId: string;
  email: string;
  passwordHash: string;
  emailVerifiedAt: Date | null;
  /** The language of its owner on the site. */
  locale: Locale;
  /** The version of the consent notice read at registration, and its language. */
  noticeVersion: string | null;
  noticeLocale: Locale | null;
  createdAt: Date;
  role: TeamRole;
  companyName: string;
  name: string;
};

const select = (db: Database) =>
  db.select(columns).from(accounts).innerJoin(vendors, eq(vendors.id, accounts.vendorId));

/** Returns the account with that e-mail, or null. */
export const accountByEmail = async (db: Database, email: string): Promise<AccountRow | null> =>
  (await select(db).where(eq(accounts.emailKey, emailKeyOf(email))))[0] ?? null;

/** Returns the account of a session. @throws Problem unauthorized when it has just been deleted */
export async function accountById(db: Database, accountId: string): Promise<AccountRow> {
  const [account] = await select(db).where(eq(accounts.id, accountId));
  if (!account) throw new Problem('unauthorized');
  return account;
}

/**
 * Returns the account of a session after its current password was given again: a borrowed phone must not be enough to take it over.
 * @throws Problem bad_credentials with a message at the field `password`; too_many_requests after too many tries
 */
export async function confirmedAccount(
  { db, limiter, passwords }: Pick<AccountDependencies, 'db' | 'limiter' | 'passwords'>,
  { accountId, tokenId }: Session,
  password: string,
): Promise<AccountRow> {
  await limiter.take([accountLimits.passwordCheck], tokenId);
  const account = await accountById(db, accountId);
  if (!(await passwords.verify(account.passwordHash, password))) {
    const message = t('This is not your present password.');
    throw new Problem('bad_credentials', { message, fieldErrors: { password: message } });
  }
  await limiter.clear(accountLimits.passwordCheck, tokenId);
  return account;
}

/** Returns whether the e-mail belongs to another account, as the table reports it: two registrations may race. */
export const isEmailTaken = (error: unknown): boolean => violatesUnique(error, 'accounts_email_key_key');

/** Returns the problem for an e-mail that is taken. */
export const emailTaken = (): Problem => {
  const problem = new Problem('email_taken');
  return new Problem('email_taken', { fieldErrors: { email: problem.message } });
};
