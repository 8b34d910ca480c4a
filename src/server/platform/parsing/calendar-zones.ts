/** @file The time zones of calendar files: names of IANA and Windows, the file's own definitions, and plain offsets. */
import { RRuleTemporal } from 'rrule-temporal';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { minuteMs, timeZone } from '#facts/time.ts';
import {
  firstOf,
  valueOf,
  type CalendarHead,
  type Properties,
  type TimeZonePart,
} from './calendar-entries.ts';

type Wall = Temporal.PlainDateTime;
/** A time zone, which turns its wall clock into moments and back. Milliseconds since 1970. */
export type Zone = { momentOf: (wall: Wall) => number; wallAt: (moment: number) => Wall };

const utc = 'UTC';
const epochOf = (wall: Wall): number => wall.toZonedDateTime(utc).epochMilliseconds;
const wallOf = (epoch: number): Wall =>
  Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(utc).toPlainDateTime();

const named = (id: string): Zone => ({
  momentOf: (wall) => wall.toZonedDateTime(id).epochMilliseconds,
  wallAt: (moment) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(id).toPlainDateTime(),
});
/** Returns a zone by its offset, which may depend on the time. */
const shifted = (offsetAt: (epoch: number) => number): Zone => ({
  momentOf: (wall) => epochOf(wall) - offsetAt(epochOf(wall)),
  wallAt: (moment) => wallOf(moment + offsetAt(moment + offsetAt(moment))),
});

export const delhi = named(timeZone);
export const universal = named(utc);

function isKnown(id: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: id }));
  } catch {
    return false;
  }
}

const ofWindows = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
);
/** The abbreviation that every phone here shows; to the library of names it is Israel's or Ireland's. */
const ofIndia = new Set(['ist', 'indian standard time', 'india time']);

/** Returns the offset in `+0530`, `-05:00`, `UTC+5:30` or `(UTC-05:00) Eastern Time`, in milliseconds; null without one. */
export function offsetIn(text: string): number | null {
  const found = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?(?:\d{2})?(?:\)|$|\s)/i.exec(text.trim());
  if (!found) return null;
  const [, sign, hours, minutes = '0'] = found;
  const total = Number(hours) * 60 + Number(minutes);
  return total > 18 * 60 ? null : (sign === '-' ? -1 : 1) * total * minuteMs;
}

/** The last changes of a zone that matter: some years before a calendar's days, and two beyond. */
const changesFrom = Temporal.PlainDateTime.from('2020-01-01');
const changesUntil = Temporal.PlainDateTime.from('2032-01-01');

/** Returns when a change of a zone takes place, on the wall clock. @throws where the rule cannot be read */
function changesOf(part: Properties): { at: number; to: number }[] {
  const start = Temporal.PlainDateTime.from(valueOf(part, 'DTSTART'));
  const to = offsetIn(firstOf(part, 'TZOFFSETTO')?.value ?? '');
  if (to === null) throw new RangeError('no offset');
  const at = (wall: Wall) => ({ at: epochOf(wall), to });
  const dates = (part.get('RDATE') ?? []).flatMap(({ value }) =>
    value.split(',').map((one) => at(Temporal.PlainDateTime.from(one.replace(/Z$/i, '')))),
  );
  const rule = valueOf(part, 'RRULE');
  if (!rule) return [at(start), ...dates];
  if (!/FREQ=(MONTHLY|YEARLY)/.test(rule)) throw new RangeError('it changes too often');
  const repeated = new RRuleTemporal({
    rruleString: `RRULE:${rule}`,
    dtstart: start.toZonedDateTime(utc),
    tzid: utc,
    temporal: Temporal,
    maxIterations: 2000,
    maxCandidateEvaluations: 2000,
    cache: false,
  }).between(changesFrom.toZonedDateTime(utc), changesUntil.toZonedDateTime(utc), true);
  return [at(start), ...dates, ...repeated.map((one) => at(one.toPlainDateTime()))];
}

/** Returns the zone that a file defines; null when it cannot be read. */
function definedZone({ properties, changes }: TimeZonePart): Zone | null {
  const place = firstOf(properties, 'X-LIC-LOCATION')?.value;
  if (place && isKnown(place)) return named(place);
  try {
    const all = changes.flatMap(changesOf).toSorted((a, b) => a.at - b.at);
    if (all.length === 0) return null;
    const before = offsetIn(firstOf(changes[0]!, 'TZOFFSETFROM')?.value ?? '') ?? all[0]!.to;
    return shifted((epoch) => all.findLast((one) => one.at <= epoch)?.to ?? before);
  } catch {
    return null;
  }
}

function zoneOf(name: string, head: CalendarHead): Zone | null {
  const parts = name.split('/').filter(Boolean);
  // Some programs write a path before it: `/example.org/20240101/Asia/Kolkata`, `tzone://Microsoft/Utc`.
  const paths = [3, 2].map((count) => parts.slice(-count).join('/'));
  const place = paths.find((one) => one.includes('/') && isKnown(one));
  if (place) return named(place);
  const windows = ofWindows.get(name.toLowerCase());
  if (windows) return named(windows);
  const own = head.zones.get(name);
  const defined = own && definedZone(own);
  if (defined) return defined;
  if (ofIndia.has(name.toLowerCase())) return delhi;
  const last = parts.at(-1) ?? '';
  if (isKnown(last) && offsetIn(last) === null) return named(last);
  const offset = offsetIn(name);
  return offset === null ? null : shifted(() => offset);
}

/** The zones of one file. */
export type Zones = {
  /** Returns the zone of that name, or of the calendar where there is no name; `isGuess` when nobody knows it, and Delhi's is taken. */
  find: (name: string | undefined, head: CalendarHead) => { zone: Zone; isGuess: boolean };
};

/** Creates the finder of zones, which remembers those of one file. */
export function createZones(): Zones {
  const found = new Map<CalendarHead, Map<string, Zone | null>>();
  function known(name: string, head: CalendarHead): Zone | null {
    const ofHead = found.get(head) ?? new Map<string, Zone | null>();
    found.set(head, ofHead);
    if (!ofHead.has(name)) ofHead.set(name, zoneOf(name, head));
    return ofHead.get(name)!;
  }
  return {
    find(name, head) {
      const zone = name ? known(name, head) : null;
      if (zone) return { zone, isGuess: false };
      const own = firstOf(head.properties, 'X-WR-TIMEZONE')?.value;
      return { zone: (own && known(own, head)) || delhi, isGuess: Boolean(name) };
    },
  };
}
