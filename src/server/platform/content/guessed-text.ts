/** @file Decodes text whose bytes may be other than they say: valid UTF-8 is UTF-8, any other byte is read by the stated or usual encoding. */
import { isUtf8 } from 'node:buffer';

/** Encodings of one byte for each character. */
const oneByte = /^(?:iso-?8859-\d+|windows-125\d|latin-?1|us-ascii|koi8-[ru]|macintosh)$/i;
const usual = 'windows-1252';

/** Returns the length of the UTF-8 sequence at a place; 0 when it is none, -1 when the bytes end within it. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length === 0 || first >= 0xf5) return 0;
  for (let next = at + 1; next < at + length; next += 1) {
    if (next >= bytes.length) return -1;
    if ((bytes[next]! & 0xc0) !== 0x80) return 0;
  }
  return isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

/** Returns the length of the bytes without a character of UTF-8 that their end cuts. */
function wholeEnd(bytes: Uint8Array): number {
  for (let at = Math.max(0, bytes.length - 3); at < bytes.length; at += 1)
    if (bytes[at]! >= 0xc0 && sequenceAt(bytes, at) === -1) return at;
  return bytes.length;
}

/** Returns the encoding that the beginning of a file states. */
function statedIn(start: Uint8Array): string | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(start.subarray(0, 200)).toString('latin1');
  return /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? null;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

export type GuessingDecoder = {
  /** Returns the text of the next bytes; the last ones end the text. */
  text(bytes: Uint8Array, last?: boolean): string;
  /** Returns how many bytes were read by the guess since the last question. */
  guessed(): number;
};

/** Creates the decoder of one file. */
export function guessingDecoder(): GuessingDecoder {
  let whole: TextDecoder | null = null;
  /** An encoding of several bytes for a character, used from the first bytes on that are not UTF-8. */
  let stated: TextDecoder | null = null;
  let single = new TextDecoder(usual);
  let begun = false;
  let rest: Uint8Array = new Uint8Array();
  let guesses = 0;

  function mixed(bytes: Uint8Array, last: boolean): string {
    const parts: string[] = [];
    let from = 0;
    let at = 0;
    while (at < bytes.length) {
      const length = sequenceAt(bytes, at);
      if (length === -1 && !last) break;
      if (length > 0) at += length;
      else {
        parts.push(Buffer.from(bytes.subarray(from, at)).toString('utf8'));
        parts.push(single.decode(bytes.subarray(at, at + 1)));
        guesses += 1;
        from = at += 1;
      }
    }
    parts.push(Buffer.from(bytes.subarray(from, at)).toString('utf8'));
    rest = bytes.slice(at);
    return parts.join('');
  }

  return {
    text(given, last = false) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, given]) : given;
      rest = new Uint8Array();
      if (!begun) {
        begun = true;
        const label = statedIn(bytes) ?? '';
        const said = /^utf-?8$/i.test(label) ? null : decoderOf(label);
        if (said && oneByte.test(label)) single = said;
        else if (bytes[0]! >= 0xfe || /^iso-2022/i.test(label)) whole = said;
        // A file that says UTF-16 in bytes of ASCII is none: its first two bytes would tell.
        else if (!/^utf-?16/i.test(label)) stated = said;
      }
      if (whole) return whole.decode(bytes, { stream: !last });
      if (isUtf8(bytes)) return Buffer.from(bytes).toString('utf8');
      if (!stated) return mixed(bytes, last);
      const end = last ? bytes.length : wholeEnd(bytes);
      if (isUtf8(bytes.subarray(0, end))) {
        rest = bytes.slice(end);
        return Buffer.from(bytes.subarray(0, end)).toString('utf8');
      }
      whole = stated;
      return whole.decode(bytes, { stream: !last });
    },
    guessed: () => {
      const count = guesses;
      guesses = 0;
      return count;
    },
  };
}

/** Returns the text of a whole file, and how many of its bytes were guessed. */
export function guessedText(bytes: Uint8Array): { text: string; guessed: number } {
  const decoder = guessingDecoder();
  const text = decoder.text(bytes, true).replace(/^\uFEFF/, '');
  return { text, guessed: decoder.guessed() };
}
