/** Grounds that carry white or ink text with enough contrast in both schemes; chosen by the name, so that it stays. */
const grounds = [
  'bg-teal text-paper',
  'bg-marigold text-on-marigold',
  'bg-night text-on-night',
  'bg-leaf text-paper',
] as const;

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
const isLetter = (text: string) => /\p{L}|\p{N}/u.test(text);
const firstLetter = (word: string) =>
  [...letters.segment(word)].find(({ segment }) => isLetter(segment))?.segment ?? '';

/** The first letters of the first and the last word; Devanagari syllables stay whole. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(isLetter);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map(firstLetter).join('').toUpperCase();
}

const groundOf = (name: string) =>
  grounds[
    [...letters.segment(name)].reduce((sum, { segment }) => sum + segment.codePointAt(0)!, 0) % grounds.length
  ];

/** Stands for a person or company without a picture. The name is beside it, so it says nothing itself. */
export function Monogram({ name, className = 'size-12' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full font-semibold ${groundOf(name)} ${className}`}
    >
      {initialsOf(name)}
    </span>
  );
}
