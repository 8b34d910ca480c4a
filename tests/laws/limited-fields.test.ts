import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Returns the native controls in a file's text that cut at a length silently. */
const cutting = (text: string) =>
  [...text.matchAll(/<(input|textarea)\b(?:[^<]|<(?=\s))*?\bmaxLength=/g)].map(({ 1: tag }) => tag);

describe('a limit of a text', () => {
  it('is said by the part that all fields share, and cuts nothing', () => {
    const files = globSync('src/{web,desk}/**/*.tsx').filter((file) => !file.includes('.test.'));
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => cutting(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });
});

it('a planted violation is found', () => {
  expect(cutting('<input type="search" maxLength={80} />')).toEqual(['input']);
  expect(cutting('<textarea\n  rows={1}\n  maxLength={max}\n/>')).toEqual(['textarea']);
  expect(cutting('<input data-limit={80} /><Field maxLength={80} />')).toEqual([]);
});
