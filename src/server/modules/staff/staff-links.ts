/** @file Links for one sign-in: invitations, access after a lost device, and the first owner's. */
import { minuteMs } from '#facts/time.ts';
import { and, eq, gt, isNull, lte } from '#platform/db/drizzle.ts';
import { staffAccess } from '#facts/staff-access.ts';
import type { Invitation } from '#contract/desk/joining.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { staffLinks, staffMembers } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import type { Member, StaffDependencies } from './staff.types.ts';

const stale = 'This link has been used or is too old. Please ask an owner for a new one.';

type Link = { hash: Buffer; expiresAt: Date; member: Member | null };

export function createStaffLinks({ db, clock }: StaffDependencies) {
  const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * minuteMs);

  return {
    /** Creates a link for a member; earlier ones of the member end. */
    async make(tx: Database, memberId: string): Promise<string> {
      const secret = newSecret();
      await tx.delete(staffLinks).where(eq(staffLinks.memberId, memberId));
      await tx.insert(staffLinks).values({
        hash: sha256(secret),
        memberId,
        expiresAt: inMinutes(staffAccess.linkHours * 60),
        createdAt: clock(),
      });
      return secret;
    },

    /** Creates a link for the first owner; null once the staff has a member. */
    async makeFirst(): Promise<string | null> {
      if ((await db.$count(staffMembers)) > 0) return null;
      const secret = newSecret();
      await db.insert(staffLinks).values({
        hash: sha256(secret),
        expiresAt: inMinutes(staffAccess.firstOwnerMinutes),
        createdAt: clock(),
      });
      return secret;
    },

    /** Returns the purpose of a link. @throws Problem not_found when it is unknown, used or too old */
    async look(secret: string): Promise<Link> {
      const [row] = await db
        .select()
        .from(staffLinks)
        .leftJoin(staffMembers, eq(staffMembers.id, staffLinks.memberId))
        .where(and(eq(staffLinks.hash, sha256(secret)), gt(staffLinks.expiresAt, clock())));
      const member = row?.staff_members ?? null;
      const first = row?.staff_links.memberId === null;
      if (!row || member?.endedAt || (first && (await db.$count(staffMembers)) > 0))
        throw new Problem('not_found', { message: stale });
      return { hash: row.staff_links.hash, expiresAt: row.staff_links.expiresAt, member };
    },

    /** Uses up a link and every other of the same member. One of two concurrent calls wins. @throws Problem not_found */
    async use(tx: Tx, { hash, member }: Link): Promise<void> {
      const used = await tx.delete(staffLinks).where(eq(staffLinks.hash, hash)).returning();
      if (used.length === 0) throw new Problem('not_found', { message: stale });
      await tx
        .delete(staffLinks)
        .where(member ? eq(staffLinks.memberId, member.id) : isNull(staffLinks.memberId));
    },

    shown: ({ member, expiresAt }: Link): Invitation => ({
      name: member?.name ?? null,
      email: member?.email ?? null,
      role: member?.role ?? 'owner',
      endsAt: expiresAt.toISOString(),
    }),

    async sweep(): Promise<void> {
      await db.delete(staffLinks).where(lte(staffLinks.expiresAt, clock()));
    },
  };
}
export type StaffLinks = ReturnType<typeof createStaffLinks>;
export type { Link };
