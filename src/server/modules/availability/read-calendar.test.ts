import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/vendors/vendor-days.ts';
import { calendarLimits, daysLimits } from '#facts/limits.ts';
import { CalendarFormatError } from '#platform/parsing/calendar-entries.ts';
import { readCalendar } from './read-calendar.ts';
import { calendarOfDays } from './days-feed.ts';

const stretch = { from: '2026-11-23', until: '2028-05-31' };
const file = (...entries: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...entries.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const daysOf = (...entries: string[][]) => readCalendar(file(...entries), stretch).days;

describe('a calendar', () => {
  it.each<[what: string, lines: string[], days: string[]]>([
    ['a whole day', ['DTSTART;VALUE=DATE:20261201'], ['2026-12-01']],
    [
      'its end is not part of it',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'],
      ['2026-12-01', '2026-12-02'],
    ],
    ['an evening', ['DTSTART:20261201T180000', 'DTEND:20261201T233000'], ['2026-12-01']],
    ['an hour takes no day', ['DTSTART:20261201T100000', 'DTEND:20261201T110000'], []],
    [
      'a night takes the day that has most of it',
      ['DTSTART:20261201T190000', 'DTEND:20261202T010000'],
      ['2026-12-01'],
    ],
    ['UTC is brought to Delhi', ['DTSTART:20261201T190000Z', 'DTEND:20261202T030000Z'], ['2026-12-02']],
    ['a zone of its own', ['DTSTART;TZID=America/New_York:20261201T140000', 'DURATION:PT6H'], ['2026-12-02']],
    [
      'a zone that nobody knows is ours',
      ['DTSTART;TZID="India Standard Time":20261201T090000', 'DURATION:PT6H'],
      ['2026-12-01'],
    ],
    [
      'every week until',
      ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;UNTIL=20261215'],
      ['2026-12-01', '2026-12-08', '2026-12-15'],
    ],
    [
      'but not then',
      ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202'],
      ['2026-12-01', '2026-12-03'],
    ],
    ['shown as free', ['DTSTART;VALUE=DATE:20261201', 'TRANSP:TRANSPARENT'], []],
    ['cancelled', ['DTSTART;VALUE=DATE:20261201', 'STATUS:CANCELLED'], []],
    ['over', ['DTSTART;VALUE=DATE:20251201'], []],
    [
      'begun before and not over',
      ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261125'],
      ['2026-11-23', '2026-11-24'],
    ],
    [
      'an alarm has a beginning, too',
      ['DTSTART;VALUE=DATE:20261201', 'BEGIN:VALARM', 'DTSTART;VALUE=DATE:20261209', 'END:VALARM'],
      ['2026-12-01'],
    ],
    ['a folded line', ['DTSTART;VALUE=DA', ' TE:20261201'], ['2026-12-01']],
  ])('%s', (_, lines, days) => {
    expect(daysOf(lines)).toEqual(days);
  });

  it('follows a repetition that was moved', () => {
    const weekly = ['UID:a', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    const moved = ['UID:a', 'RECURRENCE-ID;VALUE=DATE:20261208', 'DTSTART;VALUE=DATE:20261210'];
    expect(daysOf(weekly, moved)).toEqual(['2026-12-01', '2026-12-10']);
  });

  it('reads what the site writes, whatever the days', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 540 }), { maxLength: 60 });
    fc.assert(
      fc.property(some, (steps) => {
        const days = steps.map((step) => addDays(stretch.from, step)).toSorted();
        const { days: found, unread } = readCalendar(
          calendarOfDays(days, { owner: 'a', host: 'site.test', brand: 'Aangan' }),
          stretch,
        );
        expect([found, unread]).toEqual([days, 0]);
      }),
      { numRuns: 40 },
    );
  });

  it('is refused when it is none', () => {
    for (const text of ['', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nEND:VCARD', '\0'])
      expect(() => readCalendar(text, stretch)).toThrow(CalendarFormatError);
  });
});

