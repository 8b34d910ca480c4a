import { expect, it } from 'vitest';
import { ofDelhiInput, toDelhiInput } from './delhi-moment.ts';

it.each([
  ['2026-11-23T18:30', '2026-11-23T13:00:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T18:30:00.000Z'],
])('%s in Delhi is %s', (typed, iso) => {
  expect(ofDelhiInput(typed)).toBe(iso);
  expect(toDelhiInput(iso)).toBe(typed);
});

it.each(['', 'soon', '2026-13-01T10:00'])('%j is no moment', (typed) =>
  expect(ofDelhiInput(typed)).toBeNull(),
);
it.each([null, '', 'soon'])('shows nothing for %j', (iso) => expect(toDelhiInput(iso)).toBe(''));
