/** @file Log-ins of invented vendors, for the demonstration alone: nobody knows a password; its operator gets a link to choose one. */
import { and, asc, eq } from '#platform/db/drizzle.ts';
import { lifetimes } from '#facts/limits.ts';
import { resetPath } from '#facts/paths.ts';
import { minuteMs } from '#facts/time.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { newSecret } from '#platform/secrets.ts';
import type { AccountDependencies } from './account.types.ts';
import { issueSecret } from './mailed-secrets.ts';
import { openSession } from './sessions.ts';

/** A link by which its holder chooses the password of that e-mail's account, once. */
export type WayIn = { vendorId: string; email: string; link: string };

export function createSampleAccounts({
  db,
  clock,
  passwords,
  publicUrl,
}: Pick<AccountDependencies, 'db' | 'clock' | 'passwords' | 'publicUrl'>) {
  return {
    /** Opens the log-in of a sample vendor, and a session for the caller to end. @throws Error when there is no such sample */
    async open(companyName: string): Promise<{ vendorId: string; token: string }> {
      const [vendor] = await db
        .select({ id: vendors.id })
        .from(vendors)
        .where(and(eq(vendors.companyName, companyName), eq(vendors.isSample, true)));
      if (!vendor) throw new Error(`no sample vendor is called ${companyName}`);
      const [id, now] = [newId(), clock()];
      const email = `${companyName.toLowerCase().replaceAll(' ', '.')}@example.com`;
      const passwordHash = await passwords.hash(newSecret());
      const token = await db.transaction(async (tx) => {
        await tx.insert(accounts).values({
          id,
          vendorId: vendor.id,
          email,
          emailKey: emailKeyOf(email),
          passwordHash,
          // Otherwise its inbox would hide what families share until a confirmation mail is answered, which nobody receives.
          emailVerifiedAt: now,
          createdAt: now,
        });
        return openSession(tx, { accountId: id, label: 'Demonstration', now });
      });
      return { vendorId: vendor.id, token };
    },

    /** Returns a new link into the first of them; null when there is none. */
    async wayIn(): Promise<WayIn | null> {
      const [account] = await db
        .select({ id: accounts.id, vendorId: accounts.vendorId, email: accounts.email })
        .from(accounts)
        .innerJoin(vendors, eq(vendors.id, accounts.vendorId))
        .where(eq(vendors.isSample, true))
        .orderBy(asc(accounts.id))
        .limit(1);
      if (!account) return null;
      const expiresAt = new Date(clock().getTime() + lifetimes.resetMinutes * minuteMs);
      const secret = await issueSecret(db, { accountId: account.id, purpose: 'reset', expiresAt });
      return { vendorId: account.vendorId, email: account.email, link: publicUrl + resetPath(secret) };
    },
  };
}
export type SampleAccounts = ReturnType<typeof createSampleAccounts>;
