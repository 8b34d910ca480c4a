import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials, monogram } from './monogram.ts';

describe('initials', () => {
  it.each([
    ['Mehfil Sound', 'MS'],
    ['Chhat and Deewar Builders', 'CB'],
    ['Neem & Co', 'NC'],
    ['  meher ', 'M'],
    ['The Aur', 'TA'],
    ['24 Carat', '2C'],
    ['अमलतास फार्म', 'अफ'],
    ['', ''],
    ['---', ''],
  ])('takes %j as %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('monogram', () => {
  it('gives one name one picture, whatever its case or outer spaces', () => {
    expect(monogram(' Kesar Tents ')).toBe(monogram('kesar tents'));
  });

  it('tells most names apart even when their initials agree', () => {
    const drawn = new Set(
      ['Asha Rao', 'Amit Roy', 'Anil Rana', 'Arun Rai', 'Alka Ram', 'Ajay Rathi'].map(monogram),
    );
    expect(drawn.size).toBeGreaterThanOrEqual(5);
  });

  it('writes nothing of a name but letters and digits, and stays small', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constant('<script>alert(1)</script>'), fc.constant('" onload="x')),
        (name) => {
          const svg = monogram(name);
          expect(svg.endsWith('</svg>')).toBe(true);
          expect(svg).not.toMatch(/<script|onload/i);
          expect(svg.match(/</g)!.length).toBeLessThanOrEqual(16);
          expect(svg.length).toBeLessThanOrEqual(5000);
        },
      ),
    );
  });
});
