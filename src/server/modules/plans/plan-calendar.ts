/** @file The days of a plan as a calendar at an address of its own, which gives no access to the plan. */
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { Plan } from '#contract/plans.ts';
import { tasksOf } from '#domain/plans/plan-tasks.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';

/** Returns a day in the library's form. */
export const dateOf = (day: string): DateArray => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Returns the calendar, without tasks that are done; what is to be done first stands on today. @throws when the library refuses it */
export function planCalendar(
  plan: Plan,
  { host, brand, id, today }: { host: string; brand: string; id: string; today: string },
): string {
  const entry = (key: string, title: string, day: string): EventAttributes => ({
    uid: `${id}-${key}@${host}`,
    title,
    start: dateOf(day),
    end: dateOf(addDays(day, 1)),
    busyStatus: 'FREE',
  });
  const tasks = tasksOf(plan).flatMap(({ key, label, due, done }) =>
    due && !done ? [entry(key, label, due < today ? today : due)] : [],
  );
  const events = [...tasks, ...(plan.date ? [entry('day', plan.title, plan.date)] : [])];
  const { error, value } = createEvents(events, {
    productId: `-//${brand}//Plan//EN`,
    method: 'PUBLISH',
    calName: plan.title,
  });
  if (error || !value) throw error ?? new Error('the calendar is empty');
  return value;
}
