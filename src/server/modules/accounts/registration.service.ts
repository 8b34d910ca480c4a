/** @file Registration and log-in: how an account comes to be, and how it is entered. */
import { noticeVersion } from '#facts/notice.ts';
import { lifetimes } from '#facts/limits.ts';
import { errors } from '#facts/errors.ts';
import type { Registration } from '#contract/vendor-input.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { accounts } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { subscriberOf, type Limit } from '#platform/rate-limit.ts';
import { createWorkGate } from '#platform/work-gate.ts';
import { accountLimits } from './account-limits.ts';
import { accountByEmail, emailKeyOf, emailTaken, isEmailTaken } from './account.lookup.ts';
import { verifyMail } from './account.mails.ts';
import type { AccountDependencies } from './account.types.ts';
import { issueSecret } from './mailed-secrets.ts';
import { openSession } from './sessions.ts';

const dayMs = 86_400_000;

/** More wait than are hashed in a second; whoever comes beyond that is told to try again. */
const loginsAtATime = { running: 3, waiting: 40 };

/** From where somebody calls, and with what. */
export type Caller = { ip: string; label: string };

/** Entering: as somebody new, or again. */
export function createEntrance(deps: AccountDependencies) {
  const { db, clock, passwords, limiter, vendors } = deps;
  const logins = createWorkGate(loginsAtATime);

  /** Counts a try. Beyond the limit the sentence is that of a wrong password: a limit must not tell more. */
  const count = (limit: Limit, who: string) =>
    limiter.take([limit], who).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const { code, retryAfterSeconds } = error;
      throw new Problem(code, { message: errors.bad_credentials.message, retryAfterSeconds });
    });

  /** The vendor, its account, its first session and the mail that confirms its address: all of them or none. */
  async function store(registration: Registration, passwordHash: string, label: string) {
    const now = clock();
    return db.transaction(async (plain) => {
      const tx = plain as Tx;
      const accountId = newId();
      const vendorId = await vendors.create(tx, registration);
      await tx.insert(accounts).values({
        id: accountId,
        vendorId,
        email: registration.email,
        emailKey: emailKeyOf(registration.email),
        passwordHash,
        noticeVersion,
        createdAt: now,
      });
      const token = await openSession(tx, { accountId, label, now });
      const expiresAt = new Date(now.getTime() + lifetimes.verifyDays * dayMs);
      const secret = await issueSecret(tx, { accountId, purpose: 'verify', expiresAt });
      const addressee = { to: registration.email, name: registration.ownerName };
      await deps.enqueueMail(tx, verifyMail(deps, addressee, secret));
      return { token, vendorId };
    });
  }

  async function enter(email: string, password: string, { ip, label }: Caller): Promise<string> {
    const key = emailKeyOf(email);
    const pair = `${subscriberOf(ip)} ${key}`;
    await count(accountLimits.loginByAddress, ip);
    await count(accountLimits.loginByPair, pair);
    await count(accountLimits.loginByAccount, key);
    const account = await accountByEmail(db, email);
    const known = await passwords.verify(account?.passwordHash ?? null, password);
    if (!account || !known) throw new Problem('bad_credentials');
    await limiter.clear(accountLimits.loginByPair, pair);
    return openSession(db, { accountId: account.id, label, now: clock() });
  }

  return {
    /**
     * Registers a vendor, signed in at once.
     * @throws Problem email_taken; too_many_requests
     */
    async register(
      registration: Registration,
      caller: Caller,
    ): Promise<{ vendor: PublicVendor; token: string }> {
      await limiter.take([accountLimits.registrationByAddress], caller.ip);
      // Outside the transaction: hashing takes its time, and the embedded database has one connection.
      const passwordHash = await passwords.hash(registration.password);
      const { token, vendorId } = await store(registration, passwordHash, caller.label).catch(
        (error: unknown) => {
          throw isEmailTaken(error) ? emailTaken() : error;
        },
      );
      const vendor = await vendors.ownProfile(vendorId);
      if (!vendor) throw new Problem('internal');
      return { vendor, token };
    },

    /**
     * Opens a session. Whoever is refused learns nothing about why: unknown address, wrong password and too many tries say
     * the same sentence, and a stranger's try costs the same hash as an owner's.
     * @throws Problem bad_credentials; too_many_requests with the same sentence
     */
    login: (email: string, password: string, caller: Caller): Promise<string> =>
      // Asked before the first query: a flood is sent away without touching the database.
      logins.run(() => enter(email, password, caller)),
  };
}
