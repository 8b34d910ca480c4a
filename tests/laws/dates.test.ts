import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

/** An unchecked date in a format: for an invalid date the format throws and breaks the page. */
const unguarded =
  /\.format(?:ToParts)?\(\s*(?:new Date\(\s*[^)\s]|Date\.parse)|new Date\([^)]+\)\.to(?:ISO|Locale)/;

describe('dates that come from outside', () => {
  it('are shown through one function that bears any text', () => {
    const files = projectFiles(/^src\/web\/.*(?<!\.test)\.tsx?$/);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => unguarded.test(read(path)))).toEqual([]);
  });

  it.each([
    'const shown = format.format(new Date(day));',
    'inDelhi.format(new Date(`${day}T00:00:00Z`))',
    'new Date(startsAt).toLocaleString()',
    'new Date(startsAt).toISOString()',
  ])('%s is found', (source) => expect(unguarded.test(source)).toBe(true));

  it.each(['format.format(new Date())', 'new Date().toISOString()', 'showMoment(format, startsAt)'])(
    '%s is allowed',
    (source) => expect(unguarded.test(source)).toBe(false),
  );
});

/** A unit of time written out, or the company's time zone. */
const ownTime =
  /'Asia\/Kolkata'|\+05:30|\b86_?400(_?000)?\b|\b3_?600(_?000)?\b|\b31_?536_?000\b|\b60 \* 60|\* 60_000|\b(minute|hour|day)(Ms|Seconds) = /;

describe('units of time and the time zone', () => {
  it('stand in one file, which everything else imports', () => {
    const files = projectFiles(/^(src|scripts)\/.*(?<!\.test)\.tsx?$/);
    expect(files.filter((path) => ownTime.test(read(path)))).toEqual(['src/shared/facts/time.ts']);
  });

  it.each([
    'const aDay = 24 * 60 * 60 * 1000;',
    'const dayMs = 864e5;',
    'const pauseMs = 10 * 60_000;',
    'maxAge: 86400',
    "new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata' })",
    'new Date(`${day}T09:00:00+05:30`)',
  ])('%s is found', (source) => expect(ownTime.test(source)).toBe(true));

  it.each(['const pauseMs = 10 * minuteMs;', 'count(0, 60_000)', '/** Midnight in Asia/Kolkata. */'])(
    '%s is allowed',
    (source) => expect(ownTime.test(source)).toBe(false),
  );
});
