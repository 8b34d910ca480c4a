import { describe, expect, it } from 'vitest';
import { guessingDecoder } from './guessed-text.ts';

const head = (encoding: string) => Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>\n`);
/** `結婚式` in Shift_JIS. */
const shiftJis = Buffer.from([0x8c, 0x8b, 0x8d, 0xa5, 0x8e, 0xae]);

/** Returns the text of bytes that arrive in two parts, without the first line. */
function readInTwo(encoding: string, bytes: Uint8Array, cut: number): string {
  const decoder = guessingDecoder();
  const parts = [head(encoding), bytes.subarray(0, cut), bytes.subarray(cut)];
  const text = parts.map((part, at) => decoder.text(part, at === 2)).join('');
  expect(decoder.guessed()).toBe(0);
  return text.replace(/^.*\n/, '');
}

describe('bytes that say an encoding of several bytes', () => {
  it.each(['Shift_JIS', 'GB18030', 'UTF-16', 'UTF-8'])(
    'are UTF-8 when they are, wherever they are cut: %s',
    (encoding) => {
      const text = 'Café – विवाह 🎉';
      const bytes = Buffer.from(text);
      for (let cut = 0; cut <= bytes.length; cut += 1) expect(readInTwo(encoding, bytes, cut)).toBe(text);
    },
  );
  it('are read as they say when they are not', () => {
    for (let cut = 0; cut <= shiftJis.length; cut += 1)
      expect(readInTwo('Shift_JIS', shiftJis, cut)).toBe('結婚式');
  });
});
