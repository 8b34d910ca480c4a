/** @file The groups of enquiries on the page Today. */
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
  alias,
} from '#platform/db/drizzle.ts';
import { dayInDelhi, dayMs, daysBefore, startOfDayInDelhi, utcOffset } from '#facts/time.ts';
import { duplicates } from '#contract/desk/duplicates.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { eventSoonDays, todayCountMax, todayLinesMax, type TodayLine } from '#contract/desk/today.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import type { TodayReaders } from '#platform/module.ts';
import { isUnanswered, targetBefore } from './enquiry-filter.ts';
import { eventDay } from './enquiry-order.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { byWaiting, isWaiting, waitingSince } from './enquiry-waiting.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

type Group = {
  where: (now: Date) => SQL | undefined;
  order: SQL[];
  /** The time to show, where no column holds it. */
  moment?: SQL;
  /** The time to show. */
  at: (enquiry: Enquiry, moment: Date | null) => Date | null;
  urgent?: (enquiry: Enquiry, now: Date) => boolean;
  note?: (enquiry: Enquiry) => string | null;
};

const startOf = (day: string | null) => (day ? new Date(`${day}T00:00:00${utcOffset}`) : null);
const isOpen = and(
  eq(enquiries.quarantine, false),
  inArray(enquiries.status, [...openStatuses]),
  isNull(enquiries.mergedIntoId),
);

const other = alias(enquiries, 'other');
const twinDays = duplicates.withinMs / dayMs;
/** The condition that an earlier enquiry of the same person and kind exists. */
const isTwin = (db: Database, same: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          same,
          ne(other.id, enquiries.id),
          eq(other.kind, enquiries.kind),
          isNull(other.mergedIntoId),
          lte(other.createdAt, enquiries.createdAt),
          gte(other.createdAt, sql`${enquiries.createdAt} - interval '${sql.raw(String(twinDays))} days'`),
        ),
      ),
  );

const groupsOf = (db: Database) =>
  ({
    unanswered: {
      where: (now) => and(isOpen, isUnanswered(now)),
      order: [asc(enquiries.createdAt)],
      at: ({ createdAt }) => createdAt,
      urgent: () => true,
    },
    waiting: {
      where: (now) => and(eq(enquiries.quarantine, false), isWaiting(now)),
      order: [asc(byWaiting)],
      moment: waitingSince,
      at: (_enquiry, moment) => moment,
      urgent: () => true,
    },
    due: {
      where: (now) => and(isOpen, lt(enquiries.dueAt, new Date(startOfDayInDelhi(now).getTime() + dayMs))),
      order: [asc(enquiries.dueAt)],
      at: ({ dueAt }) => dueAt,
      urgent: ({ dueAt }, now) => dueAt !== null && dueAt < now,
    },
    eventSoon: {
      where: (now) =>
        and(
          isOpen,
          between(eventDay, dayInDelhi(now), dayInDelhi(new Date(now.getTime() + eventSoonDays * dayMs))),
        ),
      order: [asc(eventDay)],
      at: ({ eventDate }) => startOf(eventDate),
    },
    fresh: {
      where: (now) =>
        and(
          isOpen,
          eq(enquiries.status, 'received'),
          gte(enquiries.createdAt, new Date(startOfDayInDelhi(now).getTime() - dayMs)),
          gte(enquiries.createdAt, targetBefore(now)),
        ),
      order: [desc(enquiries.createdAt)],
      at: ({ createdAt }) => createdAt,
    },
    duplicates: {
      where: (now) =>
        and(
          isOpen,
          gte(enquiries.createdAt, daysBefore(now, twinDays)),
          or(
            isTwin(db, sql`${other.phone} = ${enquiries.phone}`),
            isTwin(db, sql`${other.emailKey} = ${enquiries.emailKey}`),
          ),
        ),
      order: [desc(enquiries.createdAt)],
      at: ({ createdAt }) => createdAt,
    },
    flagged: {
      where: () =>
        and(
          eq(enquiries.quarantine, true),
          inArray(enquiries.status, [...openStatuses]),
          isNull(enquiries.mergedIntoId),
        ),
      order: [desc(enquiries.createdAt)],
      at: ({ createdAt }) => createdAt,
      note: ({ quarantineReason }) => quarantineReason,
    },
  }) satisfies Record<string, Group>;

/** Returns the readers of the waiting enquiries, group by group. */
export const enquiriesToday = (db: Database): TodayReaders =>
  Object.fromEntries(
    Object.entries<Group>(groupsOf(db)).map(([name, { where, order, moment, at, urgent, note }]) => [
      name,
      async (now: Date) => {
        const sorted = [...order, asc(enquiries.id)];
        // Limited to the maximal count: in the order of an index this reads few rows, however many wait.
        const waiting = db
          .select({ id: enquiries.id })
          .from(enquiries)
          .where(where(now))
          .orderBy(...sorted)
          .limit(todayCountMax)
          .as('waiting');
        const rows = await db
          .select({
            enquiry: enquiries,
            moment: sql<Date | null>`${moment ?? sql`null::timestamptz`}`.mapWith(enquiries.dueAt),
            count: sql<number>`(count(*) over ())::int`,
          })
          .from(waiting)
          .innerJoin(enquiries, eq(enquiries.id, waiting.id))
          .orderBy(...sorted)
          .limit(todayLinesMax);
        const lines = rows.map(({ enquiry, moment: of }): TodayLine => ({
          id: enquiry.reference,
          title: titleOf(enquiry),
          who: enquiry.name,
          at: at(enquiry, of)?.toISOString() ?? null,
          urgent: urgent?.(enquiry, now) ?? false,
          note: note?.(enquiry) ?? null,
        }));
        return { count: rows[0]?.count ?? 0, lines };
      },
    ]),
  );
