/** What phones and offices write: each case stands for a class that was read wrongly. Days are those of Delhi. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/vendors/vendor-days.ts';
import { readCalendar } from './read-calendar.ts';

const stretch = { from: '2026-11-27', until: '2028-05-27' };
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//case//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...lines: string[]) => readCalendar(calendar(...lines), stretch);
const whole = (first: string, after: string) => [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${after}`];
const day10 = whole('20261210', '20261211');
const zone = (name: string, ...changes: string[]) =>
  ['BEGIN:VTIMEZONE', `TZID:${name}`, ...changes, 'END:VTIMEZONE'].join('\r\n');
const change = (kind: string, ...lines: string[]) => [`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\r\n');
const fixed = (offset: string) =>
  change('STANDARD', 'DTSTART:16010101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`);
/** An afternoon of New York, which is a night here, in a zone with that name. */
const afternoon = (name: string) =>
  event(`DTSTART;TZID=${name}:20261210T130000`, `DTEND;TZID=${name}:20261210T190000`);
const evening = (name: string) =>
  event(`DTSTART;TZID=${name}:20261210T190000`, `DTEND;TZID=${name}:20261211T010000`);
const series = (...more: string[]) =>
  event('UID:s', ...whole('20261205', '20261206'), 'RRULE:FREQ=WEEKLY;COUNT=3', ...more);

