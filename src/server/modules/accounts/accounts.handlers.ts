import type { accountEndpoints } from '#contract/accounts.ts';
import type { Handler } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import { revokeSession } from './sessions.ts';

type Endpoints = typeof accountEndpoints;

const later = async (): Promise<never> => {
  throw new Problem('unavailable');
};

/** Accounts and sessions of vendors. */
export const accountHandlers = (db: Database): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  vendorRegister: later,
  vendorLogin: later,
  vendorLogout: async (_, { session }) => {
    await revokeSession(db, session!.tokenId);
    return {};
  },
  accountGet: later,
  accountContact: later,
  accountPassword: later,
  accountEmail: later,
  passwordForgot: later,
  passwordReset: later,
  verificationSend: later,
  emailVerify: later,
  sessionList: later,
  sessionRevoke: later,
  accountData: later,
  accountDelete: later,
});
