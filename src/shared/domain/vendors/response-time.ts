/** @file How soon a vendor usually answers, told in steps: nobody chooses by minutes, and a page that shows a step stays true for longer. */
import { dayMs, hourMs } from '#facts/time.ts';

export const responseTimeRules = {
  /** Introductions of so many days are looked at. */
  days: 90,
  /** Nothing is said of a vendor who has had fewer. */
  introductionsFrom: 5,
} as const;

const day = dayMs / hourMs;
/** In hours. Whoever is slower has answered nobody in time. */
export const responseSteps = [1, 2, 3, 6, 12, day, 2 * day, 3 * day] as const;

/** Returns the step that a time lies in; null when it lies beyond all of them. */
export const responseStepOf = (ms: number): number | null =>
  responseSteps.find((hours) => ms <= hours * hourMs) ?? null;
