/** @file When an entry of a calendar file begins and ends: moments, whole days, durations and periods. */
import { dayMs } from '#facts/time.ts';
import { firstOf, valueOf, type CalendarHead, type Entry, type Property } from './calendar-entries.ts';
import { delhi, universal, type Zone, type Zones } from './calendar-zones.ts';

type Wall = Temporal.PlainDateTime;
/** A point of time as it is written: on the wall clock of a zone, or the beginning of a whole day. */
export type Point = { wall: Wall; zone: Zone; whole: boolean; isGuess: boolean };
/** The beginning of an entry, and its length in milliseconds; `whole` for an entry of whole days. */
export type Span = { start: Point; ms: number; whole: boolean };

export const momentOf = ({ wall, zone }: Point): number => zone.momentOf(wall);
/** Returns the same point of time on the clock of another zone. */
export const wallIn = (point: Point, zone: Zone): Wall =>
  point.zone === zone ? point.wall : zone.wallAt(momentOf(point));

/** Returns the point of time of one value. @throws RangeError when it is none */
export function pointOf({ value, params }: Property, head: CalendarHead, zones: Zones): Point {
  const text = value.toUpperCase();
  if (/^\d{8}$/.test(text) || params.get('VALUE')?.toUpperCase() === 'DATE') {
    const wall = Temporal.PlainDate.from(text.slice(0, 8)).toPlainDateTime();
    return { wall, zone: delhi, whole: true, isGuess: false };
  }
  if (!/^\d{8}T\d{4}(?:\d{2})?Z?$/.test(text)) throw new RangeError('no moment');
  const wall = Temporal.PlainDateTime.from(text.replace(/Z$/, ''));
  if (text.endsWith('Z')) return { wall, zone: universal, whole: false, isGuess: false };
  const { zone, isGuess } = zones.find(params.get('TZID'), head);
  return { wall, zone, whole: false, isGuess };
}

/** Returns every point of a list of properties. @throws RangeError */
export const pointsOf = (list: readonly Property[], head: CalendarHead, zones: Zones): Point[] =>
  list.flatMap((property) =>
    property.value
      .split(',')
      .filter(Boolean)
      .map((value) => pointOf({ ...property, value: value.trim() }, head, zones)),
  );

function lengthOf(start: Point, text: string): number {
  const end = start.wall.add(Temporal.Duration.from(text));
  return start.zone.momentOf(end) - momentOf(start);
}

const isMidnight = ({ wall }: Point) => wall.equals(wall.toPlainDate().toPlainDateTime());

/**
 * Returns whether a timed entry stands for whole days: some phones write them from midnight to midnight of UTC or of here, and
 * Outlook beside a mark of its own.
 */
function standsForDays(entry: Entry, start: Point, ms: number): boolean {
  if (start.whole || !isMidnight(start) || ms <= 0 || ms % dayMs !== 0) return start.whole;
  const isMarked = valueOf(entry.properties, 'X-MICROSOFT-CDO-ALLDAYEVENT') === 'TRUE';
  return isMarked || start.zone === universal || momentOf(start) === delhi.momentOf(start.wall);
}

/** @throws RangeError when it has no beginning or an end before it */
export function spanOf(entry: Entry, zones: Zones): Span {
  const { properties, head } = entry;
  const [begins, ends, lasts] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => firstOf(properties, name));
  if (!begins) throw new RangeError('no beginning');
  const start = pointOf(begins, head, zones);
  const usual = start.whole ? dayMs : 0;
  let ms = usual;
  if (ends?.value) ms = momentOf(pointOf(ends, head, zones)) - momentOf(start);
  else if (lasts?.value) ms = lengthOf(start, lasts.value);
  if (ms < 0) throw new RangeError('it ends before it begins');
  // Phones write whole days whose end is their beginning.
  if (start.whole) ms = Math.max(ms, usual);
  if (start.whole || !standsForDays(entry, start, ms)) return { start, ms, whole: start.whole };
  return { start: { ...start, zone: delhi, whole: true }, ms, whole: true };
}

/** Returns the spans of periods, `begin/end` or `begin/duration`. @throws RangeError when one is none */
export const periodsOf = (list: readonly Property[], head: CalendarHead, zones: Zones): Span[] =>
  list.flatMap(({ value, params }) =>
    value.split(',').flatMap((period) => {
      const [begin = '', end = ''] = period.trim().split('/');
      if (!begin) return [];
      const start = pointOf({ value: begin, params: withoutKind(params) }, head, zones);
      const ms = /^[+-]?P/i.test(end)
        ? lengthOf(start, end)
        : momentOf(pointOf({ value: end, params: withoutKind(params) }, head, zones)) - momentOf(start);
      if (ms < 0) throw new RangeError('it ends before it begins');
      return [{ start, ms, whole: false }];
    }),
  );

const withoutKind = (params: ReadonlyMap<string, string>) =>
  new Map([...params].filter(([name]) => name !== 'VALUE'));
