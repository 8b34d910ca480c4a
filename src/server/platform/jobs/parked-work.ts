import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { daysBefore } from '#facts/time.ts';
import type { TodayReader } from '../module.ts';
import type { Jobs } from './job-types.ts';

/** So long a parked job is named. */
const namedDays = 7;
/** What the work of a queue is, where its name does not say it. */
const titles: Readonly<Record<string, string>> = {
  'content-imports': 'An import',
  'vendor-calendars': 'Reading calendars of vendors',
};

/** Work that is not started again, since the site stopped each time that it ran, for the page Today. */
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
