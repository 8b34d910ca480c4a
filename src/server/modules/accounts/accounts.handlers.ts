import type { accountEndpoints } from '#contract/accounts.ts';
import type { Handler } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { revokeSession } from './sessions.ts';

type Endpoints = typeof accountEndpoints;

/** Sessions of vendors. */
export const accountHandlers = (db: Database): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  vendorLogout: async (_, { session }) => {
    await revokeSession(db, session!.tokenId);
    return {};
  },
});
