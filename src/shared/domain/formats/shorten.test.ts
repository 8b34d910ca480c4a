import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzed } from '#support/fuzz/fuzz-run.ts';
import { oneLine, shorten } from './shorten.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom('😀', '👩‍👩‍👧‍👦', '🇮🇳', 'क्षि', 'é', 'a', '\u0301', '\r\n')).map((all) => all.join('')),
);

describe('a shortened text', () => {
  it.each([
    ['short', 80, 'short'],
    ['abcdef', 3, 'abc'],
    [`${'a'.repeat(79)}😀`, 80, 'a'.repeat(79)],
    [`${'a'.repeat(78)}😀`, 80, `${'a'.repeat(78)}😀`],
    ['ab👩‍👩‍👧‍👦', 6, 'ab'],
    ['🇮🇳🇮🇳', 6, '🇮🇳'],
    ['श्री राम', 5, 'श्री '],
    [`a${'\u0301'.repeat(9)}`, 4, 'a\u0301\u0301\u0301'],
    ['👩‍👩‍👧‍👦', 4, '👩‍'],
    ['👩‍👩‍👧‍👦', 1, ''],
  ])('of %j within %i is %j', (text, max, short) => expect(shorten(text, max)).toBe(short));

  it('begins as the text does, keeps to its length, and is whole when the text is', () =>
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const short = shorten(text, max);
        expect(text.startsWith(short)).toBe(true);
        expect(short.length).toBeLessThanOrEqual(max);
        if (text.isWellFormed()) expect(short.isWellFormed()).toBe(true);
      }),
      fuzzed(400),
    ));
});

describe('one line', () => {
  it.each([
    ['Asha\r\nBcc: stranger@evil.example', 'Asha Bcc: stranger@evil.example'],
    [' Asha\u2028\u2029\u0085Menon\t', 'Asha Menon'],
    ['Asha \u202egnp.exe\u202c', 'Asha gnp.exe'],
    ['नमस्ते 👩‍👧', 'नमस्ते 👩‍👧'],
  ])('of %j is %j', (text, line) => expect(oneLine(text)).toBe(line));
});
