/** @file Registration and log-in of accounts. */
import { noticeRead, registrationNotice } from '#facts/notice.ts';
import type { Registration } from '#contract/vendor-input.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { localeNow } from '#words/t.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { accounts } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { accountLimits } from './account-limits.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { emailTaken, isEmailTaken } from './account-lookup.ts';
import { createAccountPost } from './account-post.ts';
import type { AccountDependencies } from './account.types.ts';
import type { Caller } from './known-sources.ts';
import { createLogin, type LoginParts } from './login-service.ts';
import { openSession } from './sessions.ts';

/** Creates the service for registration and log-in. */
export function createSignInService(deps: AccountDependencies, parts: LoginParts) {
  const { db, clock, passwords, limiter, vendors } = deps;
  const post = createAccountPost(deps);

  /** Stores the vendor, its account, its first session and the mail that confirms its address: all or none. */
  async function store(registration: Registration, passwordHash: string, caller: Caller) {
    const now = clock();
    const locale = localeNow();
    return db.transaction(async (tx) => {
      const accountId = newId();
      const vendorId = await vendors.create(tx, registration);
      await tx.insert(accounts).values({
        id: accountId,
        vendorId,
        email: registration.email,
        emailKey: emailKeyOf(registration.email),
        passwordHash,
        ...noticeRead(registrationNotice, locale),
        locale,
        createdAt: now,
      });
      const token = await openSession(tx, { accountId, label: caller.label, now });
      await parts.sources.remember(tx, accountId, caller);
      const { email, ownerName: name } = registration;
      await post.link(tx, { id: accountId, email, name, emailVerifiedAt: null, locale }, 'verify');
      return { token, vendorId };
    });
  }

  return {
    /**
     * Registers a vendor and signs it in at once.
     * @throws Problem email_taken; too_many_requests
     */
    async register(
      registration: Registration,
      caller: Caller,
    ): Promise<{ vendor: PublicVendor; token: string }> {
      await limiter.take([accountLimits.registrationByAddress], caller.ip);
      // Outside the transaction: hashing is slow, and the embedded database has one connection.
      const passwordHash = await passwords.hash(registration.password);
      const { token, vendorId } = await store(registration, passwordHash, caller).catch((error: unknown) => {
        throw isEmailTaken(error) ? emailTaken() : error;
      });
      const vendor = await vendors.ownProfile(vendorId);
      if (!vendor) throw new Problem('internal');
      return { vendor, token };
    },

    login: createLogin(deps, parts),
  };
}
