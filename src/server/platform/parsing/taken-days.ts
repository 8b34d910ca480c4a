/**
 * @file The days of Delhi that spans of time take.
 * @where When does an appointment take a day, and when only some hours?
 */
import { calendarLimits } from '#facts/limits.ts';
import { dayMs, hourMs, startOfDay } from '#facts/time.ts';
import { addDays } from '#domain/vendors/vendor-days.ts';
import { momentOf, type Span } from './calendar-spans.ts';

const hoursTaken = 4 * hourMs;

/** Collects the days of a range. */
export function createTakenDays({ from, until }: { from: string; until: string }) {
  const first = startOfDay(from).getTime();
  const length = Math.max(0, Math.round((startOfDay(until).getTime() - first) / dayMs) + 1);
  const taken = new Uint8Array(length);
  const dayOf = (moment: number) => Math.floor((moment - first) / dayMs);

  return {
    /** Adds the days of which a span takes the whole or some hours; returns whether it took any. Between its first and its last day each is whole. */
    add({ start, ms, whole }: Span): boolean {
      const begins = momentOf(start);
      const ends = begins + ms;
      const begin = Math.max(0, dayOf(begins));
      const last = Math.min(length, begin + calendarLimits.entryDaysMax) - 1;
      if (begin > last || dayOf(ends) < begin) return false;
      const takes = (day: number) => {
        const [opens, closes] = [first + day * dayMs, first + (day + 1) * dayMs];
        if (opens >= ends) return false;
        return whole || Math.min(closes, ends) - Math.max(opens, begins) >= hoursTaken;
      };
      const ending = Math.min(last, dayOf(ends));
      const days = [begin, ending].filter(takes);
      for (const day of days) taken[day] = 1;
      taken.fill(1, begin + 1, ending);
      return days.length > 0 || ending > begin + 1;
    },
    days: (): string[] => [...taken.keys()].filter((day) => taken[day]).map((day) => addDays(from, day)),
  };
}
