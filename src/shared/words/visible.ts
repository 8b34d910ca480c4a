/**
 * @file Text as readers see it. A number copied from a phone's contacts carries direction marks, a name from a web page a
 * zero-width space: nobody sees them, so nobody can correct them, and two texts that look alike would differ.
 */

/** Joined emoji, keycaps and flags of regions, half letters of Indian scripts, a gap within a Persian word: their signs are visible. */
const seen = [
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+`,
  String.raw`\p{ExtPict}\p{EMod}?[\ufe0e\ufe0f]?(?:\u200d\p{ExtPict}\p{EMod}?[\ufe0e\ufe0f]?)*`,
  String.raw`[\d#*]\ufe0f(?=\u20e3)`,
  String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d](?=\p{L})`,
  String.raw`\p{Script=Arabic}\u200c(?=\p{Script=Arabic})`,
].join('|');
const unseen = String.raw`[\p{DI}\u0080-\u0084\u0086-\u009f\ufff9-\ufffb]`;
const seenOrUnseen = new RegExp(`(${seen})|${unseen}`, 'gu');

/** Line ends that forms do not send, but office programs do. */
// oxlint-disable-next-line no-control-regex -- these characters are what is read
const lineEnds = /[\u000b\u000c\u0085\u2028\u2029]/g;
/** The Braille pattern without dots. */
const blanks = /\u2800/g;

/**
 * Returns the text in Unicode's composed form (NFC) without invisible characters, except those that change their neighbours' look.
 * Idempotent.
 * @where How are invisible characters removed from text?
 */
export const visible = (text: string): string =>
  text
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(seenOrUnseen, (_, kept?: string) => kept ?? '')
    .normalize('NFC');

/** Returns a visible text in Unicode's compatibility form (NFKC), used for comparison: letters of another width or style become plain. */
export const compatibilityForm = (text: string): string => visible(text).normalize('NFKC');
