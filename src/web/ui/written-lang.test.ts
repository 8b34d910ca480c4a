import { expect, it } from 'vitest';
import { toldLangOf, writtenLangOf } from './written-lang.ts';

it('says of a message in Hindi that it is one, on a page in English', () => {
  expect(toldLangOf('मंडप कब लगेगा?')).toBe('hi');
  expect(toldLangOf('Saffron Table से कब बात हो?')).toBe('hi');
});

it.each(['When is the mandap up?', '9876543210', '', null, undefined])(
  'says nothing of what is in the language of the page, or no words: %j',
  (words) => {
    expect(toldLangOf(words)).toBeUndefined();
    expect(writtenLangOf(words)).toBeUndefined();
  },
);
