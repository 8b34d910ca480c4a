import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answerPlaceholderNames,
  fillAnswer,
  gap,
  unknownPlaceholder,
  withInserted,
  type AnswerValues,
} from './ready-answers.ts';

const values: AnswerValues = {
  person: 'Asha Rao',
  occasion: 'Catering booking',
  day: '12 Jan 2027',
  place: 'Dwarka',
  guests: '300',
};

it('fills what the request says', () => {
  expect(fillAnswer('Namaste {person}, {occasion} on {day} in {place} for {guests}.', values)).toEqual({
    text: 'Namaste Asha Rao, Catering booking on 12 Jan 2027 in Dwarka for 300.',
    missing: [],
  });
});

it('leaves a gap for a missing value and names it; a greeting goes without a name', () => {
  expect(
    fillAnswer('Namaste {person}, we are free on {day} for {guests} guests.', {
      ...values,
      person: null,
      day: null,
      guests: ' ',
    }),
  ).toEqual({
    text: `Namaste, we are free on ${gap} for ${gap} guests.`,
    missing: ['person', 'day', 'guests'],
  });
});

it('knows its placeholders and no others', () => {
  expect(unknownPlaceholder('{day} {guests}')).toBeNull();
  expect(unknownPlaceholder('{day} {phone}')).toBe('{phone}');
  expect(unknownPlaceholder('{toString}')).toBe('{toString}');
  expect(unknownPlaceholder('no braces } {')).toBeNull();
});

it('never loses a word that was typed, and fills each placeholder of a text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.constantFrom(...answerPlaceholderNames), { minLength: 1 }),
      fc.record({
        person: fc.option(fc.string()),
        occasion: fc.option(fc.string()),
        day: fc.option(fc.string()),
        place: fc.option(fc.string()),
        guests: fc.option(fc.string()),
      }),
      (typed, names, given) => {
        const { text, missing } = fillAnswer(names.map((name) => `{${name}}`).join(','), given);
        expect(withInserted(typed, text).startsWith(typed.trim() === '' ? text : typed.trimEnd())).toBe(true);
        for (const name of names) expect(missing.includes(name)).toBe(!given[name]?.trim());
      },
    ),
  );
});
