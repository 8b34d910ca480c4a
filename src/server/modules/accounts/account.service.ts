/** @file Accounts as a whole: the services, the job that mails reset links, and the nightly sweep. */
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { AccountDependencies } from './account.types.ts';
import { createEmailService } from './email.service.ts';
import { createOwnAccountService } from './own-account.service.ts';
import { createPasswordService } from './password.service.ts';
import { createEntrance } from './registration.service.ts';
import { sweepTokens } from './sessions.ts';

const resetQueue = 'password-reset';
const nightly = '40 3 * * *';

/** Builds the services; `start` begins the work in the background. */
export function createAccounts(deps: AccountDependencies, jobs: Pick<Jobs, 'define' | 'send' | 'schedule'>) {
  const entrance = createEntrance(deps);
  const passwords = createPasswordService(deps);
  const emails = createEmailService(deps);
  const own = createOwnAccountService(deps);
  return {
    deps,
    entrance,
    passwords,
    emails,
    own,

    /** Asks for a reset link. The same work for every address: whether there is an account is found out by the job. */
    async askForReset(email: string, ip: string): Promise<void> {
      await passwords.mayAsk(ip);
      await jobs.send(deps.db, resetQueue, { email });
    },

    /** Removes what has expired: tokens and sealed records. */
    async sweep(): Promise<void> {
      await sweepTokens(deps.db, deps.clock());
      await own.purgeSealed();
    },

    /** Begins to mail links and to sweep. Call it once. */
    async start(): Promise<void> {
      await jobs.define<{ email: string }>(resetQueue, ({ data }) => passwords.mailLink(data.email));
      await jobs.schedule('account-sweep', nightly, () => this.sweep());
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
