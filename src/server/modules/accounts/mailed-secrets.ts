/** @file The secrets in mailed links: random, stored as hashes, valid once and for a limited time. */
import { and, eq, gt, inArray, sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { tokens } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';

export type MailedPurpose = 'reset' | 'verify' | 'email_change';

/** The purpose of a secret. `email` is the requested address of a change. */
export type MailedSecret = { accountId: string; purpose: MailedPurpose; email: string | null };

const valid = (secret: string, purposes: readonly MailedPurpose[], now: Date) =>
  and(eq(tokens.hash, sha256(secret)), inArray(tokens.purpose, [...purposes]), gt(tokens.expiresAt, now));

const ofAccount = (accountId: string, purpose: MailedPurpose) =>
  and(eq(tokens.accountId, accountId), eq(tokens.purpose, purpose));

/**
 * Creates a secret. Earlier ones stay valid, for else anybody who requests a link in another's name would void the one in the mailbox;
 * those for another new address end.
 */
export async function issueSecret(
  tx: Database,
  { accountId, purpose, email, expiresAt }: Omit<MailedSecret, 'email'> & { email?: string; expiresAt: Date },
): Promise<string> {
  if (email)
    await tx
      .delete(tokens)
      .where(and(ofAccount(accountId, purpose), sql`${tokens.payload}->>'email' is distinct from ${email}`));
  const secret = newSecret();
  await tx
    .insert(tokens)
    .values({ accountId, purpose, hash: sha256(secret), expiresAt, payload: email ? { email } : null });
  return secret;
}

/** Returns whether a secret is valid, as a check before costly work; only `useSecret` decides. */
export const secretIsGood = async (
  db: Database,
  secret: string,
  purposes: readonly MailedPurpose[],
  now: Date,
): Promise<boolean> => (await db.$count(tokens, valid(secret, purposes, now))) > 0;

/** Uses up a secret and all others of its purpose; returns its record, or null when unknown, used or too old. One of two callers wins. */
export async function useSecret(
  tx: Database,
  secret: string,
  purposes: readonly MailedPurpose[],
  now: Date,
): Promise<MailedSecret | null> {
  const [used] = await tx
    .delete(tokens)
    .where(valid(secret, purposes, now))
    .returning();
  if (!used) return null;
  await tx.delete(tokens).where(ofAccount(used.accountId, used.purpose as MailedPurpose));
  const email = used.payload?.['email'];
  return {
    accountId: used.accountId,
    purpose: used.purpose as MailedPurpose,
    email: typeof email === 'string' ? email : null,
  };
}
