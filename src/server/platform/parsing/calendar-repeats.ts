/**
 * @file The repetitions of an entry of a calendar file. They are computed on the wall clock of its zone, each bounded.
 * @where How are the repetitions of a calendar entry computed?
 */
import { RRuleTemporal } from 'rrule-temporal';
import { dayMs } from '#facts/time.ts';
import { firstOf, type Entry } from './calendar-entries.ts';
import {
  momentOf,
  periodsOf,
  pointOf,
  pointsOf,
  spanOf,
  wallIn,
  type Point,
  type Span,
} from './calendar-spans.ts';
import { delhi, type Zones } from './calendar-zones.ts';

/** Candidates that one repetition may try: each day since 1870. */
const triesMax = 60_000;
const utc = 'UTC';
type Wall = Temporal.PlainDateTime;
/** The requested time in milliseconds, its end not included. */
export type Window = { opens: number; closes: number };

const basic = (wall: Wall) => wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** Returns the last moment of a rule as its entry's clock shows it: programs write days for moments, and moments for days. */
function untilOf(text: string, { start, whole }: Span, entry: Entry, zones: Zones): string {
  const point = pointOf({ value: text, params: new Map() }, entry.head, zones);
  if (point.whole) return `${basic(point.wall).slice(0, 8)}T235959Z`;
  if (!whole) return `${basic(wallIn(point, start.zone))}Z`;
  // The end of a day is meant, wherever the program thinks the day is.
  const day = text.endsWith('T235959Z') ? point.wall : wallIn(point, delhi);
  return `${basic(day).slice(0, 8)}T235959Z`;
}

/** Returns the rule in the words of the library. @throws RangeError when it repeats within a day */
function ruleOf(text: string, span: Span, entry: Entry, zones: Zones): string {
  const parts = text
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .split(';')
    .filter((part) => /^[A-Z-]+=.+$/.test(part));
  // Repetition within a day has no meaning for days.
  if (!parts.some((part) => /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(part)))
    throw new RangeError('it repeats within a day');
  return parts
    .map((part) => (part.startsWith('UNTIL=') ? `UNTIL=${untilOf(part.slice(6), span, entry, zones)}` : part))
    .join(';');
}

function wallsOf(rule: string, { start, ms }: Span, { opens, closes }: Window): Wall[] {
  const repeated = new RRuleTemporal({
    rruleString: `RRULE:${rule}`,
    dtstart: start.wall.toZonedDateTime(utc),
    tzid: utc,
    temporal: Temporal,
    maxIterations: triesMax,
    maxCandidateEvaluations: triesMax,
    cache: false,
  });
  // No clock is further than a day from that of UTC.
  const at = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(utc);
  const from = at(opens - ms - dayMs);
  return repeated.between(from, at(closes + dayMs), true).map((one) => one.toPlainDateTime());
}

/** Returns whether points name a moment, or its day where one of both is a whole day. */
function createNaming(points: readonly Point[]) {
  const moments = new Set(points.filter(({ whole }) => !whole).map(momentOf));
  const day = ({ wall }: { wall: Wall }) => wall.toPlainDate().toString();
  const days = new Set(points.filter(({ whole }) => whole).map(day));
  return (one: Point) =>
    moments.has(momentOf(one)) ||
    days.has(day(one)) ||
    (one.whole && points.some((point) => !point.whole && day(point) === day(one)));
}

/** An entry that stands for one repetition, or for this one and all that follow. */
export type Change = { point: Point; andFollowing: boolean; entry: Entry };

/** Returns the repetition that an entry stands for; null for an entry of its own. @throws RangeError */
export function changeOf(entry: Entry, zones: Zones): Change | null {
  const id = firstOf(entry.properties, 'RECURRENCE-ID');
  if (!id) return null;
  const andFollowing = id.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
  return { point: pointOf(id, entry.head, zones), andFollowing, entry };
}

/** Moves the repetitions after a change that holds for those, too; null where they were cancelled. */
function followed(span: Span, changes: readonly Change[], zones: Zones, isFree: (entry: Entry) => boolean) {
  const lasting = changes
    .filter(({ andFollowing }) => andFollowing)
    .map(({ point, entry }) => ({ from: momentOf(point), span: spanOf(entry, zones), isFree: isFree(entry) }))
    .toSorted((a, b) => a.from - b.from);
  return (start: Point): Span | null => {
    const moment = momentOf(start);
    const change = lasting.findLast(({ from }) => from <= moment);
    if (!change) return { ...span, start };
    if (change.isFree) return null;
    const wall = start.zone.wallAt(moment + momentOf(change.span.start) - change.from);
    return { ...change.span, start: { ...start, wall, whole: change.span.whole } };
  };
}

/** Returns whether an entry occurs more than once. */
export const isRepeated = ({ properties }: Entry): boolean =>
  properties.has('RRULE') || properties.has('RDATE');

/** The time by which a changed series may be moved. */
const movedMost = 60 * dayMs;

/** Returns all occurrences of a repeated entry within the window. @throws when its rule cannot be read or takes too long */
export function occurrencesOf(
  entry: Entry,
  {
    window,
    changes,
    zones,
    isFree,
  }: {
    window: Window;
    changes: readonly Change[];
    zones: Zones;
    isFree: (entry: Entry) => boolean;
  },
): Span[] {
  const { properties, head } = entry;
  const span = spanOf(entry, zones);
  const { start } = span;
  const wide = changes.some(({ andFollowing }) => andFollowing)
    ? { opens: window.opens - movedMost, closes: window.closes + movedMost }
    : window;
  const rules = (name: string) =>
    (properties.get(name) ?? []).flatMap(({ value }) =>
      wallsOf(ruleOf(value, span, entry, zones), span, wide),
    );
  const dates = properties.get('RDATE') ?? [];
  const isPeriod = ({ params }: (typeof dates)[number]) => params.get('VALUE')?.toUpperCase() === 'PERIOD';
  const not = createNaming([
    ...pointsOf(properties.get('EXDATE') ?? [], head, zones),
    ...changes.map(({ point }) => point),
    ...rules('EXRULE').map((wall) => ({ ...start, wall })),
  ]);
  const follow = followed(span, changes, zones, isFree);
  // Programs show the first occurrence even where its rule leaves it out.
  const walls = new Map([start.wall, ...rules('RRULE')].map((wall) => [wall.toString(), wall]));
  const starts = [...walls.values()].map((wall): Point => ({ ...start, wall }));
  const more = pointsOf(
    dates.filter((one) => !isPeriod(one)),
    head,
    zones,
  ).map((point) => ({ ...point, whole: span.whole }));
  return [
    ...[...starts, ...more].filter((one) => !not(one)).flatMap((one) => follow(one) ?? []),
    ...periodsOf(dates.filter(isPeriod), head, zones).filter((one) => !not(one.start)),
  ];
}
