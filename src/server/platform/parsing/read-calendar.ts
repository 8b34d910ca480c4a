/**
 * @file The busy days of a calendar file (RFC 5545). A stranger wrote it, so all of it is bounded: entries, repetitions and the
 * range of days.
 */
import type { CalendarSaid } from '#domain/vendors/vendor-days.ts';
import { calendarLimits, daysLimits } from '#facts/limits.ts';
import { dayMs, startOfDay } from '#facts/time.ts';
import { entriesOf, firstOf, valueOf, type Entry } from './calendar-entries.ts';
import { changeOf, isRepeated, occurrencesOf, type Change, type Window } from './calendar-repeats.ts';
import { momentOf, periodsOf, spanOf, type Span } from './calendar-spans.ts';
import { createZones, type Zones } from './calendar-zones.ts';
import { createTakenDays } from './taken-days.ts';

type UnreadEntry = CalendarSaid['unreadEntries'][number];

/** The busy days of a calendar, and what else is to be said of it. Free days are those that nothing else takes. */
export type CalendarRead = CalendarSaid & { days: string[] };

/** The first and the last requested day. */
export type Stretch = { from: string; until: string };

/** The limit for all repetitions of a file together; the library's limits are for one. */
const repeatedMs = 4000;
const unreadShown = 20;

const isCancelled = (entry: Entry) => valueOf(entry.properties, 'STATUS') === 'CANCELLED';

/** Returns whether its program shows an entry as free. Outlook's own word decides where there is one. */
function isShownFree({ properties }: Entry): boolean {
  const busyStatus = valueOf(properties, 'X-MICROSOFT-CDO-BUSYSTATUS');
  return busyStatus ? busyStatus === 'FREE' : valueOf(properties, 'TRANSP') === 'TRANSPARENT';
}

/** Returns the first day of an entry that could not be read; null where that is the unreadable part. */
function firstDayOf(entry: Entry): string | null {
  const digits = /^(\d{4})(\d{2})(\d{2})/.exec(firstOf(entry.properties, 'DTSTART')?.value ?? '');
  const day = digits ? digits.slice(1).join('-') : '';
  return Number.isNaN(Date.parse(day)) ? null : day;
}

/** Groups the entries that stand for repetitions of another by that one. @throws never: an unreadable one stands for none */
function changesOf(entries: readonly Entry[], zones: Zones) {
  const changes = new Map<Entry['head'], Map<string, Change[]>>();
  for (const entry of entries) {
    const uid = firstOf(entry.properties, 'UID')?.value;
    if (!uid || !entry.properties.has('RECURRENCE-ID')) continue;
    try {
      const ofHead = changes.get(entry.head) ?? new Map<string, Change[]>();
      changes.set(entry.head, ofHead);
      ofHead.set(uid, [...(ofHead.get(uid) ?? []), changeOf(entry, zones)!]);
    } catch {
      // The entry itself is counted where it is read.
    }
  }
  return ({ head, properties }: Entry) =>
    changes.get(head)?.get(firstOf(properties, 'UID')?.value ?? '') ?? [];
}

/** Returns the busy times of a list of them. @throws RangeError */
const busyTimesOf = ({ properties, head }: Entry, zones: Zones): Span[] =>
  periodsOf(
    (properties.get('FREEBUSY') ?? []).filter(({ params }) => params.get('FBTYPE')?.toUpperCase() !== 'FREE'),
    head,
    zones,
  );

/**
 * Returns the busy days of a calendar within a range. @throws CalendarFormatError when it is no calendar
 * @where How is a vendor's calendar read?
 */
export function readCalendar(text: string, stretch: Stretch): CalendarRead {
  const { entries, more, isCut } = entriesOf(text, calendarLimits.entriesMax);
  const zones = createZones();
  const changesFor = changesOf(entries, zones);
  const window: Window = {
    opens: startOfDay(stretch.from).getTime(),
    closes: startOfDay(stretch.until).getTime() + dayMs,
  };
  const taken = createTakenDays(stretch);
  const shownFree = createTakenDays(stretch);
  const unread: UnreadEntry[] = [];
  let freeEntries = 0;
  let guessed = 0;
  let spentMs = 0;

  function spansOf(entry: Entry): Span[] {
    if (entry.kind === 'VFREEBUSY') return busyTimesOf(entry, zones);
    const span = spanOf(entry, zones);
    if (span.start.isGuess) guessed += 1;
    if (!isRepeated(entry)) return [span];
    if (spentMs > repeatedMs) throw new RangeError('too many repeated entries');
    // A repetition that stands for another one and those after it is moved with its series.
    const isFree = (one: Entry) => isCancelled(one) || isShownFree(one);
    return occurrencesOf(entry, { window, changes: changesFor(entry), zones, isFree });
  }

  for (const entry of entries) {
    if (isCancelled(entry)) continue;
    const began = performance.now();
    try {
      const spans = spansOf(entry);
      if (!isShownFree(entry)) for (const span of spans) taken.add(span);
      else {
        const touched = spans.filter(({ whole }) => whole).map((span) => shownFree.add(span));
        if (touched.some(Boolean)) freeEntries += 1;
      }
    } catch {
      if (!isShownFree(entry)) {
        const isMoment = !isRepeated(entry) || !canBegin(entry, zones);
        unread.push({ why: isMoment ? 'moment' : 'repeat', day: firstDayOf(entry) });
      }
    } finally {
      spentMs += performance.now() - began;
    }
  }
  if (more > 0) unread.push({ why: 'more', day: null });
  if (isCut) unread.push({ why: 'cut', day: null });
  const days = taken.days().slice(0, daysLimits.listMax);
  return {
    days,
    unread: unread.length + Math.max(0, more - 1),
    unreadEntries: unread.slice(0, unreadShown),
    free: {
      entries: freeEntries,
      days: shownFree
        .days()
        .filter((day) => !days.includes(day))
        .slice(0, daysLimits.listMax),
    },
    guessed,
  };
}

function canBegin(entry: Entry, zones: Zones): boolean {
  try {
    return momentOf(spanOf(entry, zones).start) !== null;
  } catch {
    return false;
  }
}
