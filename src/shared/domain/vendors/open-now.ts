/** @file Whether a vendor is open at a moment, and until when, from its hours alone. Free of schemas, as pages use it. */
import { t } from '#words/t.ts';
import { dayMs, inDelhi, minuteMs } from '#facts/time.ts';
import { hourSpans, spanMinutes } from './hour-spans.ts';
import { showTime, type OpeningHours } from './opening-hours.ts';
import { weekdayName } from './show-days.ts';
import { weekdays } from './weekdays.ts';

/** A span in minutes since Monday, 00:00 in Delhi: `from` included, `to` not. `to` may lie beyond the day, and beyond the week. */
export type WeekSpan = { readonly from: number; readonly to: number };

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** Returns the spans of a week, joined where one begins as another ends. */
export function weekSpans(hours: OpeningHours): WeekSpan[] {
  const spans = weekdays
    .flatMap((day, at) =>
      hourSpans(hours[day])
        .map(spanMinutes)
        .map(({ from, to }) => ({ from: at * dayMinutes + from, to: at * dayMinutes + to })),
    )
    .toSorted((a, b) => a.from - b.from);
  return spans.reduce<WeekSpan[]>((joined, span) => {
    const last = joined.at(-1);
    if (!last || span.from > last.to) return [...joined, span];
    return [...joined.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }];
  }, []);
}

/** Open until a minute of the week, closed until one, or without an end of either. */
export type OpenState = { readonly open: boolean; readonly until: number | null };

/** Returns the state at a minute of the week; `until` may lie in the next week. */
export function openState(spans: readonly WeekSpan[], minute: number): OpenState {
  // The week is a ring: a span of Sunday night reaches into Monday.
  const ring = spans.flatMap(({ from, to }) =>
    [-weekMinutes, 0, weekMinutes].map((shift) => ({ from: from + shift, to: to + shift })),
  );
  const now = ring.filter(({ from, to }) => from <= minute && minute < to);
  if (now.length > 0) {
    let until = Math.max(...now.map(({ to }) => to));
    for (const next of ring.toSorted((a, b) => a.from - b.from))
      if (next.from <= until && next.to > until) until = next.to;
    return { open: true, until: until - minute >= weekMinutes ? null : until };
  }
  const later = ring.map(({ from }) => from).filter((from) => from > minute);
  return { open: false, until: later.length > 0 ? Math.min(...later) : null };
}

/** Returns the minute of the week in Delhi. */
export function weekMinute(at: Date): number {
  const delhi = inDelhi(at);
  const day = (delhi.getUTCDay() + 6) % 7;
  return day * dayMinutes + Math.floor((delhi.getTime() % dayMs) / minuteMs);
}

/**
 * Returns one line: `Open now · closes 8.30 pm`, `Closed now · opens Tuesday, 10 am`. An end more than a day away names its weekday.
 * @where When does a vendor's page say that it is open?
 */
export function openWords(hours: OpeningHours, at: Date): string {
  const minute = weekMinute(at);
  const { open, until } = openState(weekSpans(hours), minute);
  if (until === null) return open ? t('Open all day, every day') : t('Closed now');
  const ofDay = until % dayMinutes;
  const time = showTime(`${Math.floor(ofDay / 60)}:${ofDay % 60}`);
  const day = Math.floor(until / dayMinutes);
  const today = Math.floor(minute / dayMinutes);
  // The small hours belong to the evening before them.
  const isNear = day === today || (open && until - minute < dayMinutes);
  const when = isNear ? time : t('{day}, {time}', { day: weekdayName(weekdays[day % 7]!), time });
  return open ? t('Open now · closes {when}', { when }) : t('Closed now · opens {when}', { when });
}
