/** Chance that always falls the same way: a rebuilt picture must not change. */

/** Short text that stands for a longer one. */
export function hash(text: string): string {
  let h = 5381;
  for (let i = 0; i < text.length; i++) h = (h * 33) ^ text.charCodeAt(i);
  return (h >>> 0).toString(36);
}

export type Dice = ((from?: number, to?: number) => number) & { pick: <T>(list: readonly T[]) => T };

/** The same seed always falls the same way: a rebuilt picture must not change. */
export function dice(seed: string): Dice {
  let a = Number.parseInt(hash(seed), 36) | 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const roll = (from = 0, to = 1) => from + next() * (to - from);
  return Object.assign(roll, { pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]! });
}