describe('a hostile calendar', () => {
  it.each<[what: string, lines: string[]]>([
    ['without a beginning', ['SUMMARY:x']],
    ['that ends before it begins', ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261201']],
    ['on a day that there is not', ['DTSTART;VALUE=DATE:20261341']],
    ['every second', ['DTSTART:20200101T000000Z', 'DURATION:PT9H', 'RRULE:FREQ=SECONDLY']],
    [
      'with a count beyond all time',
      ['DTSTART:16010101T000000Z', 'DURATION:PT9H', 'RRULE:FREQ=DAILY;COUNT=99999999'],
    ],
    [
      'at each second of a day',
      [
        'DTSTART:20200101T000000Z',
        `RRULE:FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, at) => at).join()};BYMINUTE=${Array.from({ length: 60 }, (_, at) => at).join()};BYSECOND=${Array.from({ length: 60 }, (_, at) => at).join()}`,
      ],
    ],
    ['with a rule that is none', ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;INTERVAL=0']],
  ])('%s is told, and the others are read', (_, lines) => {
    const read = readCalendar(file(lines, ['DTSTART;VALUE=DATE:20261201']), stretch);
    expect(read).toMatchObject({ days: ['2026-12-01'], unread: 1 });
  });

  it('is read no further than its limits', () => {
    const forEver = ['DTSTART;VALUE=DATE:20000101', 'DTEND;VALUE=DATE:29990101'];
    const daily = ['DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=DAILY'];
    expect(daysOf(forEver).length).toBe(calendarLimits.entryDaysMax);
    const all = daysOf(daily, forEver);
    expect(all).toEqual(daysBetween(stretch.from, stretch.until));
    expect(all.length).toBeLessThanOrEqual(daysLimits.listMax);
    const many = Array.from({ length: calendarLimits.entriesMax + 7 }, () => ['DTSTART;VALUE=DATE:20261201']);
    expect(readCalendar(file(...many), stretch)).toMatchObject({ days: ['2026-12-01'], unread: 7 });
  });

  it('of long entries that overlap is read as fast as one of short ones', () => {
    const long = ['DTSTART:20200101T000000Z', 'DTEND:20500101T000000Z'];
    const before = process.cpuUsage().user;
    const read = readCalendar(
      file(...Array.from({ length: calendarLimits.entriesMax }, () => long)),
      stretch,
    );
    // Reading day by day took sixteen seconds.
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(5000);
    expect(read.unread).toBe(0);
    expect(read.days).toEqual(
      daysBetween(stretch.from, addDays(stretch.from, calendarLimits.entryDaysMax - 1)),
    );
  });

  it('takes the same days as one that is looked at hour by hour', () => {
    const hour = 3_600_000;
    const begin = Date.UTC(2026, 10, 20);
    // From midnight to midnight of UTC, an entry stands for whole days.
    const entry = fc
      .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 100 }))
      .filter(([from, length]) => from % 24 !== 0 || length % 24 !== 0);
    const stamp = (at: number) => `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`;
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
        const hours = new Map<string, number>();
        const wanted = new Set<string>();
        for (const [from, length] of entries) {
          hours.clear();
          for (let at = from; at < from + length; at += 1) {
            const local = new Date(begin + at * hour + 5.5 * hour).toISOString();
            // Midnight in Delhi is at half past an hour of UTC: half of that hour belongs to the next day.
            const parts =
              local.slice(11, 13) === '23'
                ? [local, new Date(begin + (at + 1) * hour + 5.5 * hour).toISOString()]
                : [local];
            for (const part of parts)
              hours.set(part.slice(0, 10), (hours.get(part.slice(0, 10)) ?? 0) + 1 / parts.length);
          }
          for (const [day, count] of hours) if (count >= 4 && day >= stretch.from) wanted.add(day);
        }
        const lines = entries.map(([from, length]) => [
          `DTSTART:${stamp(begin + from * hour)}`,
          `DTEND:${stamp(begin + (from + length) * hour)}`,
        ]);
        expect(daysOf(...lines)).toEqual([...wanted].toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('never breaks the reading, wherever it is cut and whatever stands in it', () => {
    const whole = file(
      [
        'UID:a',
        'DTSTART;TZID=Asia/Kolkata:20261201T090000',
        'DURATION:PT8H',
        'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=9',
      ],
      ['DTSTART;VALUE=DATE:20270101', 'EXDATE:20270101,20270102', 'X-A;B="c:d":e'],
    );
    fc.assert(
      fc.property(fc.nat(whole.length), fc.string(), fc.nat(whole.length), (cut, odd, at) => {
        const text = `BEGIN:VCALENDAR\r\n${whole.slice(0, at)}${odd}${whole.slice(at, cut)}`;
        const { days } = readCalendar(text, stretch);
        for (const day of days) expect(day >= stretch.from && day <= stretch.until).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
