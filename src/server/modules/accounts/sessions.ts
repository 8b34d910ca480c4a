/** @file Sessions of vendors: opaque tokens, of which only the hash is stored. */
import { and, desc, eq, gt, lte } from '#platform/db/drizzle.ts';
import { lifetimes } from '#facts/limits.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import type { SessionInfo } from '#contract/account-sessions.ts';
import type { Session } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, tokens } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { shownLabel } from './session-label.ts';

/** The use of a session is stored at most this often, so that not every read causes a write. */
const touchEveryMs = 5 * minuteMs;

const isBearer = eq(tokens.purpose, 'bearer');

/** Returns the expiry of a session: its use extends it, up to a day on which everybody signs in anew. */
const expiryOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(
    Math.min(
      usedAt.getTime() + lifetimes.sessionDays * dayMs,
      createdAt.getTime() + lifetimes.sessionMaxDays * dayMs,
    ),
  );

/** Opens a session and returns its token, the only time that it is shown. */
export async function openSession(
  db: Database,
  { accountId, label, now }: { accountId: string; label: string; now: Date },
): Promise<string> {
  const token = newSecret();
  await db.insert(tokens).values({
    accountId,
    purpose: 'bearer',
    hash: sha256(token),
    label,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: expiryOf(now, now),
  });
  return token;
}

/** Finds the session of a bearer token; null when it is unknown, expired or revoked. */
export async function findSession(db: Database, clock: Clock, token: string): Promise<Session | null> {
  const now = clock();
  const [row] = await db
    .select({
      accountId: accounts.id,
      vendorId: accounts.vendorId,
      role: accounts.role,
      name: accounts.name,
      tokenId: tokens.id,
      createdAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.id, tokens.accountId))
    .where(and(eq(tokens.hash, sha256(token)), isBearer, gt(tokens.expiresAt, now)));
  if (!row) return null;
  const { createdAt, lastUsedAt, ...session } = row;
  // In either direction: a session with a last use in the future comes from a fast clock, and must not live until then.
  if (Math.abs(now.getTime() - (lastUsedAt ?? createdAt).getTime()) > touchEveryMs)
    await db
      .update(tokens)
      .set({ lastUsedAt: now, expiresAt: expiryOf(createdAt < now ? createdAt : now, now) })
      .where(eq(tokens.id, session.tokenId));
  return session;
}

/** Lists the sessions of an account, last used first. */
export async function listSessions(db: Database, clock: Clock, session: Session): Promise<SessionInfo[]> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.accountId, session.accountId), isBearer, gt(tokens.expiresAt, clock())))
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.id))
    .limit(200);
  return rows.map((row) => ({
    id: row.id,
    label: shownLabel(row.label),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: (row.lastUsedAt ?? row.createdAt).toISOString(),
    current: row.id === session.tokenId,
  }));
}

/** Ends one session of an account; false when it has no such session. */
export async function revokeSession(db: Database, accountId: string, tokenId: string): Promise<boolean> {
  const ended = await db
    .delete(tokens)
    .where(and(eq(tokens.id, tokenId), eq(tokens.accountId, accountId), isBearer))
    .returning({ id: tokens.id });
  return ended.length > 0;
}

/** Ends every session of an account; mailed links stay valid. */
export const endSessions = async (db: Database, accountId: string): Promise<void> => {
  await db.delete(tokens).where(and(eq(tokens.accountId, accountId), isBearer));
};

/** Ends every session of an account and voids every mailed link. */
export const revokeEverything = async (db: Database, accountId: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.accountId, accountId));
};

/** Deletes expired tokens, which nothing accepts any more. */
export const sweepTokens = async (db: Database, now: Date): Promise<void> => {
  await deleteInBatches(db, tokens, lte(tokens.expiresAt, now));
};