describe('a calendar of a phone or an office', () => {
  it.each<[what: string, lines: string[], days: string[]]>([
    ['a whole day that ends as it begins', [event(...whole('20261210', '20261210'))], ['2026-12-10']],
    ['a whole day without a length', [event('DTSTART;VALUE=DATE:20261210', 'DURATION:PT0S')], ['2026-12-10']],
    [
      'a whole day written from midnight to midnight of UTC',
      [event('DTSTART:20261210T000000Z', 'DTEND:20261211T000000Z')],
      ['2026-12-10'],
    ],
    [
      "a whole day with Outlook's mark, in a zone elsewhere",
      [
        event(
          'DTSTART;TZID=Eastern Standard Time:20261210T000000',
          'DTEND;TZID=Eastern Standard Time:20261211T000000',
          'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        ),
      ],
      ['2026-12-10'],
    ],
    [
      'a day and a night elsewhere without that mark',
      [event('DTSTART;TZID=America/New_York:20261210T000000', 'DTEND;TZID=America/New_York:20261211T000000')],
      ['2026-12-10', '2026-12-11'],
    ],
    [
      'a date with a zone',
      [event('DTSTART;TZID=Asia/Kolkata;VALUE=DATE:20261210', 'DTEND;TZID=Asia/Kolkata;VALUE=DATE:20261211')],
      ['2026-12-10'],
    ],
    [
      'a date written as midnight',
      [event('DTSTART;VALUE=DATE:20261210T000000', 'DTEND;VALUE=DATE:20261211T000000')],
      ['2026-12-10'],
    ],
    ['a time without seconds', [event('DTSTART:20261210T1200', 'DTEND:20261210T1800')], ['2026-12-10']],
    [
      'a moment that ends with a date',
      [event('DTSTART;TZID=Asia/Kolkata:20261210T090000', 'DTEND;VALUE=DATE:20261212')],
      ['2026-12-10', '2026-12-11'],
    ],
    [
      'a length of days',
      [event('DTSTART;VALUE=DATE:20261210', 'DURATION:+P2D')],
      ['2026-12-10', '2026-12-11'],
    ],
    [
      'a length of a week',
      [event('DTSTART;VALUE=DATE:20261210', 'DURATION:P1W')],
      daysBetween('2026-12-10', '2026-12-16'),
    ],
    [
      'a length of seconds',
      [event('DTSTART;TZID=Asia/Kolkata:20261210T000000', 'DURATION:PT86400S')],
      ['2026-12-10'],
    ],
    ['a length in small letters', [event('dtstart:20261210t120000', 'duration:pt6h')], ['2026-12-10']],
    ["Windows' name of our zone", [evening('India Standard Time')], ['2026-12-10']],
    ["Windows' name of another", [afternoon('Eastern Standard Time')], ['2026-12-11']],
    [
      "Windows' name in quotation marks and small letters",
      [afternoon('"eastern standard time"')],
      ['2026-12-11'],
    ],
    ['a zone with a path', [afternoon('/freeassociation.sourceforge.net/America/New_York')], ['2026-12-11']],
    ['a zone of three parts', [afternoon('/x.org/America/Indiana/Knox')], ['2026-12-11']],
    [
      "Exchange's name of UTC",
      [event('DTSTART;TZID=tzone://Microsoft/Utc:20261210T190000', 'DURATION:PT6H')],
      ['2026-12-11'],
    ],
    ['the earlier name of our zone', [evening('Asia/Calcutta')], ['2026-12-10']],
    ['our zone as phones shorten it', [evening('IST')], ['2026-12-10']],
    [
      "Outlook's long name of our zone",
      [evening('"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"')],
      ['2026-12-10'],
    ],
    [
      "Outlook's long name of another",
      [afternoon('"(UTC-05:00) Eastern Time (US & Canada)"')],
      ['2026-12-11'],
    ],
    ['an offset as a name', [afternoon('GMT-5')], ['2026-12-11']],
    [
      'a zone of its own with one offset',
      [zone('Customized Time Zone', fixed('-0500')), afternoon('Customized Time Zone')],
      ['2026-12-11'],
    ],
    [
      'a zone of its own that names a place',
      [zone('Mine', 'X-LIC-LOCATION:America/New_York', fixed('+0530')), afternoon('Mine')],
      ['2026-12-11'],
    ],
    [
      'a zone of its own that is defined below',
      [afternoon('Mine'), zone('Mine', fixed('-0500'))],
      ['2026-12-11'],
    ],
    [
      'a zone of its own with summer time',
      [
        zone(
          'Mine',
          change(
            'STANDARD',
            'DTSTART:20071104T020000',
            'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
            'TZOFFSETFROM:-0400',
            'TZOFFSETTO:-0500',
          ),
          change(
            'DAYLIGHT',
            'DTSTART:20070311T020000',
            'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
            'TZOFFSETFROM:-0500',
            'TZOFFSETTO:-0400',
          ),
        ),
        // Four hours of an evening here in summer, and two and a half in winter.
        event('DTSTART;TZID=Mine:20270710T100000', 'DURATION:PT4H30M'),
        event('DTSTART;TZID=Mine:20270110T100000', 'DURATION:PT4H30M'),
      ],
      ['2027-07-10'],
    ],
    [
      'the zone of the calendar, for times without one',
      ['X-WR-TIMEZONE:America/New_York', event('DTSTART:20261210T130000', 'DTEND:20261210T190000')],
      ['2026-12-11'],
    ],
    [
      'the zone of the calendar, which whole days do not have',
      ['X-WR-TIMEZONE:America/New_York', event(...day10)],
      ['2026-12-10'],
    ],
    ['shown as free', [event(...day10, 'TRANSP:TRANSPARENT')], []],
    [
      'shown as free, yet busy to Outlook',
      [event(...day10, 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY')],
      ['2026-12-10'],
    ],
    ['out of office', [event(...day10, 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF')], ['2026-12-10']],
    [
      'not yet sure',
      [event(...day10, 'STATUS:TENTATIVE', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE')],
      ['2026-12-10'],
    ],
    ['free to Outlook', [event(...day10, 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')], []],
    [
      'only busy times',
      ['BEGIN:VFREEBUSY', 'FREEBUSY;FBTYPE=BUSY:20261209T183000Z/20261210T183000Z', 'END:VFREEBUSY'],
      ['2026-12-10'],
    ],
    [
      'busy times in lists, with lengths, and free ones among them',
      [
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20261210T043000Z/PT8H,20261212T043000Z/PT8H',
        'FREEBUSY;FBTYPE=FREE:20261214T043000Z/PT8H',
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261216T043000Z/PT8H',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261218T043000Z/20261218T123000Z',
        'END:VFREEBUSY',
      ],
      ['2026-12-10', '2026-12-12', '2026-12-16', '2026-12-18'],
    ],
    [
      'periods beside an entry',
      [
        event(
          'DTSTART:20261205T043000Z',
          'DURATION:PT8H',
          'RDATE;VALUE=PERIOD:20261207T043000Z/PT8H,20261209T043000Z/20261209T123000Z',
        ),
      ],
      ['2026-12-05', '2026-12-07', '2026-12-09'],
    ],
    [
      'more dates without a rule, on two lines',
      [event(...day10, 'RDATE;VALUE=DATE:20261212,20261214', 'RDATE;VALUE=DATE:20261216')],
      ['2026-12-10', '2026-12-12', '2026-12-14', '2026-12-16'],
    ],
    ['a series', [series()], ['2026-12-05', '2026-12-12', '2026-12-19']],
    [
      'a series in small letters with blanks',
      [event(...whole('20261205', '20261206'), 'RRULE: freq=weekly; count=2 ;')],
      ['2026-12-05', '2026-12-12'],
    ],
    [
      'without a day that is written as a moment',
      [series('EXDATE:20261212T000000')],
      ['2026-12-05', '2026-12-19'],
    ],
    [
      'without a moment that is written as a day',
      [
        event(
          'DTSTART;TZID=Asia/Kolkata:20261205T100000',
          'DURATION:PT8H',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'EXDATE;VALUE=DATE:20261212',
        ),
      ],
      ['2026-12-05', '2026-12-19'],
    ],
    [
      'without moments on two lines, in two zones',
      [
        event(
          'DTSTART;TZID=Asia/Kolkata:20261205T100000',
          'DURATION:PT8H',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'EXDATE:20261212T043000Z',
          'EXDATE;TZID=Asia/Kolkata:20261219T100000',
        ),
      ],
      ['2026-12-05'],
    ],
    [
      'without the days of another rule',
      [
        event(
          ...whole('20261205', '20261206'),
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2',
        ),
      ],
      ['2026-12-12', '2026-12-26'],
    ],
    [
      'until a day, in an entry with times',
      [
        event(
          'DTSTART;TZID=Asia/Kolkata:20261205T100000',
          'DURATION:PT8H',
          'RRULE:FREQ=WEEKLY;UNTIL=20261212',
        ),
      ],
      ['2026-12-05', '2026-12-12'],
    ],
    [
      'until a moment, in an entry of whole days, as Outlook writes midnight here',
      [event(...whole('20261205', '20261206'), 'RRULE:FREQ=DAILY;UNTIL=20261206T183000Z')],
      ['2026-12-05', '2026-12-06', '2026-12-07'],
    ],
    [
      'until the end of a day of UTC',
      [event(...whole('20261205', '20261206'), 'RRULE:FREQ=DAILY;UNTIL=20261207T235959Z')],
      ['2026-12-05', '2026-12-06', '2026-12-07'],
    ],
    [
      'each year since 1601',
      [event(...whole('16010115', '16010116'), 'RRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15')],
      ['2027-01-15', '2028-01-15'],
    ],
    [
      'each year since 1970',
      [event(...whole('19701215', '19701216'), 'RRULE:FREQ=YEARLY')],
      ['2026-12-15', '2027-12-15'],
    ],
    [
      'each day since 2010',
      [event(...whole('20100101', '20100102'), 'RRULE:FREQ=DAILY')],
      daysBetween(stretch.from, stretch.until),
    ],
    [
      'each day since 2010, counted',
      [event(...whole('20100101', '20100102'), 'RRULE:FREQ=DAILY;COUNT=9999')],
      daysBetween(stretch.from, stretch.until),
    ],
    [
      'with a scale, as Apple writes',
      [event(...whole('20261205', '20261206'), 'RRULE:RSCALE=GREGORIAN;FREQ=WEEKLY;COUNT=2;SKIP=OMIT')],
      ['2026-12-05', '2026-12-12'],
    ],
    [
      'a first day that its rule leaves out',
      [event(...whole('20261210', '20261211'), 'RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219')],
      ['2026-12-10', '2026-12-12', '2026-12-19'],
    ],
    [
      'one and all that follow moved',
      [
        series(),
        event(
          'UID:s',
          'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261212',
          ...whole('20261213', '20261215'),
        ),
      ],
      ['2026-12-05', '2026-12-13', '2026-12-14', '2026-12-20', '2026-12-21'],
    ],
    [
      'one and all that follow cancelled',
      [
        series(),
        event(
          'UID:s',
          'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261212',
          ...whole('20261212', '20261213'),
          'STATUS:CANCELLED',
        ),
      ],
      ['2026-12-05'],
    ],
    [
      'one shown as free',
      [
        series(),
        event(
          'UID:s',
          'RECURRENCE-ID;VALUE=DATE:20261212',
          ...whole('20261212', '20261213'),
          'TRANSP:TRANSPARENT',
        ),
      ],
      ['2026-12-05', '2026-12-19'],
    ],
    [
      'an entry that is not ended',
      ['BEGIN:VEVENT', ...day10, event(...whole('20261212', '20261213'))],
      ['2026-12-10', '2026-12-12'],
    ],
  ])('%s', (_, lines, days) => {
    const found = read(...lines);
    expect([found.days, found.unread]).toEqual([days, 0]);
  });

  it('may be several in one file, each with its own zone and series', () => {
    const one = calendar(
      'X-WR-TIMEZONE:America/New_York',
      event('DTSTART:20261210T130000', 'DURATION:PT6H'),
      series(),
    );
    const two = calendar(
      event('DTSTART:20261214T130000', 'DURATION:PT6H'),
      event('UID:s', 'RECURRENCE-ID;VALUE=DATE:20261212', ...whole('20261224', '20261225')),
    );
    expect(readCalendar(one + two, stretch).days).toEqual([
      '2026-12-05',
      '2026-12-11',
      '2026-12-12',
      '2026-12-14',
      '2026-12-19',
      '2026-12-24',
    ]);
  });

  it('may be written in small letters, with other ends of lines, and folded anywhere', () => {
    const text = calendar(event(...day10, 'RRULE:FREQ=DAILY;COUNT=2'));
    const folded = text.replaceAll('20261211', '2026\r\n\t1211');
    for (const end of ['\r\n', '\n', '\r'])
      for (const written of [text, folded, text.toLowerCase(), `\uFEFF\r\n\r\n${folded.toLowerCase()}`])
        expect(readCalendar(written.replaceAll('\r\n', end), stretch).days).toEqual([
          '2026-12-10',
          '2026-12-11',
        ]);
  });

  it('says which whole days are shown as free, for the vendor to decide', () => {
    const free = (...lines: string[]) => event(...lines, 'TRANSP:TRANSPARENT');
    expect(
      read(
        free(...day10),
        free(...whole('20261212', '20261214')),
        event(...whole('20261213', '20261214')),
        free('DTSTART;VALUE=DATE:20261224', 'RRULE:FREQ=YEARLY'),
        free('DTSTART:20261220T040000Z', 'DURATION:PT9H'),
        free(...whole('20200101', '20200102')),
      ),
    ).toMatchObject({
      days: ['2026-12-13'],
      free: { entries: 3, days: ['2026-12-10', '2026-12-12', '2026-12-24', '2027-12-24'] },
    });
  });

  it('says what it could not read, and why', () => {
    const broken = calendar(
      event(...day10),
      event('SUMMARY:x'),
      event('DTSTART;VALUE=DATE:20261341'),
      event(...day10, 'RRULE:FREQ=HOURLY'),
      event('DTSTART;TZID=Nowhere/Land:20261214T100000', 'DURATION:PT6H'),
    ).replace('END:VCALENDAR', 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261220');
    expect(readCalendar(broken, stretch)).toMatchObject({
      days: ['2026-12-10', '2026-12-14'],
      guessed: 1,
      unread: 4,
      unreadEntries: [
        { why: 'moment', day: null },
        { why: 'moment', day: null },
        { why: 'repeat', day: '2026-12-10' },
        { why: 'cut', day: null },
      ],
    });
  });
});

describe('entries of any kind', () => {
  const stamp = (day: string) => day.replaceAll('-', '');
  const someDay = fc.integer({ min: 0, max: 500 }).map((ahead) => addDays(stretch.from, ahead));

  it('a whole day is the same in every way of writing it', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 9 }), (first, length) => {
        const after = addDays(first, length);
        const days = daysBetween(first, addDays(after, -1));
        const dates = (kind: string, day: string) => `${kind};VALUE=DATE:${stamp(day)}`;
        const at = (kind: string, day: string, zoned = '') => `${kind}${zoned}:${stamp(day)}T000000`;
        const night = (day: string) => `${stamp(addDays(day, -1))}T183000Z`;
        const here = ';TZID=India Standard Time';
        for (const lines of [
          [dates('DTSTART', first), dates('DTEND', after)],
          [dates('DTSTART', first), `DURATION:P${length}D`],
          [dates('DTSTART', first), `RRULE:FREQ=DAILY;COUNT=${length}`],
          [dates('DTSTART', first), `RRULE:FREQ=DAILY;UNTIL=${stamp(addDays(after, -1))}`],
          [at('DTSTART', first), at('DTEND', after)],
          [at('DTSTART', first, here), at('DTEND', after, here)],
          [`${at('DTSTART', first)}Z`, `${at('DTEND', after)}Z`],
          [`DTSTART:${night(first)}`, `DTEND:${night(after)}`],
        ])
          expect(read(event(...lines)).days, lines.join()).toEqual(days);
        expect(
          read('BEGIN:VFREEBUSY', `FREEBUSY:${night(first)}/${night(after)}`, 'END:VFREEBUSY').days,
        ).toEqual(days);
      }),
      { numRuns: 40 },
    );
  });

  it('a series of any age has the days that counting finds', () => {
    const rule = fc.record({
      start: fc.integer({ min: 0, max: 150_000 }).map((ahead) => addDays('1601-01-01', ahead)),
      weeks: fc.integer({ min: 1, max: 5 }),
      freq: fc.constantFrom('DAILY', 'WEEKLY'),
    });
    fc.assert(
      fc.property(rule, ({ start, weeks, freq }) => {
        const step = freq === 'DAILY' ? weeks : weeks * 7;
        const ahead = Math.round((Date.parse(stretch.from) - Date.parse(start)) / 86_400_000);
        const first = addDays(start, Math.max(0, Math.ceil(ahead / step)) * step);
        const wanted: string[] = [];
        for (let day = first; day <= stretch.until; day = addDays(day, step)) wanted.push(day);
        const lines = [`DTSTART;VALUE=DATE:${stamp(start)}`, `RRULE:FREQ=${freq};INTERVAL=${weeks}`];
        expect(read(event(...lines)).days).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it('a zone means the same by its name, by that of Windows and by its own definition', () => {
    const [iana, windows] = ['Asia/Dubai', 'Arabian Standard Time'];
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(someDay, hours, fc.integer({ min: 0, max: 60 }), (day, hour, length) => {
        const at = `${stamp(day)}T${String(hour).padStart(2, '0')}0000`;
        const inZone = (name: string) => event(`DTSTART;TZID=${name}:${at}`, `DURATION:PT${length}H`);
        const wanted = read(inZone(iana)).days;
        expect(read(inZone(windows)).days).toEqual(wanted);
        expect(read(inZone('GMT+4')).days).toEqual(wanted);
        expect(read(zone('Own', fixed('+0400')), inZone('Own')).days).toEqual(wanted);
        expect(read(`X-WR-TIMEZONE:${iana}`, event(`DTSTART:${at}`, `DURATION:PT${length}H`)).days).toEqual(
          wanted,
        );
      }),
      { numRuns: 40 },
    );
  });
});
