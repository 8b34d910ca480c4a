/** @file A vendor's usual response time, in steps: nobody chooses by minutes, and a page with a step stays true for longer. */
import { dayMs, hourMs } from '#facts/time.ts';

export const responseTimeRules = {
  /** Days of introductions that count. */
  days: 90,
  /** Minimum introductions; with fewer no time is shown. */
  introductionsFrom: 5,
} as const;

const day = dayMs / hourMs;
/** Steps in hours. A slower vendor has missed every deadline. */
export const responseSteps = [1, 2, 3, 6, 12, day, 2 * day, 3 * day] as const;

/**
 * Returns the step of a time; null beyond the last step.
 * @where How is a response time rounded to steps?
 */
export const responseStepOf = (ms: number): number | null =>
  responseSteps.find((hours) => ms <= hours * hourMs) ?? null;
