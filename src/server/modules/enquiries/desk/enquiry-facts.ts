/** @file The staff's facts about an enquiry: owner, due date, labels, event date and notes. */
import { and, asc, eq, inArray, isNotNull, isNull } from '#platform/db/drizzle.ts';
import { staffRights } from '#domain/desk/rights.ts';
import { factWords, type EnquiryFacts } from '#contract/desk/enquiry-detail.ts';
import type { Colleague } from '#contract/desk/enquiry-list.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { enquiryNotes, staffMembers } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { requestChanged } from '#modules/enquiries/vendor/changed-request.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import { lockForStaff, replacing, writeChange } from '#modules/enquiries/record/enquiry-change.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';

/** The condition for an owner: a member of the staff who may work on enquiries. */
const mayOwn = and(
  inArray(staffMembers.role, [...staffRights.staffEnquiryUpdate.roles]),
  isNotNull(staffMembers.joinedAt),
  isNull(staffMembers.endedAt),
);

/** Returns the members who may own an enquiry, from A to Z. */
export const listColleagues = (db: Database): Promise<Colleague[]> =>
  db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(mayOwn)
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));

/** Checks that a member may own an enquiry. @throws Problem invalid_input, under the name of the field, for anybody else */
export async function requireColleague(db: Database, id: string, field: string): Promise<void> {
  const found = await db.$count(staffMembers, and(eq(staffMembers.id, id), mayOwn));
  if (found > 0) return;
  const message = 'Nobody of that name may work on enquiries.';
  throw new Problem('invalid_input', { message, fieldErrors: { [field]: message } });
}

async function ownerOf(tx: Tx, wanted: string | null, by: Actor): Promise<string | null> {
  if (wanted === null) return null;
  if (wanted === 'me' && !by.id)
    throw new Problem('invalid_input', { fieldErrors: { owner: 'A script can own nothing.' } });
  const id = wanted === 'me' ? by.id! : wanted;
  await requireColleague(tx, id, 'owner');
  return id;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Columns of an enquiry that hold the staff's facts. */
export type FactColumns = Partial<Pick<Enquiry, 'ownerId' | 'dueAt' | 'labels' | 'eventDate'>>;

/** Writes the changed facts of a locked enquiry, with one event that names them. Resolves to whether anything changed. */
export async function writeFacts(
  tx: Tx,
  enquiry: Enquiry,
  asked: FactColumns,
  { by, at }: { by: Actor; at: Date },
): Promise<boolean> {
  const names = (Object.keys(factWords) as (keyof typeof factWords)[]).filter((name) => {
    const column = name === 'owner' ? 'ownerId' : name;
    return column in asked && !isSame(asked[column], enquiry[column]);
  });
  if (names.length === 0) return false;
  const columns = { ...asked, replaced: replacing(enquiry, asked, by) };
  await writeChange(tx, enquiry, columns, {
    by,
    at,
    event: 'enquiry.changed',
    facts: { fields: names.join(' ') },
  });
  return true;
}

export function createEnquiryFacts(deps: EnquiryDependencies & IntroductionDependencies) {
  const { db, clock, bookedDays } = deps;
  return {
    /** Changes facts. @throws Problem not_found, conflict for an older version, invalid_input for an owner who cannot be one */
    async change(reference: string, { version, ...facts }: EnquiryFacts, by: Actor): Promise<void> {
      const moved = await db.transaction(async (tx) => {
        const enquiry = await lockForStaff(tx, reference, { by, version });
        const asked: FactColumns = {
          ...(facts.owner !== undefined && { ownerId: await ownerOf(tx, facts.owner, by) }),
          ...(facts.dueAt !== undefined && { dueAt: facts.dueAt === null ? null : new Date(facts.dueAt) }),
          ...(facts.labels !== undefined && { labels: [...new Set(facts.labels)] }),
          ...(facts.eventDate !== undefined && { eventDate: facts.eventDate }),
        };
        await writeFacts(tx, enquiry, asked, { by, at: clock() });
        return requestChanged(tx, deps, enquiry);
      });
      bookedDays.dropDays(moved);
    },

    /**
     * Writes a note for the staff alone. Notes never conflict, so that no version is required.
     * @throws Problem not_found, or conflict for a withdrawn enquiry
     */
    note: (reference: string, text: string, by: Actor): Promise<void> =>
      db.transaction(async (tx) => {
        const enquiry = await lockForStaff(tx, reference, { by });
        const at = clock();
        await tx
          .insert(enquiryNotes)
          .values({ enquiryId: enquiry.id, memberId: by.id, memberName: by.name ?? '', text, createdAt: at });
        await writeChange(tx, enquiry, {}, { by, at, event: 'enquiry.noted' });
      }),
  };
}
