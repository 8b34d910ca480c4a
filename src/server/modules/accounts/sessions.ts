/** @file Sessions of vendors: opaque tokens, of which only the hash is stored. */
import { and, eq, gt } from 'drizzle-orm';
import type { Session } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, tokens } from '#platform/db/tables.ts';
import { sha256 } from '#platform/secrets.ts';

/** The session behind a bearer token; null when it is unknown, expired or revoked. */
export async function findSession(db: Database, clock: Clock, token: string): Promise<Session | null> {
  const [row] = await db
    .select({ accountId: accounts.id, vendorId: accounts.vendorId, tokenId: tokens.id })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.id, tokens.accountId))
    .where(and(eq(tokens.hash, sha256(token)), eq(tokens.purpose, 'bearer'), gt(tokens.expiresAt, clock())));
  return row ?? null;
}

/** Ends one session. */
export const revokeSession = async (db: Database, tokenId: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.id, tokenId));
};
