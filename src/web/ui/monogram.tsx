import { lettersOf } from '#words/letters.ts';
import { AsServed } from './as-served.tsx';

/** Backgrounds with enough contrast for white or ink text in both schemes; chosen by the name, so that it is stable. */
const grounds = [
  'bg-teal text-paper',
  'bg-marigold text-on-marigold',
  'bg-night text-on-night',
  'bg-leaf text-paper',
] as const;

const isLetter = (text: string) => /\p{L}|\p{N}/u.test(text);
const firstLetter = (word: string) => lettersOf(word).find(isLetter) ?? '';

/** Returns the first letters of the first and the last word; Devanagari syllables stay whole. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(isLetter);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map(firstLetter).join('').toUpperCase();
}

/** Returns the classes of a name's background and text. */
export const groundOf = (name: string): string =>
  grounds[Array.from(name).reduce((sum, sign) => sum + sign.codePointAt(0)!, 0) % grounds.length]!;

type Props = {
  name: string;
  /** A person is a circle; a business is under an arch, in the square of its picture. */
  of: 'person' | 'business';
  className?: string;
};

const shapes: Record<Props['of'], string> = {
  person: 'rounded-full',
  business:
    'relative isolate overflow-hidden rounded-lg before:absolute before:inset-x-[14%] before:top-[12%] before:bottom-0 before:-z-10 before:bg-current/15 before:jharokha',
};

/** Replaces the picture of a person or business. The name is beside it, so it is hidden from screen readers. */
export function Monogram({ name, of, className = 'size-12' }: Props) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center font-semibold ${shapes[of]} ${groundOf(name)} ${className}`}
    >
      <AsServed of={name} write={initialsOf} />
    </span>
  );
}
