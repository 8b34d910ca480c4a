/** @file The forms of an author's name under a review. */
import { t } from '#words/t.ts';

const parts = (name: string | null) => (name ?? '').trim().split(/\s+/).filter(Boolean);
const firstLetter = (word: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)][0]!.segment;

/** Returns both ways in which a name may be shown. */
export function namesOf(name: string | null): { first: string; initials: string } {
  const [first, ...rest] = parts(name);
  if (!first) return { first: t('A family'), initials: t('A family') };
  const initials = [first, ...rest.slice(-1)].map((word) => `${firstLetter(word).toUpperCase()}.`).join(' ');
  return { first: first.slice(0, 40), initials };
}
