/** @file Who of the staff may work on enquiries, so look after one. */
import { and, asc, eq, inArray, isNotNull, isNull } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import { staffRights } from '#domain/desk/rights.ts';
import type { Colleague } from '#contract/desk/enquiry-list.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffMembers } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';

const mayWork = and(
  inArray(staffMembers.role, [...staffRights.staffEnquiryUpdate.roles]),
  isNotNull(staffMembers.joinedAt),
  isNull(staffMembers.endedAt),
);

/** Their names, from A to Z. */
export const listColleagues = (db: Database): Promise<Colleague[]> =>
  db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(mayWork)
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));

/** @throws Problem invalid_input, under the name of the field, for anybody who may not work on enquiries */
export async function requireColleague(db: Database, id: string, field: string): Promise<void> {
  const found = isUuid(id)
    ? await db
        .select({ id: staffMembers.id })
        .from(staffMembers)
        .where(and(eq(staffMembers.id, id), mayWork))
    : [];
  if (found.length > 0) return;
  const message = 'Nobody of that name may work on enquiries.';
  throw new Problem('invalid_input', { message, fieldErrors: { [field]: message } });
}
