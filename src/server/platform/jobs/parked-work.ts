import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { daysBefore } from '#facts/time.ts';
import type { TodayReader } from '../module.ts';
import type { Jobs } from './job-types.ts';

/** The days for which a parked job is listed. */
const namedDays = 7;
/** Titles of queues whose name does not describe their work. */
const titles: Readonly<Record<string, string>> = {
  'content-imports': 'An import',
  'vendor-calendars': 'Reading calendars of vendors',
};

/** Returns the work that is not started again, since the site stopped in each attempt, for the page Today. */
export async function parkedWork(jobs: Pick<Jobs, 'parked'>, now: Date): ReturnType<TodayReader> {
  const parked = await jobs.parked(daysBefore(now, namedDays));
  const lines = parked.slice(0, todayLinesMax).map(({ id, queue, parkedAt }) => ({
    id: `${queue}/${id}`,
    title: titles[queue] ?? queue,
    who: null,
    at: parkedAt.toISOString(),
    urgent: true,
    note: 'It stopped the site twice, so it is not started again.',
  }));
  return { count: Math.min(parked.length, todayCountMax), lines };
}
