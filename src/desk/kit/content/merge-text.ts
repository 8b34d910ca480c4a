/** @file Merging of two people's edits of one text, paragraph by paragraph. Loaded with types that have a long text. */
import { diff } from '@codemirror/merge';

/** A text in parts that join to exactly itself: the paragraphs, and what stands before each and after the last. */
type Parts = { paragraphs: string[]; gaps: string[] };
type Hunk = { from: number; to: number; put: string[]; gaps: string[] };

/** Returns a text with one sign at each line's end, as the text editor holds it. */
export const oneLineEnd = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Blank lines; the next line's indentation belongs to its paragraph, where it makes code or a list of it. */
const gap = /(\n[^\S\n]*\n(?:[^\S\n]*\n)*)/;

function partsOf(text: string): Parts {
  const [before = ''] = /^(?:[^\S\n]*\n)*/.exec(text)!;
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

/** Returns what stands before each paragraph of the base that a side has left. */
function gapsLeft({ gaps }: Parts, hunks: readonly Hunk[], length: number): (string | undefined)[] {
  const left = Array.from<string | undefined>({ length });
  let shift = 0;
  let at = 0;
  for (const { from, to, put } of [...hunks, { from: length, to: length, put: [] }]) {
    for (; at < from; at += 1) left[at] = gaps[at + shift];
    at = to;
    shift += put.length - (to - from);
  }
  return left;
}

const countIn = (paragraphs: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const one of paragraphs) counts.set(one, (counts.get(one) ?? 0) + 1);
  return (one: string) => counts.get(one) ?? 0;
};
/** Whether the merged text has each paragraph as often as both edits together make it: none twice that both added or moved. */
function addsUp(merged: string, ...texts: Parts[]): boolean {
  const { paragraphs } = partsOf(merged);
  const [now, was, here, there] = [paragraphs, ...texts.map((one) => one.paragraphs)].map(countIn) as Counts;
  return [...new Set([paragraphs, ...texts.map((one) => one.paragraphs)].flat())].every((one) => {
    const [ours, others] = [here(one) - was(one), there(one) - was(one)];
    const grown = now(one) - was(one);
    // One added a paragraph that the other took out.
    if (ours * others < 0) return false;
    if (ours * others === 0) return grown === ours + others;
    return ours > 0
      ? grown === Math.max(ours, others)
      : grown >= ours + others && grown <= Math.min(ours, others);
  });
}
type Count = ReturnType<typeof countIn>;
type Counts = [Count, Count, Count, Count];

/** More paragraphs than signs below the surrogates: nobody writes such a text, and it is asked as before. */
const paragraphsMax = 20_000;

/**
 * Returns both edits of `base` in one text; null where they touch, and somebody must decide. Edits of different paragraphs do not
 * touch, and the same edit by both is one. A result merged again, after a save whose answer was lost, stays as it is or is null.
 * @where How are two people's edits of one text merged?
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  const [from, here, there] = [base, mine, theirs].map(oneLineEnd) as [string, string, string];
  if (here === there || there === from) return mine;
  if (here === from) return theirs;
  const merged = together(from, here, there);
  if (merged === null) return null;
  const again = [
    merged === there ? merged : together(from, merged, there),
    merged === here ? merged : together(from, here, merged),
  ];
  return again.every((one) => one === null || one === merged) ? merged : null;
}

function together(...texts: [base: string, mine: string, theirs: string]): string | null {
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
  const [here, there] = [
    gapsLeft(sides[0], ours, from.paragraphs.length),
    gapsLeft(sides[1], others, from.paragraphs.length),
  ];
  const before = (index: number) =>
    [here[index], there[index]].find((one) => one !== undefined && one !== from.gaps[index]) ??
    from.gaps[index]!;
  const keep = (to: number) => {
    for (; at < to; at += 1) put(from.paragraphs[at]!, before(at));
  };
  for (const hunk of hunks) {
    keep(hunk.from);
    hunk.put.forEach((paragraph, index) => put(paragraph, hunk.gaps[index]!));
    at = Math.max(at, hunk.to);
  }
  keep(from.paragraphs.length);
  const merged = words.join('') + last;
  return addsUp(merged, from, ...sides) ? merged : null;
}
