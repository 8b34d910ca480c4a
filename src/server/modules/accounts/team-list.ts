/** @file The members of a vendor's team. */
import { and, asc, eq, gt, max } from '#platform/db/drizzle.ts';
import { teamLimits } from '#facts/team.ts';
import type { Team } from '#contract/team.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, teamInvitations, tokens } from '#platform/db/tables.ts';
import { instantOf } from '#platform/clock.ts';

export const helpersOf = (vendorId: string) =>
  and(eq(accounts.vendorId, vendorId), eq(accounts.role, 'helper'));

/** Returns the condition for the valid invitations of a vendor. */
export const invitedTo = (vendorId: string, now: Date) =>
  and(eq(teamInvitations.vendorId, vendorId), gt(teamInvitations.expiresAt, now));

/** Lists the helpers and the invited people, the oldest first. */
export async function readTeam(db: Database, vendorId: string, now: Date): Promise<Team> {
  const people = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      since: accounts.createdAt,
      lastSeenAt: max(tokens.lastUsedAt),
    })
    .from(accounts)
    .leftJoin(tokens, and(eq(tokens.accountId, accounts.id), eq(tokens.purpose, 'bearer')))
    .where(helpersOf(vendorId))
    .groupBy(accounts.id)
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(teamLimits.helpersMax);
  const invited = await db
    .select()
    .from(teamInvitations)
    .where(invitedTo(vendorId, now))
    .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.id))
    .limit(teamLimits.helpersMax);
  return {
    people: people.map(({ id, name, email, since, lastSeenAt }) => ({
      id,
      name: name ?? email,
      email,
      since: since.toISOString(),
      lastSeenAt: instantOf(lastSeenAt),
    })),
    invited: invited.map(({ id, name, email, expiresAt }) => ({
      id,
      name,
      email,
      endsAt: expiresAt.toISOString(),
    })),
  };
}
