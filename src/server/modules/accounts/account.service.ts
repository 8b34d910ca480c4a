/** @file Accounts as a whole: the services, the jobs that mail reset links and alerts, and the nightly sweep. */
import type { Jobs } from '#platform/jobs/jobs.ts';
import { accountLimits } from './account-limits.ts';
import { accountByEmail } from './account.lookup.ts';
import { createAccountPost } from './account-post.ts';
import type { AccountDependencies } from './account.types.ts';
import { createEmailService } from './email.service.ts';
import { createKnownSources } from './known-sources.ts';
import { createOwnAccountService } from './own-account.service.ts';
import { createPasswordService } from './password.service.ts';
import { createSignInService } from './sign-in.service.ts';
import { sweepTokens } from './sessions.ts';

const resetQueue = 'password-reset';
const alertQueue = 'login-alert';
const nightly = '40 3 * * *';

/** Builds the services; `start` begins the work in the background. */
export function createAccounts(deps: AccountDependencies, jobs: Pick<Jobs, 'define' | 'send' | 'schedule'>) {
  const sources = createKnownSources(deps);
  const post = createAccountPost(deps);
  const signIn = createSignInService(deps, { sources, alert: askForAlert });
  const passwords = createPasswordService(deps, sources);
  const emails = createEmailService(deps);
  const own = createOwnAccountService(deps);

  /** The same work for every address, once a day: whether there is an account is found out by the job. */
  async function askForAlert(email: string): Promise<void> {
    if (await deps.limiter.tryTake(accountLimits.loginAlert, email))
      await jobs.send(deps.db, alertQueue, { email });
  }

  async function mailAlert(email: string): Promise<void> {
    const account = await accountByEmail(deps.db, email);
    if (account) await deps.db.transaction((tx) => post.alert(tx, account));
  }

  return {
    deps,
    signIn,
    passwords,
    emails,
    own,

    /** Asks for a reset link. The same work for every address: whether there is an account is found out by the job. */
    async askForReset(email: string, ip: string): Promise<void> {
      await passwords.mayAsk(ip);
      await jobs.send(deps.db, resetQueue, { email });
    },

    /** Removes what has expired: tokens, sealed records and known places. */
    async sweep(): Promise<void> {
      await sweepTokens(deps.db, deps.clock());
      await own.purgeSealed();
      await sources.sweep(deps.db);
    },

    /** Begins to mail links and to sweep. Call it once. */
    async start(): Promise<void> {
      await jobs.define<{ email: string }>(resetQueue, ({ data }) => passwords.mailLink(data.email));
      await jobs.define<{ email: string }>(alertQueue, ({ data }) => mailAlert(data.email));
      await jobs.schedule('account-sweep', nightly, () => this.sweep());
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
