/**
 * @file The busy days of a calendar file (RFC 5545). A stranger wrote it, so all of it is bounded: entries, repetitions and the
 * range of days. The library computes recurrences.
 */
import { RRuleTemporal } from 'rrule-temporal';
import { calendarLimits, daysLimits } from '#facts/limits.ts';
import { hourMs, timeZone } from '#facts/time.ts';
import { entriesOf, type Entry, type Property } from './calendar-entries.ts';

/** The busy days of a calendar, and the number of its unreadable entries. */
export type CalendarRead = { days: string[]; unread: number };

/** The first and the last requested day. */
export type Stretch = { from: string; until: string };
/** The start of an entry, and its length; `whole` for an entry of whole days. */
type Span = { start: Temporal.ZonedDateTime; ms: number; whole: boolean };

/** Candidates that one repetition may try. */
const triesMax = 4000;
/** The limit for all repetitions of a file together; the library's limits are for one. */
const repeatedMs = 4000;
const hoursTaken = 4 * hourMs;

const zones = new Map<string, string>();
/** Returns the zone named by an entry, or else the vendor's own: other programs have their own names for zones. */
function zoneNamed(name: string | undefined): string {
  if (!name) return timeZone;
  const known = zones.get(name);
  if (known) return known;
  // Some programs write a path before it: `/example.org/20240101/Asia/Kolkata`.
  const found = [name, name.split('/').slice(-2).join('/')].find((one) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: one }));
    } catch {
      return false;
    }
  });
  // Names from files must not be cached for ever.
  if (zones.size > 500) zones.clear();
  zones.set(name, found ?? timeZone);
  return found ?? timeZone;
}

const isWhole = ({ value }: Property) => /^\d{8}$/.test(value);

/** @throws RangeError when it is no moment */
function momentOf({ value, params }: Property): Temporal.ZonedDateTime {
  if (isWhole({ value, params })) return Temporal.PlainDate.from(value).toZonedDateTime(timeZone);
  if (!/^\d{8}T\d{6}Z?$/.test(value)) throw new RangeError('no moment');
  if (value.endsWith('Z')) return Temporal.Instant.from(value).toZonedDateTimeISO('UTC');
  return Temporal.PlainDateTime.from(value).toZonedDateTime(zoneNamed(params.get('TZID')));
}

/** @throws RangeError when it has no beginning or an end before it */
function spanOf({ DTSTART, DTEND, DURATION }: Entry): Span {
  if (!DTSTART) throw new RangeError('no beginning');
  const start = momentOf(DTSTART);
  const whole = isWhole(DTSTART);
  const end = DTEND
    ? momentOf(DTEND)
    : DURATION
      ? start.add(Temporal.Duration.from(DURATION.value))
      : whole
        ? start.add({ days: 1 })
        : start;
  const ms = end.epochMilliseconds - start.epochMilliseconds;
  if (ms < 0) throw new RangeError('it ends before it begins');
  return { start, ms, whole };
}

/** Collects the busy days of a range. */
function createTakenDays({ from, until }: Stretch) {
  const first = Temporal.PlainDate.from(from);
  const length = first.until(until, { largestUnit: 'days' }).days + 1;
  const taken = new Uint8Array(Math.max(0, length));
  const opensAt = (day: number) => first.add({ days: day }).toZonedDateTime(timeZone).epochMilliseconds;
  const dayOf = (moment: Temporal.ZonedDateTime) =>
    first.until(moment.withTimeZone(timeZone).toPlainDate(), { largestUnit: 'days' }).days;

  return {
    /** Adds the days of which an entry takes the whole or some hours. Between its first and its last day each is whole. */
    add({ start, ms, whole }: Span): void {
      const end = start.add({ milliseconds: ms });
      const begin = Math.max(0, dayOf(start));
      const last = Math.min(length, begin + calendarLimits.entryDaysMax) - 1;
      if (begin > last || dayOf(end) < begin) return;
      const takes = (day: number) => {
        const [opens, closes] = [opensAt(day), opensAt(day + 1)];
        if (opens >= end.epochMilliseconds) return false;
        const hours = Math.min(closes, end.epochMilliseconds) - Math.max(opens, start.epochMilliseconds);
        return whole || hours >= hoursTaken;
      };
      const ending = Math.min(last, dayOf(end));
      if (takes(begin)) taken[begin] = 1;
      if (ending > begin) {
        taken.fill(1, begin + 1, ending);
        if (takes(ending)) taken[ending] = 1;
      }
    },
    days: () => [...taken.keys()].flatMap((day) => (taken[day] ? [first.add({ days: day }).toString()] : [])),
  };
}

const isSaidFree = (entry: Entry) =>
  entry.STATUS?.value.toUpperCase() === 'CANCELLED' ||
  entry.TRANSP?.value.toUpperCase() === 'TRANSPARENT' ||
  entry['X-MICROSOFT-CDO-BUSYSTATUS']?.value.toUpperCase() === 'FREE';

const momentsOf = (property: Property | undefined): Temporal.ZonedDateTime[] =>
  property ? property.value.split(',').map((value) => momentOf({ ...property, value })) : [];

/** Returns all beginnings of a repeated entry within the range. @throws when its rule cannot be read or takes too long */
function beginningsOf(
  entry: Entry,
  { start, ms }: Span,
  { from, until }: Stretch,
  without: readonly Property[],
) {
  const rule = entry.RRULE!.value;
  // Repetition within a day has no meaning for days.
  if (!/FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)/i.test(rule)) throw new RangeError('it repeats within a day');
  const repeated = new RRuleTemporal({
    rruleString: `RRULE:${rule}`,
    dtstart: start,
    tzid: start.timeZoneId,
    temporal: Temporal,
    rDate: momentsOf(entry.RDATE),
    exDate: [...momentsOf(entry.EXDATE), ...without.map(momentOf)],
    maxIterations: triesMax,
    maxCandidateEvaluations: triesMax,
    cache: false,
  });
  const opens = Temporal.PlainDate.from(from).toZonedDateTime(timeZone).subtract({ milliseconds: ms });
  const closes = Temporal.PlainDate.from(until).add({ days: 1 }).toZonedDateTime(timeZone);
  return repeated.between(opens, closes, true);
}

/**
 * Returns the busy days of a calendar within a range. @throws CalendarFormatError when it is no calendar
 * @where How is a vendor's calendar read?
 */
export function readCalendar(text: string, stretch: Stretch): CalendarRead {
  const { entries, more } = entriesOf(text, calendarLimits.entriesMax);
  /** Repetitions with entries of their own. */
  const moved = Map.groupBy(
    entries.filter((entry) => entry['RECURRENCE-ID'] && entry.UID),
    ({ UID }) => UID!.value,
  );
  const taken = createTakenDays(stretch);
  let unread = more;
  let spentMs = 0;
  for (const entry of entries) {
    if (isSaidFree(entry)) continue;
    const began = performance.now();
    try {
      const span = spanOf(entry);
      if (!entry.RRULE) taken.add(span);
      else {
        if (spentMs > repeatedMs) throw new RangeError('too many repeated entries');
        const others = (moved.get(entry.UID?.value ?? '') ?? []).map((one) => one['RECURRENCE-ID']!);
        for (const start of beginningsOf(entry, span, stretch, others)) taken.add({ ...span, start });
      }
    } catch {
      unread += 1;
    } finally {
      spentMs += performance.now() - began;
    }
  }
  return { days: taken.days().slice(0, daysLimits.listMax), unread };
}
