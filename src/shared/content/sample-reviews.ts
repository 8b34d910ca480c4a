import { t } from '#words/t.ts';

/** An invented review that shows the look of reviews. Never structured data, always below its note. */
export type SampleReview = {
  readonly name: string;
  /** From 1 to the rating scale. */
  readonly rating: number;
  readonly description: string;
  /** ISO 8601 day. */
  readonly date: string;
};

/** The note beside them. */
export const sampleReviewsNote = t(
  'These four reviews are samples, written by us to show how this part of the page will look. Nobody has reviewed this business here yet.',
);

/** The four samples of the specification. */
export const sampleReviews: readonly SampleReview[] = [
  {
    name: t('Sample customer: Meher'),
    rating: 5,
    description: t(
      'They came to see the lawn twice before giving a price, and the price did not change afterwards. On the day everything was ready an hour early.',
    ),
    date: '2026-02-14',
  },
  {
    name: t('Sample customer: Arvind'),
    rating: 4,
    description: t(
      'Good work and polite people. One delivery was late because of the rain; they called before we had to ask.',
    ),
    date: '2026-03-02',
  },
  {
    name: t('Sample customer: Shazia'),
    rating: 5,
    description: t(
      'I am not good with paperwork. They explained each page in Hindi and kept copies of everything for us.',
    ),
    date: '2026-04-19',
  },
  {
    name: t('Sample customer: Joseph'),
    rating: 4,
    description: t(
      'The quote listed what was not included, which nobody else had done. The team cleaned up every evening.',
    ),
    date: '2026-05-27',
  },
];
