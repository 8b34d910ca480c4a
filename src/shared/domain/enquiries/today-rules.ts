/** @file Which open enquiries belong to which group of the page Today: rules that the database and the desk's memory both follow. */
import { dayInDelhi, dayMs, hourMs, startOfDayInDelhi } from '#facts/time.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { openStatuses } from './enquiry-changes.ts';

/** Days before an event from which it counts as near. */
export const eventSoonDays = 14;

/** A moment or a day of an enquiry that a group is sorted by and shows. */
export type TodayMoment = 'sentAt' | 'dueAt' | 'eventDate';

/** A group's conditions, all of which must be true of an enquiry that is open and not merged. Moments are times, the day is one of Delhi. */
export type TodayRule = {
  /** Kept apart as spam; the other groups hold none of these. */
  flagged: boolean;
  statuses: readonly string[];
  /** Nobody has answered yet. */
  unanswered?: true;
  sentBefore?: Date;
  sentFrom?: Date;
  dueBefore?: Date;
  /** First and last day of the event. */
  eventBetween?: readonly [string, string];
  by: TodayMoment;
  /** The latest first. */
  descending?: true;
  /** Lines that are marked: all, or those whose moment is over. */
  urgent?: 'all' | 'past';
};

/**
 * Returns the rules at a time. Groups that also hold enquiries which are not open, or that compare with such, are the server's alone.
 * @where Which open enquiries are on the page Today?
 */
export function todayRules(now: Date) {
  const target = new Date(now.getTime() - staffTargetHours.firstAnswer * hourMs);
  const today = startOfDayInDelhi(now).getTime();
  const open = { flagged: false, statuses: openStatuses } as const;
  return {
    unanswered: {
      ...open,
      statuses: openStatuses.filter((status) => status !== 'answered'),
      unanswered: true,
      sentBefore: target,
      by: 'sentAt',
      urgent: 'all',
    },
    due: { ...open, dueBefore: new Date(today + dayMs), by: 'dueAt', urgent: 'past' },
    eventSoon: {
      ...open,
      eventBetween: [dayInDelhi(now), dayInDelhi(new Date(now.getTime() + eventSoonDays * dayMs))],
      by: 'eventDate',
    },
    fresh: {
      ...open,
      statuses: ['received'],
      sentFrom: new Date(Math.max(today - dayMs, target.getTime())),
      by: 'sentAt',
      descending: true,
    },
    flagged: { flagged: true, statuses: openStatuses, by: 'sentAt', descending: true },
  } as const satisfies Record<string, TodayRule>;
}
export type TodayRuleName = keyof ReturnType<typeof todayRules>;
