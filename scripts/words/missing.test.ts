import { expect, it } from 'vitest';
import { missingByArea, report, template } from './missing.ts';

const complete = { 'chrome.json': { Home: 'x', Help: 'x' }, 'contact.json': { 'Write to us': 'x' } };

it('missing words are found by area, in any file', () => {
  const areas = missingByArea(complete, { 'all.json': { Help: 'ਮਦਦ', 'Write to us': 'ਸਾਨੂੰ ਲਿਖੋ' } });
  expect(areas).toEqual([
    { name: 'chrome', sentences: 2, missing: ['Home'] },
    { name: 'contact', sentences: 1, missing: [] },
  ]);
  expect(report('Punjabi (pa)', areas)).toBe('Punjabi (pa): 1 of 3 sentences missing\n  chrome: 1 of 2\n');
  expect(template(areas[0]!)).toBe('{\n  "Home": ""\n}\n');
});

it('of a language without a word everything is missing, and of a complete one nothing', () => {
  expect(report('A', missingByArea(complete, {}))).toBe(
    'A: 3 of 3 sentences missing\n  chrome: 2 of 2\n  contact: 1 of 1\n',
  );
  expect(report('A', missingByArea(complete, complete))).toBe('A: 0 of 3 sentences missing\n');
});
