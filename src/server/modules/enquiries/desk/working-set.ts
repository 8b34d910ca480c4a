/** @file The working set of the desk: all open enquiries with the first screen of each, and what has changed since. */
import { and, desc, eq, gte, inArray, isNotNull, ne } from '#platform/db/drizzle.ts';
import { NIL } from 'uuid';
import { minuteMs } from '#facts/time.ts';
import { workingSetLimits, type WorkingEnquiry } from '#contract/desk/working-set.ts';
import { instantOf } from '#platform/clock.ts';
import { events, enquiries, staffMembers } from '#platform/db/tables.ts';
import { openConditions } from '#platform/db/tables/enquiries.ts';
import { idBefore } from '#platform/event-ids.ts';
import { recordLook, type Actor } from '#platform/events.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { behind, cursorAt, orderOf } from './enquiry-order.ts';
import { reachedOf, reportedBy } from './enquiry-reached.ts';
import { rowColumns, shownRow } from './enquiry-row.ts';
import { firstScreen } from './shown-to-staff.ts';

const { page, changesMax } = workingSetLimits;
/**
 * Ids of events sort by the time at which they were made, and a change becomes visible when it is committed, a little later. Reading this
 * far back finds each; what is read twice is the same.
 */
const overlapMs = minuteMs;

const isInSet = and(...openConditions(enquiries));

/** Creates the reader of the working set. */
export function createWorkingSet({
  db,
  clock,
  company,
}: Pick<EnquiryDependencies, 'db' | 'clock' | 'company'>) {
  const newestEvent = async () => {
    const [newest] = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1);
    return newest?.id ?? NIL;
  };
  const rows = () =>
    db
      .select({
        ...rowColumns(clock()),
        payload: enquiries.payload,
        sourcePage: enquiries.sourcePage,
        consent: enquiries.consent,
        answeredAt: enquiries.answeredAt,
        source: enquiries.source,
        campaign: enquiries.campaign,
        place: enquiries.place,
        reached: reachedOf,
        reportedBy,
      })
      .from(enquiries)
      .leftJoin(staffMembers, eq(staffMembers.id, enquiries.ownerId))
      .$dynamic();
  const shown = (row: Awaited<ReturnType<typeof rows>>[number], by: Actor): WorkingEnquiry => ({
    ...shownRow(row),
    ...firstScreen(row, { company, staffName: by.name }),
    answeredAt: instantOf(row.answeredAt),
    source: row.source,
    campaign: row.campaign,
    place: row.place,
    reached: row.reached,
    reportedBy: row.reportedBy,
  });

  return {
    /** Returns a page of the set. @throws Problem invalid_input for an unknown cursor */
    async page(cursor: string | undefined, by: Actor) {
      // Before the rows: a change between the two readings is read again with the next changes.
      const sequence = await newestEvent();
      const found = await rows()
        .where(and(isInSet, cursor ? behind('newest', cursor) : undefined))
        .orderBy(...orderOf('newest'))
        .limit(page + 1);
      await recordLook(db, {
        type: 'enquiries.listed',
        by,
        on: { kind: 'desk' },
        at: clock(),
        facts: { filters: 'working-set' },
      });
      const kept = found.slice(0, page);
      const next = found.length > page ? cursorAt('newest', kept.at(-1)!) : null;
      return { enquiries: kept.map((row) => shown(row, by)), next, sequence };
    },

    /** Returns what has changed since an earlier reading, or that it is too much. */
    async changes(since: string, by: Actor) {
      const sequence = await newestEvent();
      const changed = await db
        .selectDistinct({ reference: events.subjectId })
        .from(events)
        .where(
          and(
            gte(events.id, idBefore(since, overlapMs)),
            eq(events.subjectKind, 'enquiry'),
            isNotNull(events.subjectId),
            ne(events.type, 'enquiry.opened'),
          ),
        )
        .limit(changesMax + 1);
      if (changed.length > changesMax) return { enquiries: [], gone: [], sequence, isWhole: false };
      const references = changed.map(({ reference }) => reference!);
      const found =
        references.length === 0
          ? []
          : await rows()
              .where(and(isInSet, inArray(enquiries.reference, references)))
              .orderBy(...orderOf('newest'));
      const still = new Set(found.map(({ reference }) => reference));
      return {
        enquiries: found.map((row) => shown(row, by)),
        gone: references.filter((reference) => !still.has(reference)).toSorted(),
        sequence,
        isWhole: true,
      };
    },
  };
}
