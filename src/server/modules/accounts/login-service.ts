/** @file Log-in, and the brakes that slow a guesser down without shutting the owner out. */
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

/** More wait than are hashed in a second; whoever comes beyond that is told to try again. */
const loginsAtATime = { running: 3, waiting: 40 };

/** What log-in needs beside what all services of accounts do. */
export type LoginParts = {
  sources: KnownSources;
  /** Tells the owner of that address, if there is one, that somebody tries; not again for a day. */
  alert(email: string): Promise<void>;
};

/** Entering again. */
export function createLogin(deps: AccountDependencies, { sources, alert }: LoginParts) {
  const { db, clock, passwords, limiter } = deps;
  const gate = createConcurrencyLimit(loginsAtATime);

  /** Counts a try. Beyond the limit the sentence is that of a wrong password: a limit must not tell more. */
  const count = (pace: Pace, who: string) =>
    limiter.take([pace], who).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const { code, retryAfterSeconds } = error;
      throw new Problem(code, { message: errors.bad_credentials.message, retryAfterSeconds });
    });

  /**
   * Strangers share what an account grants them. Those who come for the first time have a share of their own, so that whoever
   * goes on guessing from where he was refused does not use up the owner's, who comes from a new place.
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

  /** What is mailed from now on is in the language in which somebody signed in. */
  async function speaks({ id, locale }: AccountRow, spoken: Locale): Promise<void> {
    if (locale !== spoken) await db.update(accounts).set({ locale: spoken }).where(eq(accounts.id, id));
  }

  async function enter(email: string, password: string, caller: Caller): Promise<string> {
    const account = await accountByEmail(db, email);
    const known = await sources.find(db, account?.id, caller);
    // A guesser may sit behind the same address as the owner: what he has used up there leaves what strangers have.
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
   * Opens a session. Whoever is refused learns nothing about why: unknown address, wrong password and too many tries say the
   * same sentence, and a stranger's try costs the same hash as an owner's.
   * @throws Problem bad_credentials; too_many_requests with the same sentence; unavailable in a flood, before the first query
   */
  return (email: string, password: string, caller: Caller): Promise<string> =>
    gate.run(() => enter(email, password, caller));
}
