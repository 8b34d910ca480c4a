/** @file The enquiries of the page Today. */
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
import { leads } from '#platform/db/tables.ts';
import type { TodayReaders } from '#platform/module.ts';
import { isUnanswered, targetBefore } from './enquiry-filter.ts';
import { eventDay } from './enquiry-order.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';
import { byWaiting, isWaiting, waitingSince } from './enquiry-waiting.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

type Group = {
  where: (now: Date) => SQL | undefined;
  order: SQL[];
  /** The moment that matters, where no column holds it. */
  moment?: SQL;
  /** The moment that matters. */
  at: (lead: Lead, moment: Date | null) => Date | null;
  urgent?: (lead: Lead, now: Date) => boolean;
  note?: (lead: Lead) => string | null;
};

const startOf = (day: string | null) => (day ? new Date(`${day}T00:00:00${utcOffset}`) : null);
const isOpen = and(
  eq(leads.quarantine, false),
  inArray(leads.status, [...openStatuses]),
  isNull(leads.mergedIntoId),
);

const other = alias(leads, 'other');
const twinDays = duplicates.withinMs / dayMs;
/** One that came before from the same person, of the same kind. */
const isTwin = (db: Database, same: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          same,
          ne(other.id, leads.id),
          eq(other.kind, leads.kind),
          isNull(other.mergedIntoId),
          lte(other.createdAt, leads.createdAt),
          gte(other.createdAt, sql`${leads.createdAt} - interval '${sql.raw(String(twinDays))} days'`),
        ),
      ),
  );

const groupsOf = (db: Database) =>
  ({
    unanswered: {
      where: (now) => and(isOpen, isUnanswered(now)),
      order: [asc(leads.createdAt)],
      at: ({ createdAt }) => createdAt,
      urgent: () => true,
    },
    waiting: {
      where: (now) => and(eq(leads.quarantine, false), isWaiting(now)),
      order: [asc(byWaiting)],
      moment: waitingSince,
      at: (_lead, moment) => moment,
      urgent: () => true,
    },
    due: {
      where: (now) => and(isOpen, lt(leads.dueAt, new Date(startOfDayInDelhi(now).getTime() + dayMs))),
      order: [asc(leads.dueAt)],
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
          eq(leads.status, 'received'),
          gte(leads.createdAt, new Date(startOfDayInDelhi(now).getTime() - dayMs)),
          gte(leads.createdAt, targetBefore(now)),
        ),
      order: [desc(leads.createdAt)],
      at: ({ createdAt }) => createdAt,
    },
    duplicates: {
      where: (now) =>
        and(
          isOpen,
          gte(leads.createdAt, daysBefore(now, twinDays)),
          or(
            isTwin(db, sql`${other.phone} = ${leads.phone}`),
            isTwin(db, sql`${other.emailKey} = ${leads.emailKey}`),
          ),
        ),
      order: [desc(leads.createdAt)],
      at: ({ createdAt }) => createdAt,
    },
    flagged: {
      where: () =>
        and(eq(leads.quarantine, true), inArray(leads.status, [...openStatuses]), isNull(leads.mergedIntoId)),
      order: [desc(leads.createdAt)],
      at: ({ createdAt }) => createdAt,
      note: ({ quarantineReason }) => quarantineReason,
    },
  }) satisfies Record<string, Group>;

/** What waits among the enquiries, group by group. */
export const enquiriesToday = (db: Database): TodayReaders =>
  Object.fromEntries(
    Object.entries<Group>(groupsOf(db)).map(([name, { where, order, moment, at, urgent, note }]) => [
      name,
      async (now: Date) => {
        const sorted = [...order, asc(leads.id)];
        // No further than is counted: in the order of an index that is a few rows, however many wait.
        const waiting = db
          .select({ id: leads.id })
          .from(leads)
          .where(where(now))
          .orderBy(...sorted)
          .limit(todayCountMax)
          .as('waiting');
        const rows = await db
          .select({
            lead: leads,
            moment: sql<Date | null>`${moment ?? sql`null::timestamptz`}`.mapWith(leads.dueAt),
            count: sql<number>`(count(*) over ())::int`,
          })
          .from(waiting)
          .innerJoin(leads, eq(leads.id, waiting.id))
          .orderBy(...sorted)
          .limit(todayLinesMax);
        const lines = rows.map(({ lead, moment: of }): TodayLine => ({
          id: lead.reference,
          title: titleOf(lead),
          who: lead.name,
          at: at(lead, of)?.toISOString() ?? null,
          urgent: urgent?.(lead, now) ?? false,
          note: note?.(lead) ?? null,
        }));
        return { count: rows[0]?.count ?? 0, lines };
      },
    ]),
  );
