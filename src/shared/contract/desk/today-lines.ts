/** @file Groups of the page Today from enquiries in memory, by the rules that the database follows too (`enquiry-today.ts` on the server). */
import { startOfDay } from '#facts/time.ts';
import { todayRules, type TodayMoment, type TodayRule } from '#domain/enquiries/today-rules.ts';
import { todayCountMax, todayLinesMax, type TodayGroup, type TodayGroupName } from './today.ts';
import type { WorkingEnquiry } from './working-set.ts';

const valueOf: Readonly<Record<TodayMoment, (one: WorkingEnquiry) => string | null>> = {
  sentAt: ({ sentAt }) => sentAt,
  dueAt: ({ dueAt }) => dueAt,
  eventDate: ({ eventDate }) => eventDate,
};
const iso = (moment: Date | undefined) => moment?.toISOString();

/** Returns the condition of a rule. Moments are ISO 8601 in UTC with milliseconds, so that their texts sort by time. */
function fits({ flagged, statuses, unanswered, eventBetween, ...limits }: TodayRule) {
  const [sentBefore, sentFrom, dueBefore] = [limits.sentBefore, limits.sentFrom, limits.dueBefore].map(iso);
  return ({ status, answeredAt, sentAt, dueAt, eventDate, ...one }: WorkingEnquiry): boolean =>
    (one.flagged !== null) === flagged &&
    statuses.includes(status) &&
    (!unanswered || answeredAt === null) &&
    (sentBefore === undefined || sentAt < sentBefore) &&
    (sentFrom === undefined || sentAt >= sentFrom) &&
    (dueBefore === undefined || (dueAt !== null && dueAt < dueBefore)) &&
    (!eventBetween || (eventDate !== null && eventDate >= eventBetween[0] && eventDate <= eventBetween[1]));
}

/** Returns the group of a rule; given are all open enquiries, the newest first. */
function groupOf(
  name: TodayGroupName,
  rule: TodayRule,
  all: readonly WorkingEnquiry[],
  now: Date,
): TodayGroup {
  const value = valueOf[rule.by];
  const order = rule.descending ? -1 : 1;
  const compared = (a: string | null, b: string | null) =>
    (a ?? '') < (b ?? '') ? -order : a === b ? 0 : order;
  // Equal ones stand in the order of their arrival, as in the database.
  const rows = all
    .filter(fits(rule))
    .toReversed()
    .toSorted((a, b) => compared(value(a), value(b)));
  const lines = rows.slice(0, todayLinesMax).map((one) => {
    const moment = value(one);
    return {
      id: one.reference,
      title: one.title,
      who: one.name,
      at: moment && rule.by === 'eventDate' ? startOfDay(moment).toISOString() : moment,
      urgent:
        rule.urgent === 'all' || (rule.urgent === 'past' && moment !== null && moment < now.toISOString()),
      note: rule.flagged ? one.flagged : null,
    };
  });
  return { name, count: Math.min(rows.length, todayCountMax), lines };
}

/** Returns the groups that are about open enquiries alone, those that are empty included. */
export const openGroups = (all: readonly WorkingEnquiry[], now: Date): TodayGroup[] =>
  Object.entries<TodayRule>(todayRules(now)).map(([name, rule]) =>
    groupOf(name as TodayGroupName, rule, all, now),
  );
