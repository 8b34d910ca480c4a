/** @file Sessions of the desk: opaque tokens in a cookie, of which only the hash is stored. */
import { minuteMs } from '#facts/time.ts';
import { and, desc, eq, gt, isNull, lte, ne } from '#platform/db/drizzle.ts';
import { staffAccess } from '#facts/staff-access.ts';
import type { StaffSessionInfo } from '#contract/desk/access.ts';
import type { StaffCaller } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffMembers, staffSessions } from '#platform/db/tables.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import type { StaffDependencies } from './staff.types.ts';

/** The use of a session is stored at most this often, so that not every read causes a write. */
const touchEveryMs = minuteMs;

export type OpenSession = StaffCaller & { memberId: string; sessionId: string; endsAt: Date; email: string };

export function createStaffSessions({ db, clock, sessionLife }: StaffDependencies) {
  const endOf = (createdAt: Date, usedAt: Date) =>
    new Date(Math.min(usedAt.getTime() + sessionLife.idleMs, createdAt.getTime() + sessionLife.maxMs));

  const callerOf = (session: Session, member: Member): OpenSession => ({
    memberId: member.id,
    sessionId: session.id,
    name: member.name,
    email: member.email,
    role: member.role,
    provenUntil: new Date(session.createdAt.getTime() + staffAccess.proofMinutes * minuteMs),
    endsAt: new Date(session.createdAt.getTime() + sessionLife.maxMs),
  });

  return {
    /** Opens a session and returns its token, the only time that it is shown. */
    async open(
      tx: Database,
      { member, label }: { member: Member; label: string },
    ): Promise<{ token: string; session: OpenSession }> {
      const token = newSecret();
      const now = clock();
      const [session] = await tx
        .insert(staffSessions)
        .values({
          memberId: member.id,
          hash: sha256(token),
          label,
          createdAt: now,
          lastUsedAt: now,
          expiresAt: endOf(now, now),
        })
        .returning();
      await tx.update(staffMembers).set({ lastSeenAt: now }).where(eq(staffMembers.id, member.id));
      return { token, session: callerOf(session!, member) };
    },

    /** Finds the session of a token; null when it is unknown or expired, or its owner's access has ended. */
    async find(token: string): Promise<OpenSession | null> {
      const now = clock();
      const [row] = await db
        .select()
        .from(staffSessions)
        .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
        .where(
          and(
            eq(staffSessions.hash, sha256(token)),
            gt(staffSessions.expiresAt, now),
            isNull(staffMembers.endedAt),
          ),
        );
      if (!row) return null;
      const { staff_sessions: session, staff_members: member } = row;
      // In either direction: a session with a last use in the future comes from a fast clock, and must not live until then.
      if (Math.abs(now.getTime() - session.lastUsedAt.getTime()) > touchEveryMs) {
        const createdAt = session.createdAt < now ? session.createdAt : now;
        await db
          .update(staffSessions)
          .set({ lastUsedAt: now, expiresAt: endOf(createdAt, now) })
          .where(eq(staffSessions.id, session.id));
        await db.update(staffMembers).set({ lastSeenAt: now }).where(eq(staffMembers.id, member.id));
      }
      return callerOf(session, member);
    },

    /** Lists the sessions of a member, last used first. */
    async list({ memberId, sessionId }: OpenSession): Promise<StaffSessionInfo[]> {
      const rows = await db
        .select()
        .from(staffSessions)
        .where(and(eq(staffSessions.memberId, memberId), gt(staffSessions.expiresAt, clock())))
        .orderBy(desc(staffSessions.lastUsedAt), desc(staffSessions.id))
        .limit(100);
      return rows.map(({ id, label, createdAt, lastUsedAt }) => ({
        id,
        label,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: id === sessionId,
      }));
    },

    /** Ends one session of a member; false when the member has no such session. */
    async end(memberId: string, sessionId: string): Promise<boolean> {
      const ended = await db
        .delete(staffSessions)
        .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.memberId, memberId)))
        .returning({ id: staffSessions.id });
      return ended.length > 0;
    },

    /** Ends the session of a token, whatever its owner. */
    async endToken(tx: Database, token: string): Promise<void> {
      await tx.delete(staffSessions).where(eq(staffSessions.hash, sha256(token)));
    },

    /** Ends every session of a member, except one. */
    async endAll(tx: Database, memberId: string, except?: string): Promise<void> {
      await tx
        .delete(staffSessions)
        .where(
          and(
            eq(staffSessions.memberId, memberId),
            except === undefined ? undefined : ne(staffSessions.id, except),
          ),
        );
    },

    /** Deletes expired sessions, which nothing accepts any more. */
    async sweep(): Promise<void> {
      await db.delete(staffSessions).where(lte(staffSessions.expiresAt, clock()));
    },
  };
}
export type StaffSessions = ReturnType<typeof createStaffSessions>;
type Session = typeof staffSessions.$inferSelect;
type Member = typeof staffMembers.$inferSelect;
