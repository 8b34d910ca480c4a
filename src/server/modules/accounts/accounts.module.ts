import type { accountEndpoints } from '#contract/accounts.ts';
import type { accountPasskeyEndpoints } from '#contract/account-passkeys.ts';
import type { accountSessionEndpoints } from '#contract/account-sessions.ts';
import type { teamEndpoints } from '#contract/team.ts';
import type { Session } from '#platform/call.ts';
import { localeNow } from '#words/t.ts';
import type { Job } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { accountLimits } from './account-limits.ts';
import { accountByEmail } from './account-lookup.ts';
import { createAccountPasskeys } from './account-passkeys.ts';
import { createAccountPost } from './account-post.ts';
import type { AccountDependencies } from './account.types.ts';
import { accountHandlers } from './accounts-handlers.ts';
import { createEmailService } from './email-service.ts';
import { createKnownSources } from './known-sources.ts';
import { createOwnAccountService } from './own-account-service.ts';
import { createOwnerAccounts, type OwnerAccounts } from './owner-accounts.ts';
import { createPasswordService, type ResetAsked } from './password-service.ts';
import { createSampleAccounts, type SampleAccounts } from './sample-accounts.ts';
import { createSignInService } from './sign-in-service.ts';
import { findSession, sweepTokens } from './sessions.ts';
import { createTeamService } from './team-service.ts';

const resetQueue = 'password-reset';
const alertQueue = 'login-alert';

export type Accounts = Module<
  typeof accountEndpoints &
    typeof accountSessionEndpoints &
    typeof accountPasskeyEndpoints &
    typeof teamEndpoints
> & {
  /** Finds the session of a bearer token; null when it is unknown, expired or revoked. */
  findSession: (token: string) => Promise<Session | null>;
  /** For claims of pages: opens the owner's account, and tells whether an address has one. */
  forClaims: OwnerAccounts;
  /** Log-ins of invented vendors, for the demonstration. */
  samples: SampleAccounts;
};

/** Creates the module of vendors' accounts and sessions; its jobs mail reset links and alerts, and sweep at night. */
export function createAccounts(
  platform: Platform,
  { vendors, removeFiles }: Pick<AccountDependencies, 'vendors' | 'removeFiles'>,
): Accounts {
  const { config, clock, db, jobs, limiter } = platform;
  const deps: AccountDependencies = { ...platform, publicUrl: config.publicUrl, vendors, removeFiles };
  const sources = createKnownSources(deps);
  const post = createAccountPost(deps);
  const signIn = createSignInService(deps, { sources, alert: askForAlert });
  const passwords = createPasswordService(deps, sources);
  const emails = createEmailService(deps);
  const passkeys = createAccountPasskeys(deps, sources);
  const team = createTeamService(deps, sources);
  const own = createOwnAccountService(deps, team);

  // Both do the same work for every address: only the job looks for the account.
  async function askForAlert(email: string): Promise<void> {
    if (await limiter.tryTake(accountLimits.loginAlert, email)) await jobs.send(db, alertQueue, { email });
  }
  async function askForReset(email: string, ip: string): Promise<void> {
    await passwords.mayAsk(ip);
    await jobs.send(db, resetQueue, { email, locale: localeNow() } satisfies ResetAsked);
  }

  async function mailAlert(email: string): Promise<void> {
    const account = await accountByEmail(db, email);
    if (account) await db.transaction((tx) => post.alert(tx, account));
  }
  /** Deletes expired tokens, known sources, passkey challenges and invitations. */
  async function sweep(): Promise<void> {
    await sweepTokens(db, clock());
    await sources.sweep(db);
    await passkeys.sweep();
    await team.sweep();
  }

  return {
    handlers: accountHandlers({ db, clock, signIn, passwords, emails, own, passkeys, team, askForReset }),
    queues: [
      { name: resetQueue, work: ({ data }: Job<ResetAsked>) => passwords.mailLink(data) },
      { name: alertQueue, work: ({ data }: Job<{ email: string }>) => mailAlert(data.email) },
    ],
    forClaims: createOwnerAccounts(deps),
    samples: createSampleAccounts(deps),
    jobs: [{ name: 'account-sweep', cron: '40 3 * * *', task: sweep }],
    findSession: (token) => findSession(db, clock, token),
  };
}
