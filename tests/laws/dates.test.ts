import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

/** A date put into a format without a look: of a text that names none the format throws, and takes the page along. */
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
