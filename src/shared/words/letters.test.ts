import { expect, it } from 'vitest';
import { lettersOf } from './letters.ts';

it.each(['', 'Amaltas', 'O’Neil & Söhne', 'क्षमा', 'हिन्दी', '👨‍👩‍👧', '🇮🇳 India', 'a\r\nb', 'e\u0301'])(
  'letters are those of Intl: %j',
  (text) => {
    const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
    expect(lettersOf(text)).toEqual(Array.from(graphemes.segment(text), ({ segment }) => segment));
  },
);
