import { afterEach, describe, expect, it } from 'vitest';
import { showHundredths } from '#domain/formats/hundredths.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { delhiFormat } from './show-date.ts';
import { showDigits, showList, showNumber } from '#words/formats.ts';
import { locales, type Locale } from '#words/locales.ts';
import { speakWith } from '#words/t.ts';

let spoken: Locale = 'en';
afterEach(() => (spoken = 'en'));
speakWith({ locale: () => spoken, catalogs: { hi: { '{first} and {last}': '{first} और {last}' } } });

const at = new Date('2026-12-14T05:00:00Z');
const moment = delhiFormat({ dateStyle: 'long', timeStyle: 'short' });
const short = delhiFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
const day = delhiFormat({ dateStyle: 'long' });

it('each language writes dates, numbers and lists its own way, in a format that was made before it was spoken', () => {
  const said = () => [
    moment.format(at),
    short.format(at),
    day.format(at),
    showNumber(1234567.5),
    showList(['A', 'B', 'C']),
  ];
  expect(said()).toEqual([
    '14\u00a0December 2026 at 10:30\u00a0am',
    '14\u00a0Dec, 10:30\u00a0am',
    '14\u00a0December 2026',
    '12,34,567.5',
    'A, B and C',
  ]);
  spoken = 'hi';
  expect(said()).toEqual([
    '14\u00a0दिसंबर 2026 को सुबह 10:30\u00a0बजे',
    '14\u00a0दिस॰, सुबह 10:30',
    '14\u00a0दिसंबर 2026',
    '12,34,567.5',
    'A, B और C',
  ]);
});

describe('the digits are those of the setting', () => {
  const written = (tag: string) => [
    new Intl.NumberFormat(tag).format(125000),
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(at),
  ];

  it('Latin, unless it says otherwise', () => {
    expect(written(locales.hi.format)).toEqual(['1,25,000', '14 दिस॰ 2026']);
  });

  it('Devanagari', () => {
    const tag = locales.hi.format.replace('nu-latn', 'nu-deva');
    expect(written(tag)).toEqual(['१,२५,०००', '१४ दिस॰ २०२६']);
  });

  it('in all that is put together of several numbers, too', () => {
    spoken = 'hi';
    const { format } = locales.hi;
    const hindi: { format: string } = locales.hi;
    hindi.format = format.replace('nu-latn', 'nu-deva');
    try {
      expect([showPaise(892_50), showHundredths(250), showDigits('2026')]).toEqual([
        '₹८९२.५०',
        '२.५',
        '२०२६',
      ]);
    } finally {
      hindi.format = format;
    }
    expect(showPaise(892_05)).toBe('₹892.05');
  });
});
