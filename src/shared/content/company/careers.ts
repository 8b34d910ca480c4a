import { paths } from '#facts/paths.ts';

/** The careers page. */
export const careers = {
  route: paths.careers,
  title: 'Join Our Team',
  metaDescription:
    'Work with us in Delhi: people who can explain weddings, building and small business in plain, warm words, and keep promises.',
  intro:
    'We are a small team that writes, calls and visits. If you like to explain things and to keep promises, read on.',
  applyLabel: 'Apply Now',
  none: 'No position is open just now. Write to us all the same, with something that you have written or built.',
  failed: 'The openings could not be loaded. Please try again in a minute.',
  process: {
    heading: 'What happens after you apply',
    points: [
      'A reply within five working days, also when the answer is no',
      'A call of twenty minutes',
      'One paid trial article, with comments',
      'An afternoon with the team, and a decision within three days',
    ],
  },
  fairness:
    'We read work, not photographs. Age, religion, caste, gender, marriage and disability play no part. Tell us what you need to take part comfortably.',
} as const;
