/** @file Merging of two people's edits of one text, paragraph by paragraph. Loaded with types that have a long text. */
import { diff } from '@codemirror/merge';

/** A text in parts that join to exactly itself: the paragraphs, and what stands before each and after the last. */
type Parts = { paragraphs: string[]; gaps: string[] };
type Hunk = { from: number; to: number; put: string[]; gaps: string[] };

/** Returns a text with one sign at each line's end, as the text editor holds it. */
export const oneLineEnd = (text: string): string => text.replace(/\r\n?/g, '\n');

const gap = /(\n[^\S\n]*\n\s*)/;

function partsOf(text: string): Parts {
  const [before = ''] = /^\s*/.exec(text)!;
  const inner = text.slice(before.length).trimEnd();
  const after = text.slice(before.length + inner.length);
  const split = inner.split(gap);
  return {
    paragraphs: inner === '' ? [] : split.filter((_, index) => index % 2 === 0),
    gaps: [before, ...split.filter((_, index) => index % 2 === 1), after],
  };
}

/** Returns the differences of two lists of paragraphs, each paragraph as one sign of a short text. */
function hunksOf(before: Parts, after: Parts): Hunk[] {
  const signs = new Map<string, string>();
  const signed = ({ paragraphs }: Parts) =>
    paragraphs
      .map((one) => {
        if (!signs.has(one)) signs.set(one, String.fromCodePoint(signs.size + 1));
        return signs.get(one)!;
      })
      .join('');
  return diff(signed(before), signed(after)).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    put: after.paragraphs.slice(fromB, toB),
    gaps: after.gaps.slice(fromB, toB),
  }));
}

const isSame = (a: Hunk, b: Hunk) =>
  a.from === b.from && a.to === b.to && a.put.join('\n\n') === b.put.join('\n\n');
const grows = ({ from, to, put }: Hunk) => put.length > to - from;
/** Whether two hunks change the same paragraphs, or both add at the same place, where nobody can know the order. */
const clash = (a: Hunk, b: Hunk) =>
  (a.from < b.to && b.from < a.to) || ((a.to === b.from || b.to === a.from) && grows(a) && grows(b));

/** More paragraphs than signs below the surrogates: nobody writes such a text, and it is asked as before. */
const paragraphsMax = 20_000;

/**
 * Returns both edits of `base` in one text; null where they touch, and somebody must decide. Edits of different paragraphs do not
 * touch, and the same edit by both is one.
 * @where How are two people's edits of one text merged?
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  const texts = [base, mine, theirs].map(oneLineEnd);
  if (texts[1] === texts[2] || texts[2] === texts[0]) return mine;
  if (texts[1] === texts[0]) return theirs;
  const [from, ...sides] = texts.map(partsOf) as [Parts, Parts, Parts];
  if ([from, ...sides].some(({ paragraphs }) => paragraphs.length > paragraphsMax)) return null;
  const [ours, others] = sides.map((side) => hunksOf(from, side)) as [Hunk[], Hunk[]];
  const added = others.filter((one) => !ours.some((other) => isSame(one, other)));
  if (added.some((one) => ours.some((other) => clash(one, other)))) return null;
  const hunks = [...ours, ...added].toSorted((a, b) => a.from - b.from || a.to - b.to);
  const after = (of: Parts) => of.gaps.at(-1)!;
  const last = after(sides[0]) === after(from) ? after(sides[1]) : after(sides[0]);
  const words: string[] = [];
  const put = (paragraph: string, before: string) => {
    // The first paragraph and a later one may have changed places with their gaps: two paragraphs always have one between them.
    if (words.length > 0) words.push(gap.test(before) ? before : '\n\n', paragraph);
    else words.push(gap.test(before) ? from.gaps[0]! : before, paragraph);
  };
  let at = 0;
  const keep = (to: number) => {
    for (; at < to; at += 1) put(from.paragraphs[at]!, from.gaps[at]!);
  };
  for (const hunk of hunks) {
    keep(hunk.from);
    hunk.put.forEach((paragraph, index) => put(paragraph, hunk.gaps[index]!));
    at = Math.max(at, hunk.to);
  }
  keep(from.paragraphs.length);
  return words.join('') + last;
}
