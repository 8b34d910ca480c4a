import { expect, it } from 'vitest';
import words from '#words/hi/own-enquiry.json' with { type: 'json' };
import type { Locale } from '#words/locales.ts';
import { speakWith } from '#words/t.ts';
import { showDeadline } from './show-deadline.ts';

let spoken: Locale = 'en';
speakWith({ locale: () => spoken, catalogs: { hi: words } });

it.each([
  ['2026-12-01T03:59:00+05:30', '30\u00a0November, night', '30\u00a0नवंबर, रात'],
  ['2026-12-01T04:00:00+05:30', '1\u00a0December, morning', '1\u00a0दिसंबर, सुबह'],
  ['2026-12-01T11:59:59+05:30', '1\u00a0December, morning', '1\u00a0दिसंबर, सुबह'],
  ['2026-12-01T12:00:00+05:30', '1\u00a0December, afternoon', '1\u00a0दिसंबर, दोपहर'],
  ['2026-12-01T17:00:00+05:30', '1\u00a0December, evening', '1\u00a0दिसंबर, शाम'],
  ['2026-12-01T21:00:00+05:30', '1\u00a0December, night', '1\u00a0दिसंबर, रात'],
  // Midnight in Delhi is the day before in UTC.
  ['2026-12-31T18:30:00Z', '31\u00a0December, night', '31\u00a0दिसंबर, रात'],
  ['soon', 'soon', 'soon'],
])('%s is told as the day and its part', (moment, english, hindi) => {
  spoken = 'en';
  expect(showDeadline(moment)).toBe(english);
  spoken = 'hi';
  expect(showDeadline(moment)).toBe(hindi);
});
