import { afterEach, expect, it } from 'vitest';
import { speakWith } from '#words/t.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { enquiryFailure } from './enquiry-call.ts';

const speak = (locale: 'en' | 'hi') =>
  speakWith({ locale: () => locale, catalogs: { hi: { 'Error: {message}': 'ग़लती: {message}' } } });
afterEach(() => speak('en'));

it.each([
  ['en', 'Error: no'],
  ['hi', 'ग़लती: no'],
] as const)('repeats the server in %s where the requirements say so', (locale, words) => {
  speak(locale);
  expect(enquiryFailure(enquiryKinds.venue, new Error('no'))).toBe(words);
});
