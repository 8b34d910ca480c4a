import { asc, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Database } from '#platform/db/handle.ts';
import { crewMembers } from '#platform/db/tables.ts';

/** A list without paging: far above any crew, and a bound all the same. */
const maxMembers = 500;

/** The whole crew in its order. */
export async function listCrew(db: Database) {
  const rows = await db
    .select()
    .from(crewMembers)
    .orderBy(asc(crewMembers.position), asc(crewMembers.id))
    .limit(maxMembers);
  return { data: rows.map(({ id, ...member }) => ({ _id: id, ...member })) };
}

/** The full name of a crew member, or null when nobody has that id. */
export async function crewMemberName(db: Database, memberId: string): Promise<string | null> {
  if (!isUuid(memberId)) return null;
  const [member] = await db
    .select({ fullName: crewMembers.fullName })
    .from(crewMembers)
    .where(eq(crewMembers.id, memberId));
  return member?.fullName ?? null;
}
