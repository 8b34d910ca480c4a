import { asc } from 'drizzle-orm';
import type { crewEndpoints } from '#contract/crew.ts';
import type { Handler } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { crewMembers } from '#platform/db/tables.ts';

type Endpoints = typeof crewEndpoints;

/** A list without paging: far above any crew, and a bound all the same. */
const maxMembers = 500;

/** Reading the crew. */
export const crewHandlers = (db: Database): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  crewList: async () => {
    const rows = await db
      .select()
      .from(crewMembers)
      .orderBy(asc(crewMembers.position), asc(crewMembers.id))
      .limit(maxMembers);
    return { data: rows.map(({ id, ...member }) => ({ _id: id, ...member })) };
  },
});
