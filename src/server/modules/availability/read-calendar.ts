/**
 * @file The days that a calendar file (RFC 5545) takes. Somebody else wrote it, so all of it is bounded: entries, repetitions and the
 * stretch of days. Recurrences are the library's.
 */
import { setImmediate } from 'node:timers/promises';
import { RRuleTemporal } from 'rrule-temporal';
import { calendarLimits, daysLimits } from '#facts/limits.ts';
import { hourMs, timeZone } from '#facts/time.ts';
import { entriesOf, type Entry, type Property } from './calendar-entries.ts';

/** What a calendar said: the days that it takes, and how many of its entries could not be read. */
export type CalendarRead = { days: string[]; unread: number };

type Stretch = { from: string; until: string };
/** When an entry begins, and how long it is; `whole` for one of whole days. */
type Span = { start: Temporal.ZonedDateTime; ms: number; whole: boolean };

/** Candidates that one repetition may try. */
const triesMax = 4000;
/** All repetitions of a file together; the library's bounds are for one. */
const repeatedMs = 4000;
const hoursTaken = 4 * hourMs;

const zones = new Map<string, string>();
/** A zone as the entry names it, or the vendor's own: other programs have names of their own for zones. */
function zoneNamed(name: string | undefined): string {
  if (!name) return timeZone;
  const known = zones.get(name);
  if (known) return known;
  // Some write a path before it: `/example.org/20240101/Asia/Kolkata`.
  const found = [name, name.split('/').slice(-2).join('/')].find((one) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: one }));
    } catch {
      return false;
    }
  });
  // What a file names is not kept for ever.
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

/** The days of the vendor's clock of which it takes the whole or at least some hours. */
function daysOf({ start, ms, whole }: Span, { from, until }: Stretch): string[] {
  const first = start.withTimeZone(timeZone);
  const end = first.add({ milliseconds: ms });
  const beginning =
    Temporal.PlainDate.compare(first.toPlainDate(), from) < 0
      ? Temporal.PlainDate.from(from)
      : first.toPlainDate();
  const days: string[] = [];
  for (let day = beginning; days.length < calendarLimits.entryDaysMax; day = day.add({ days: 1 })) {
    const opens = day.toZonedDateTime(timeZone).epochMilliseconds;
    const closes = day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
    if (opens >= end.epochMilliseconds || day.toString() > until) break;
    const taken = Math.min(closes, end.epochMilliseconds) - Math.max(opens, first.epochMilliseconds);
    if (whole || taken >= hoursTaken) days.push(day.toString());
  }
  return days;
}

const isSaidFree = (entry: Entry) =>
  entry.STATUS?.value.toUpperCase() === 'CANCELLED' ||
  entry.TRANSP?.value.toUpperCase() === 'TRANSPARENT' ||
  entry['X-MICROSOFT-CDO-BUSYSTATUS']?.value.toUpperCase() === 'FREE';

const momentsOf = (property: Property | undefined): Temporal.ZonedDateTime[] =>
  property ? property.value.split(',').map((value) => momentOf({ ...property, value })) : [];

/** Every time that a repeated entry begins within the stretch. @throws when its rule cannot be read or takes too long */
function beginningsOf(
  entry: Entry,
  { start, ms }: Span,
  { from, until }: Stretch,
  without: readonly Property[],
) {
  const rule = entry.RRULE!.value;
  // What repeats within a day says nothing of days.
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

/** Returns the days of a stretch that a calendar takes. @throws CalendarFormatError when it is no calendar */
export async function readCalendar(text: string, stretch: Stretch): Promise<CalendarRead> {
  const { entries, more } = entriesOf(text, calendarLimits.entriesMax);
  /** Repetitions that stand as entries of their own. */
  const moved = Map.groupBy(
    entries.filter((entry) => entry['RECURRENCE-ID'] && entry.UID),
    ({ UID }) => UID!.value,
  );
  const days = new Set<string>();
  let unread = more;
  let spentMs = 0;
  for (const entry of entries) {
    if (isSaidFree(entry)) continue;
    const began = performance.now();
    try {
      const span = spanOf(entry);
      if (!entry.RRULE) {
        for (const day of daysOf(span, stretch)) days.add(day);
        continue;
      }
      if (spentMs > repeatedMs) throw new RangeError('too many repeated entries');
      const others = (moved.get(entry.UID?.value ?? '') ?? []).map((one) => one['RECURRENCE-ID']!);
      for (const start of beginningsOf(entry, span, stretch, others))
        for (const day of daysOf({ ...span, start }, stretch)) days.add(day);
    } catch {
      unread += 1;
    } finally {
      spentMs += performance.now() - began;
    }
    // Others are served meanwhile.
    if (entry.RRULE) await setImmediate();
  }
  return { days: [...days].toSorted().slice(0, daysLimits.listMax), unread };
}
