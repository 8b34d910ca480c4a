/** @file Typing errors: which word another one may have been meant as. A guess far from the word is another word. */

/** Words up to this length have one wrong letter at most, and no consonant in place of another: `horse` is not `house`. */
const shortWord = 6;
const vowel = /[aeiouy]/;
/** Beginnings that sound alike. */
const sameBeginnings: readonly (readonly string[])[] = [
  ['f', 'p'],
  ['k', 'c', 'q'],
  ['v', 'w'],
  ['z', 'j', 'g'],
];

const beginsAlike = (a: string, b: string) =>
  a[0] === b[0] ||
  (a[0] === b[1] && a[1] === b[0]) ||
  sameBeginnings.some((letters) => letters.includes(a[0]!) && letters.includes(b[0]!));

/** Returns the cost of one letter typed for another. */
const changeCost = (a: string, b: string, isShort: boolean): number => {
  if (a === b) return 0;
  return isShort && !(vowel.test(a) && vowel.test(b)) ? Infinity : 1;
};

/** Returns the number of letters to add, drop, change or swap with the next. */
export function distance(a: string, b: string, isShort: boolean): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + changeCost(a[i - 1]!, b[j - 1]!, isShort);
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/** Returns the number of wrong letters if the word may be a typing error of the other, else null. 0 for the same word. */
export function typoDistance(typed: string, meant: string): number | null {
  const isShort = Math.min(typed.length, meant.length) <= shortWord;
  const max = isShort ? 1 : 2;
  if (Math.abs(typed.length - meant.length) > max || !beginsAlike(typed, meant)) return null;
  const wrong = distance(typed, meant, isShort);
  return wrong <= max ? wrong : null;
}
