/** @file The states of a review, and what people read of each. */
import { t } from '#words/t.ts';
import type { IntroductionStatus } from '#domain/enquiries/introduction-changes.ts';

/** All statuses in their order; a review not yet begun has none. */
export const reviewStatuses = [
  'invited',
  'written',
  'published',
  'answered',
  'refused',
  'withdrawn',
  'removed',
] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Public description of each state, on the page that explains reviews. */
export const reviewStatusWords = {
  invited: t('The family has been asked by e-mail for its review.'),
  written: t('The review is written and waits for our team. Nobody else sees it.'),
  published: t('Everybody can read it.'),
  answered: t('Everybody can read it, with the one answer of the vendor.'),
  refused: t('It was not published, for one of the reasons below, which the family was told.'),
  withdrawn: t('The family has taken it back. A line without its words stays.'),
  removed: t('We took it down for one of the reasons below. A line with the reason stays.'),
} as const satisfies Record<ReviewStatus, string>;

/** Statuses of introductions that can be reviewed: the vendor answered, or was booked. */
export const reviewable: readonly IntroductionStatus[] = ['replied', 'chosen'];

/** Statuses with public words. */
export const shownReviews = ['published', 'answered'] as const satisfies readonly ReviewStatus[];
