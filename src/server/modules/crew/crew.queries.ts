import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Database } from '#platform/db/handle.ts';
import { crewMembers } from '#platform/db/tables.ts';

/** The full name of a crew member, or null when nobody has that id. */
export async function crewMemberName(db: Database, memberId: string): Promise<string | null> {
  if (!isUuid(memberId)) return null;
  const [member] = await db
    .select({ fullName: crewMembers.fullName })
    .from(crewMembers)
    .where(eq(crewMembers.id, memberId));
  return member?.fullName ?? null;
}
