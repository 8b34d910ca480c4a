import { paths } from '#facts/paths.ts';
import { t } from '#words/t.ts';

/** The careers page. */
export const careers = {
  route: paths.careers,
  title: t('Join Our Team'),
  metaDescription: t(
    'Work with us in Delhi: people who can explain weddings, building and small business in plain, warm words, and keep promises.',
  ),
  intro: t(
    'We are a small team that writes, calls and visits. If you like to explain things and to keep promises, read on.',
  ),
  applyLabel: t('Apply Now'),
  none: t(
    'No position is open just now. Write to us all the same, with something that you have written or built.',
  ),
  failed: t('The openings could not be loaded. Please try again in a minute.'),
  process: {
    heading: t('What happens after you apply'),
    points: [
      t('A reply within five working days, also when the answer is no'),
      t('A call of twenty minutes'),
      t('One paid trial article, with comments'),
      t('An afternoon with the team, and a decision within three days'),
    ],
  },
  fairness: t(
    'We read work, not photographs. Age, religion, caste, gender, marriage and disability play no part. Tell us what you need to take part comfortably.',
  ),
} as const;
