import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hourSpans,
  isPastMidnight,
  readHours,
  spanMinutes,
  spansOverlap,
  writtenHours,
} from './hour-spans.ts';

describe('the hours of a day', () => {
  it.each([
    ['10:00-19:30', ['10:00-19:30']],
    ['16:00-21:00,10:00 - 13:00', ['10:00-13:00', '16:00-21:00']],
    ['18:00-02:00', ['18:00-02:00']],
    ['11:00-15:00, 19:00-00:00', ['11:00-15:00', '19:00-00:00']],
  ])('%s is read as %j', (text, spans) => {
    expect(readHours(text)?.map((one) => writtenHours([one]))).toEqual(spans);
  });

  it.each(['', ' ', '10:00', '10-19', '10:00-24:00', '10:00-13:00,', '10:00-13:00; 16:00-21:00', 'always'])(
    '%j is none',
    (text) => {
      expect(readHours(text)).toBeNull();
      expect(hourSpans(text)).toEqual([]);
    },
  );

  it('end on the next day where the end is not after the beginning', () => {
    const ends = (text: string) => hourSpans(text).map((one) => [isPastMidnight(one), spanMinutes(one)]);
    expect(ends('18:00-17:59')).toEqual([[true, { from: 1080, to: 2519 }]]);
    expect(ends('18:00-18:00')).toEqual([[true, { from: 1080, to: 2520 }]]);
    expect(ends('18:00-18:01')).toEqual([[false, { from: 1080, to: 1081 }]]);
    expect(ends('18:00-00:00')).toEqual([[true, { from: 1080, to: 1440 }]]);
    expect(ends('00:00-23:59')).toEqual([[false, { from: 0, to: 1440 }]]);
  });

  it.each([
    ['10:00-13:00, 13:00-15:00', false],
    ['10:00-13:01, 13:00-15:00', true],
    ['10:00-02:00, 23:00-23:30', true],
    ['10:00-13:00, 20:00-02:00', false],
    ['10:00-13:00', false],
  ])('%s overlap: %s', (text, overlap) => expect(spansOverlap(hourSpans(text))).toBe(overlap));
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'));

it('hours are read as they were stored, in the order of the day', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ opens: time, closes: time }), { minLength: 1, maxLength: 3 }),
      (spans) => {
        const read = hourSpans(writtenHours(spans));
        expect(read.length).toBe(spans.length);
        expect(hourSpans(writtenHours(read))).toEqual(read);
        expect(read.every((one, at) => at === 0 || read[at - 1]!.opens <= one.opens)).toBe(true);
        for (const one of read) {
          const { from, to } = spanMinutes(one);
          expect(to).toBeGreaterThan(from);
          expect(to - from).toBeLessThanOrEqual(1440);
        }
      },
    ),
  );
});
