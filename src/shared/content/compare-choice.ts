/** @file The words with which vendors of a list are chosen for a comparison. */
export const compareChoice = {
  title: 'Compare vendors',
  tick: 'Compare',
  full: 'Four at most',
  oneMore: 'Tick one more vendor to compare.',
  these: (count: number): string => `Compare ${count} vendors`,
  clear: 'Clear',
} as const;
