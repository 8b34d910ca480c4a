/** @file The figures of the page Numbers, as data: counts, splits, classes of durations, and the median from them. */
import { hourMs, minuteMs } from '#facts/time.ts';

/**
 * Counts of enquiries by the day on which they came. Flagged and merged ones are in none, withdrawn ones in `withdrawn` alone.
 * @where What is counted on the page Numbers?
 */
export const countNames = [
  'received',
  'withdrawn',
  'introduced',
  'answered',
  /** First answered within the target. */
  'inTime',
  /** A vendor sent a quote. */
  'quoted',
  'booked',
  /** Closed without a booking. */
  'lost',
  /** Introductions that vendors were told of, and those that they called bad. */
  'told',
  'bad',
] as const;
export type CountName = (typeof countNames)[number];

/** Steps of an enquiry by which the list shows what is counted: a count of the page Numbers, or answered late or not yet. */
export const reachedSteps = [
  'received',
  'withdrawn',
  'introduced',
  'answered',
  'inTime',
  'late',
  'quoted',
  'accepted',
  'booked',
  'lost',
  'told',
  'bad',
] as const;
export type ReachedStep = (typeof reachedSteps)[number];

/** Splits that a reader chooses. */
export const numberSplits = ['kind', 'place', 'source', 'campaign', 'owner'] as const;
export type NumberSplit = (typeof numberSplits)[number];
/** All splits that are counted. */
export const storedSplits = ['all', ...numberSplits, 'reason', 'vendor'] as const;
export type StoredSplit = (typeof storedSplits)[number];

/** The value of a reason that is not among the offered ones: its words may be anybody's. */
export const otherReason = '…';

/**
 * Upper limits of the classes of durations until the first answer, in minutes; the last class is open. A median is exact where its
 * class holds one duration, and else to the width of the class.
 */
export const answerClasses: readonly number[] = [
  5,
  10,
  15,
  20,
  30,
  45,
  ...[1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 28, 36, 48, 60, 72, 96, 120, 168, 240, 336, 720].map(
    (hours) => hours * (hourMs / minuteMs),
  ),
];
/** The number of classes. */
export const answerClassCount = answerClasses.length + 1;
/** Returns the class of a duration. */
export function answerClassOf(minutes: number): number {
  const found = answerClasses.findIndex((limit) => minutes < limit);
  return found === -1 ? answerClasses.length : found;
}

/** Returns the median of durations by their classes, in minutes: the mean of its class, of two classes between them. Null for none. */
export function medianOf(answers: readonly number[], minutes: readonly number[]): number | null {
  const total = answers.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const at = (rank: number) => {
    let before = 0;
    const found = answers.findIndex((count) => (before += count) > rank);
    return minutes[found]! / answers[found]!;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
