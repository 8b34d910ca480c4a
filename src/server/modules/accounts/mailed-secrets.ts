/** @file The secrets in mailed links: random, stored as hashes, good once and for a time. */
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/handle.ts';
import { tokens } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';

export type MailedPurpose = 'reset' | 'verify' | 'email_change';

/** What a secret was made for. `email` is the address that a change asks for. */
export type MailedSecret = { accountId: string; purpose: MailedPurpose; email: string | null };

const valid = (secret: string, purposes: readonly MailedPurpose[], now: Date) =>
  and(eq(tokens.hash, sha256(secret)), inArray(tokens.purpose, [...purposes]), gt(tokens.expiresAt, now));

/** Makes a secret. Earlier ones of the same purpose stop working: only the newest mail counts. */
export async function issueSecret(
  tx: Database,
  { accountId, purpose, email, expiresAt }: Omit<MailedSecret, 'email'> & { email?: string; expiresAt: Date },
): Promise<string> {
  await tx.delete(tokens).where(and(eq(tokens.accountId, accountId), eq(tokens.purpose, purpose)));
  const secret = newSecret();
  await tx
    .insert(tokens)
    .values({ accountId, purpose, hash: sha256(secret), expiresAt, payload: email ? { email } : null });
  return secret;
}

/** Is it good? Asked before something costly; only `useSecret` settles it. */
export const secretIsGood = async (
  db: Database,
  secret: string,
  purposes: readonly MailedPurpose[],
  now: Date,
): Promise<boolean> => (await db.$count(tokens, valid(secret, purposes, now))) > 0;

/** Uses a secret up, and answers what it was for; null when it is unknown, used or too old. Of two at once one gets it. */
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
  const email = used.payload?.['email'];
  return {
    accountId: used.accountId,
    purpose: used.purpose as MailedPurpose,
    email: typeof email === 'string' ? email : null,
  };
}
