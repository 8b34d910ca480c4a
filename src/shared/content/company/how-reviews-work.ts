import { reviewLimits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import { reviewDecisionHours, reviewUndoMinutes } from '#domain/reviews/review-changes.ts';
import { reviewStatuses, reviewStatusWords } from '#domain/reviews/review-statuses.ts';
import { reviewCheckNames, reviewChecks } from '#domain/reviews/review-checks.ts';
import { reviewReasonNames, reviewReasons } from '#domain/reviews/review-reasons.ts';
import type { TextPage } from '../types.ts';
import { t } from '#words/t.ts';

/** The page on how reviews work, made from the tables that the code follows. */
export const howReviewsWork = {
  route: paths.reviews,
  title: t('How reviews work'),
  metaDescription: t(
    'Who may review a vendor, what is checked, for which reasons a review is refused or removed, and how each is known to be real.',
  ),
  intro: t('Nobody can buy, order or delete a review here. These are the rules, and there are no others.'),
  sections: [
    {
      id: 'who',
      heading: t('Who may write one'),
      paragraphs: [
        t(
          'A family that sent a request and whom the vendor answered or who booked it; one review for each vendor. Each review says so. We ask by e-mail once, after the day of the event or two weeks after a booking.',
        ),
        t(
          'Stars are shown from {count} reviews on. Nobody pays or is paid for a review, and no review moves a vendor up or down a list.',
          { count: String(reviewLimits.starsFrom) },
        ),
      ],
    },
    {
      id: 'states',
      heading: t('What happens to it'),
      paragraphs: [
        t(
          'Our team reads every review and decides within {hours} hours; none publishes itself. A decision can be corrected for {minutes} minutes. The words are never changed, by nobody.',
          { hours: String(reviewDecisionHours), minutes: String(reviewUndoMinutes) },
        ),
      ],
      points: reviewStatuses.map((status) => reviewStatusWords[status]),
    },
    {
      id: 'checks',
      heading: t('What is checked by itself'),
      paragraphs: [t('A check refuses nothing. It only asks our team to look twice:')],
      points: reviewCheckNames.map((name) => reviewChecks[name].label),
    },
    {
      id: 'reasons',
      heading: t('Why a review is refused or removed'),
      paragraphs: [
        t(
          'Only for one of these reasons, which is told to the family. That it is bad for the vendor is none.',
        ),
      ],
      points: reviewReasonNames.map((name) => `${reviewReasons[name].label} ${reviewReasons[name].more}`),
    },
    {
      id: 'answer',
      heading: t('The vendor’s answer'),
      paragraphs: [
        t(
          'The vendor may answer each review once, below it. It cannot hide, move or delete one. Who thinks that a review breaks these rules can complain, and we look at it within the times stated there.',
        ),
      ],
    },
  ],
} as const satisfies TextPage;
