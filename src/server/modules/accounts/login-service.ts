/** @file Log-in, with limits that slow a guesser down without locking the owner out. */
import { eq } from '#platform/db/drizzle.ts';
import { errors } from '#facts/errors.ts';
import type { Locale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import { accounts } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { subscriberOf, type Pace } from '#platform/rate-limit.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import { accountLimits } from './account-limits.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { accountByEmail, type AccountRow } from './account-lookup.ts';
import type { AccountDependencies } from './account.types.ts';
import type { Caller, KnownSources } from './known-sources.ts';
import { openSession } from './sessions.ts';

/** The waiting limit is above what is hashed in a second; further callers get an error and try again. */
const loginsAtATime = { running: 3, waiting: 40 };

/** The dependencies of log-in beside those of all account services. */
export type LoginParts = {
  sources: KnownSources;
  /** Mails the owner of that address, if there is one, about tries by a stranger; at most once a day. */
  alert(email: string): Promise<void>;
};

/** Creates the log-in of existing accounts. */
export function createLogin(deps: AccountDependencies, { sources, alert }: LoginParts) {
  const { db, clock, passwords, limiter } = deps;
  const gate = createConcurrencyLimit(loginsAtATime);

  /** Counts a try. Beyond the limit the message is that of a wrong password: a limit must not reveal more. */
  const count = (pace: Pace, who: string) =>
    limiter.take([pace], who).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const { code, retryAfterSeconds } = error;
      throw new Problem(code, { message: errors.bad_credentials.message, retryAfterSeconds });
    });

  /**
   * Counts a try of a stranger. Strangers share the limits of an account. First tries have a limit of their own, so that a guesser who goes
   * on from one place does not use up the limit of an owner who comes from a new one.
   */
  async function countStranger(email: string, ip: string): Promise<void> {
    const pair = `${subscriberOf(ip)} ${email}`;
    await count(accountLimits.loginByAddress, ip);
    await count(accountLimits.loginByPair, pair);
    const first = await limiter.allows(accountLimits.loginFirstTries, pair);
    const shared = first ? accountLimits.loginFirstByAccount : accountLimits.loginLaterByAccount;
    await count(shared, email).catch(async (error: unknown) => {
      await alert(email);
      throw error;
    });
    if (first) await limiter.tryTake(accountLimits.loginFirstTries, pair);
  }

  /** Stores the language of the sign-in, which later mails use. */
  async function speaks({ id, locale }: AccountRow, spoken: Locale): Promise<void> {
    if (locale !== spoken) await db.update(accounts).set({ locale: spoken }).where(eq(accounts.id, id));
  }

  async function enter(email: string, password: string, caller: Caller): Promise<string> {
    const account = await accountByEmail(db, email);
    const known = await sources.find(db, account?.id, caller);
    // A guesser may share the owner's address: once its own limit is used up, the limits of strangers apply.
    const granted = known !== null && (await limiter.tryTake(accountLimits.loginFromKnown, known));
    if (!granted) await countStranger(emailKeyOf(email), caller.ip);
    const matches = await passwords.verify(account?.passwordHash ?? null, password);
    if (!account || !matches) throw new Problem('bad_credentials');
    if (known) await limiter.clear(accountLimits.loginFromKnown, known);
    await sources.remember(db, account.id, caller);
    await speaks(account, localeNow());
    return openSession(db, { accountId: account.id, label: caller.label, now: clock() });
  }

  /**
   * Opens a session. A refusal gives no reason: unknown address, wrong password and too many tries have the same message, and a stranger's
   * try costs the same hash as an owner's.
   * @throws Problem bad_credentials; too_many_requests with the same sentence; unavailable in a flood, before the first query
   */
  return (email: string, password: string, caller: Caller): Promise<string> =>
    gate.run(() => enter(email, password, caller));
}
