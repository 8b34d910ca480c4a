/** @file The staff members: invited, changed and ended by an owner. One owner who can sign in always remains. */
import { and, asc, eq, isNotNull, isNull } from '#platform/db/drizzle.ts';
import type { StaffRole } from '#facts/staff-access.ts';
import type { StaffMember } from '#contract/desk/people.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { StaffCaller } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffMembers } from '#platform/db/tables.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { recordEvent, staffActor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { instantOf } from '#platform/clock.ts';
import { invitationMail, joinLink, newWayInMail } from './staff.mails.ts';
import type { StaffLinks } from './staff-links.ts';
import type { StaffSessions } from './staff-sessions.ts';
import type { Member, StaffDependencies } from './staff.types.ts';

export const emailTaken = (): Problem => {
  const message = 'Somebody of the staff has this e-mail already.';
  return new Problem('email_taken', { message, fieldErrors: { email: message } });
};

/** Requires an address that can receive mail: members are mailed about changes to their keys. @throws Problem invalid_input otherwise */
export function requireMailable(email: string): void {
  const message = 'No mail can be sent to this address.';
  if (!isMailable(email)) throw new Problem('invalid_input', { message, fieldErrors: { email: message } });
}

const shown = (member: Member): StaffMember => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  state: member.endedAt ? 'ended' : member.joinedAt ? 'active' : 'invited',
  lastSeenAt: instantOf(member.lastSeenAt),
  createdAt: member.createdAt.toISOString(),
});

type MadeLink = { member: StaffMember; link: string | null };
type Changes = { name?: string; role?: StaffRole; ended?: boolean };

export function createMembers(
  deps: StaffDependencies,
  { links, sessions }: { links: StaffLinks; sessions: StaffSessions },
) {
  const { db, clock, publicUrl, enqueueMail } = deps;

  async function memberById(tx: Database, id: string): Promise<Member> {
    const [member] = await tx.select().from(staffMembers).where(eq(staffMembers.id, id));
    if (!member) throw new Problem('not_found');
    return member;
  }

  /** Locks the owners who can sign in until the transaction ends: two who demote each other are serialised. */
  const owners = (tx: Database) =>
    tx
      .select({ id: staffMembers.id })
      .from(staffMembers)
      .where(
        and(eq(staffMembers.role, 'owner'), isNull(staffMembers.endedAt), isNotNull(staffMembers.joinedAt)),
      )
      .orderBy(asc(staffMembers.id))
      .for('update');

  const recordChange = (tx: Database, type: EventType, { id }: Member, by: StaffCaller) =>
    recordEvent(tx, { type, by: staffActor({ member: by }), on: { kind: 'member', id }, at: clock() });

  /** Returns the link for its recipient; a script with the installation's key receives it too, as mail may not work there. */
  const linkFor = ({ memberId }: StaffCaller, secret: string) =>
    memberId === null ? joinLink(publicUrl, secret) : null;

  return {
    async list(): Promise<StaffMember[]> {
      const rows = await db
        .select()
        .from(staffMembers)
        .orderBy(asc(staffMembers.createdAt), asc(staffMembers.id));
      return rows.map(shown);
    },

    /** @throws Problem email_taken, or invalid_input for an address that takes no mail */
    invite: (given: { name: string; email: string; role: StaffRole }, by: StaffCaller): Promise<MadeLink> =>
      db.transaction(async (tx) => {
        requireMailable(given.email);
        const [member] = await tx
          .insert(staffMembers)
          .values({ ...given, emailKey: emailKeyOf(given.email), createdAt: clock() })
          .onConflictDoNothing()
          .returning();
        if (!member) throw emailTaken();
        const secret = await links.make(tx, member.id);
        await enqueueMail(
          tx,
          invitationMail(deps, member, { role: member.role, invitedBy: by.name, secret }),
        );
        await recordChange(tx, 'member.invited', member, by);
        return { member: shown(member), link: linkFor(by, secret) };
      }),

    /** @throws Problem not_found, or conflict where no owner would remain */
    update: (id: string, { name, role, ended }: Changes, by: StaffCaller): Promise<StaffMember> =>
      db.transaction(async (tx) => {
        const member = await memberById(tx, id);
        const present = await owners(tx);
        const stays = (role ?? member.role) === 'owner' && !(ended ?? member.endedAt !== null);
        if (!stays && present.length === 1 && present[0]!.id === member.id)
          throw new Problem('conflict', {
            message: 'One owner must remain. Make somebody else an owner first.',
          });
        const [changed] = await tx
          .update(staffMembers)
          .set({
            ...(name !== undefined && { name }),
            ...(role !== undefined && { role }),
            ...(ended !== undefined && { endedAt: ended ? clock() : null }),
          })
          .where(eq(staffMembers.id, member.id))
          .returning();
        if (ended) await sessions.endAll(tx, member.id);
        const type = ended ? 'member.ended' : ended === false ? 'member.resumed' : 'member.changed';
        await recordChange(tx, type, member, by);
        return shown(changed!);
      }),

    /** @throws Problem not_found, or conflict for a member whose access has ended */
    newLink: (id: string, by: StaffCaller): Promise<MadeLink> =>
      db.transaction(async (tx) => {
        const member = await memberById(tx, id);
        if (member.endedAt)
          throw new Problem('conflict', { message: 'Their access has ended. Resume it first.' });
        const secret = await links.make(tx, member.id);
        await enqueueMail(tx, newWayInMail(deps, member, { secret, invitedBy: by.name }));
        await recordChange(tx, 'member.link_made', member, by);
        return { member: shown(member), link: linkFor(by, secret) };
      }),
  };
}
