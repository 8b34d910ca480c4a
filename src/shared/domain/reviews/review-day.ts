/** @file From which day a family is asked for its review, and of whom: the private page, the review's page, the mail and the server ask here. */
import type { IntroductionStatus } from '#domain/enquiries/introduction-changes.ts';
import { dayInDelhi, dayMs, startOfDay } from '#facts/time.ts';
import { inviteAfterBookingDays } from './review-changes.ts';

/** The days of a request: of its event, as YYYY-MM-DD, and of its booking. */
export type ReviewedDays = { eventDate: string | null; bookedAt: Date | null };

/**
 * Returns the first day in Delhi on which a review may be asked for and written: the day after the event; without one some days after the
 * booking; null when the request has neither, so that nothing must be awaited.
 * @where When may a family write its review?
 */
export function reviewFrom({ eventDate, bookedAt }: ReviewedDays): string | null {
  if (eventDate) return dayInDelhi(new Date(startOfDay(eventDate).getTime() + dayMs));
  return bookedAt && dayInDelhi(new Date(bookedAt.getTime() + inviteAfterBookingDays * dayMs));
}

/** Returns whether that day has come. */
export function isReviewDay(days: ReviewedDays, now: Date): boolean {
  const from = reviewFrom(days);
  return from === null || from <= dayInDelhi(now);
}

/** Statuses of introductions that a family is asked about: it has booked the vendor. */
export const reviewAsked: readonly IntroductionStatus[] = ['chosen'];

/** Returns whether the family must say that it met the vendor: it has not booked it here. */
export const mustHaveMet = (status: IntroductionStatus): boolean => !reviewAsked.includes(status);
