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
import { dayMs, daysBefore, startOfDay } from '#facts/time.ts';
import {
  todayRules,
  type TodayMoment,
  type TodayRule,
  type TodayRuleName,
} from '#domain/enquiries/today-rules.ts';
import { duplicates } from '#contract/desk/duplicates.ts';
import { todayCountMax, todayLinesMax, todayComparedMax, type TodayLine } from '#contract/desk/today.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import type { TodayReaders } from '#platform/module.ts';
import { instantOf } from '#platform/clock.ts';
import { isAtWork, other } from './enquiry-likeness.ts';
import { eventDay } from './enquiry-order.ts';
import { flaggedWhy } from './enquiry-row.ts';
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

const columnOf: Readonly<Record<TodayMoment, SQL>> = {
  sentAt: sql`${enquiries.createdAt}`,
  dueAt: sql`${enquiries.dueAt}`,
  // The expression of the index.
  eventDate: eventDay,
};
const momentOf: Readonly<Record<TodayMoment, (enquiry: Enquiry) => Date | null>> = {
  sentAt: ({ createdAt }) => createdAt,
  dueAt: ({ dueAt }) => dueAt,
  eventDate: ({ eventDate }) => (eventDate ? startOfDay(eventDate) : null),
};

/** Returns the condition of a rule, which memory has as `fits` (`today-lines.ts`). */
const meantBy = (rule: TodayRule): SQL =>
  and(
    eq(enquiries.quarantine, rule.flagged),
    inArray(enquiries.status, rule.statuses as Enquiry['status'][]),
    isNull(enquiries.mergedIntoId),
    rule.unanswered && isNull(enquiries.answeredAt),
    rule.sentBefore && lt(enquiries.createdAt, rule.sentBefore),
    rule.sentFrom && gte(enquiries.createdAt, rule.sentFrom),
    rule.dueBefore && lt(enquiries.dueAt, rule.dueBefore),
    rule.eventBetween && between(eventDay, ...rule.eventBetween),
  )!;

/** Returns the group of a rule. Its order and marks are the same at every time. */
function ruled(name: TodayRuleName): Group {
  const ruleAt = (now: Date): TodayRule => todayRules(now)[name];
  const { by, descending, urgent, flagged } = ruleAt(new Date(0));
  return {
    where: (now) => meantBy(ruleAt(now)),
    order: [descending ? desc(columnOf[by]) : asc(columnOf[by])],
    at: momentOf[by],
    urgent: (enquiry, now) => {
      const moment = momentOf[by](enquiry);
      return urgent === 'all' || (urgent === 'past' && moment !== null && moment < now);
    },
    note: (enquiry) => (flagged ? flaggedWhy(enquiry) : null),
  };
}

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

const newer = alias(enquiries, 'newer');
/** Returns the query for the time of the oldest enquiry that is compared with earlier ones; without a row where there are fewer. */
const comparedFrom = (db: Database) =>
  db
    .select({ createdAt: newer.createdAt })
    .from(newer)
    .orderBy(desc(newer.createdAt), desc(newer.id))
    .offset(todayComparedMax - 1)
    .limit(1);

const groupsOf = (db: Database): Readonly<Record<string, Group>> => ({
  ...Object.fromEntries(
    (Object.keys(todayRules(new Date(0))) as TodayRuleName[]).map((name) => [name, ruled(name)]),
  ),
  waiting: {
    where: (now) => and(eq(enquiries.quarantine, false), isWaiting(now)),
    order: [asc(byWaiting)],
    moment: waitingSince,
    at: (_enquiry, moment) => moment,
    urgent: () => true,
  },
  duplicates: {
    where: (now) =>
      and(
        isAtWork(enquiries),
        gte(enquiries.createdAt, daysBefore(now, twinDays)),
        gte(enquiries.createdAt, sql`coalesce((${comparedFrom(db)}), '-infinity')`),
        or(
          isTwin(db, sql`${other.phone} = ${enquiries.phone}`),
          isTwin(db, sql`${other.emailKey} = ${enquiries.emailKey}`),
        ),
      ),
    order: [desc(enquiries.createdAt)],
    at: ({ createdAt }) => createdAt,
  },
});

/**
 * Returns the query for the ids of a group, at most as many as are counted: in the order of an index it reads few rows, however many
 * wait.
 */
const idsOf = (db: Database, { where, order }: Group, now: Date) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(where(now))
    .orderBy(...order, asc(enquiries.id))
    .limit(todayCountMax);

/** Returns the queries for the ids of all groups, by name. */
export const todayQueries = (db: Database, now: Date) =>
  Object.entries(groupsOf(db)).map(([name, group]) => ({ name, query: idsOf(db, group, now) }));

/** Returns the readers of the waiting enquiries, group by group. */
export const enquiriesToday = (db: Database): TodayReaders =>
  Object.fromEntries(
    Object.entries(groupsOf(db)).map(([name, group]) => [
      name,
      async (now: Date) => {
        const { order, moment, at, urgent, note } = group;
        const waiting = idsOf(db, group, now).as('waiting');
        const rows = await db
          .select({
            enquiry: enquiries,
            moment: sql<Date | null>`${moment ?? sql`null::timestamptz`}`.mapWith(enquiries.dueAt),
            count: sql<number>`(count(*) over ())::int`,
          })
          .from(waiting)
          .innerJoin(enquiries, eq(enquiries.id, waiting.id))
          .orderBy(...order, asc(enquiries.id))
          .limit(todayLinesMax);
        const lines = rows.map(({ enquiry, moment: of }): TodayLine => ({
          id: enquiry.reference,
          title: titleOf(enquiry),
          who: enquiry.name,
          at: instantOf(at(enquiry, of)),
          urgent: urgent?.(enquiry, now) ?? false,
          note: note?.(enquiry) ?? null,
        }));
        return { count: rows[0]?.count ?? 0, lines };
      },
    ]),
  );
